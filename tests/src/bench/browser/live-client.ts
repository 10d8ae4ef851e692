import { once } from 'node:events';
import { ServerFrame, SUBPROTOCOL } from '@tallyport/contracts/realtime';
import { WebSocket } from 'ws';
import { until } from '../../support/until.js';
import { Arrivals } from './arrivals.js';
import type { LiveDesk } from './live-desk.js';

/** A socket as the web app opens one: signed in, each frame read and checked against the contract. */
export class LiveClient {
  /** By `stream@position`: when its frame was parsed. */
  readonly arrivals = new Arrivals();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      const frame = ServerFrame.parse(JSON.parse(data.toString()));
      if (frame.type === 'record.changed') this.arrivals.note(`${frame.stream_id}@${frame.stream_position}`);
      if (frame.type === 'extraction.progress') this.arrivals.note(`extraction/${frame.document_id}@${frame.stream_position}`);
    });
  }

  /** Waits for the gateway: one that just started admits nobody before it follows the feed. */
  static open(desk: LiveDesk): Promise<LiveClient> {
    return until('a socket is admitted', () => LiveClient.tryOnce(desk).catch(() => undefined));
  }

  private static async tryOnce({ port, org, token, address }: LiveDesk): Promise<LiveClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?org=${org.id}`, [SUBPROTOCOL, `token.${token}`], { origin: address });
    const client = new LiveClient(socket);
    await once(socket, 'open');
    return client;
  }

  close(): void {
    this.socket.terminate();
  }
}
