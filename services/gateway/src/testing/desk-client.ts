import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { ServerFrame, SUBPROTOCOL } from '@tallyport/contracts/realtime';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';

/** A socket as the web app opens one, with every frame that it was sent. */
export class DeskClient {
  readonly frames: ServerFrame[] = [];
  closeCode: number | null = null;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.frames.push(ServerFrame.parse(JSON.parse(data.toString()))));
    socket.on('close', (code) => {
      this.closeCode = code;
    });
  }

  static async open(port: number, org: string, token: string, origin: string | null = `http://127.0.0.1:${port}`): Promise<DeskClient> {
    const client = new DeskClient(connect(port, `/ws?org=${org}`, [SUBPROTOCOL, `token.${token}`], origin));
    await once(client.socket, 'open');
    await client.until(() => client.frames.length > 0);
    return client;
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  async until(condition: () => boolean): Promise<void> {
    await vi.waitFor(() => expect(condition()).toBe(true), { timeout: 10_000, interval: 10 });
  }

  /** Where it stands by its last frame. */
  get cursor(): string {
    return this.frames.findLast((frame) => 'cursor' in frame)?.cursor ?? '';
  }

  changes(): Extract<ServerFrame, { type: 'record.changed' }>[] {
    return this.frames.filter((frame) => frame.type === 'record.changed');
  }
}

/** The status with which an upgrade is refused, and the body that says why. */
export async function refusedUpgrade(
  port: number,
  path: string,
  { protocols, origin = `http://127.0.0.1:${port}` }: { protocols: string[]; origin?: string | null },
): Promise<{ status: number; body: string }> {
  const socket = connect(port, path, protocols, origin);
  const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  socket.on('error', () => undefined);
  socket.terminate();
  return { status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() };
}

function connect(port: number, path: string, protocols: string[], origin: string | null): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${port}${path}`, protocols, origin === null ? {} : { origin });
}
