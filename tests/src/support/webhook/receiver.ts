import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebhookMessage } from '@tallyport/contracts/webhook/values';

export interface Received {
  readonly id: string;
  readonly body: string;
  readonly message: WebhookMessage;
  /** Which of the receiver's secrets the message is signed with, by their ordinal. */
  readonly signedBy: readonly number[];
}

type Answer = (response: ServerResponse, received: Received) => void;

const takes: Answer = (response) => response.writeHead(204).end();

/** An endpoint as an integrator writes it: it verifies by the specification of Standard Webhooks and keeps what came, in order. */
export class Receiver {
  readonly received: Received[] = [];
  answer: Answer = takes;

  private constructor(
    private readonly server: Server,
    private readonly secrets: readonly string[],
  ) {}

  static async open(...secrets: readonly string[]): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server, secrets);
    server.on('request', (request, response) => void receiver.take(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get address(): string {
    return `http://${this.host}/in`;
  }

  /** Positions of what came, each at its first coming. */
  get positions(): number[] {
    return [...new Set(this.received.map(({ message }) => message.data.position))];
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const header = (name: string) => String(request.headers[name] ?? '');
    const signed = `${header('webhook-id')}.${header('webhook-timestamp')}.${body}`;
    const given = header('webhook-signature').split(' ');
    const signedBy = this.secrets.flatMap((secret, at) => (given.some((one) => isSignature(one, secret, signed)) ? [at] : []));
    if (signedBy.length === 0) return void response.writeHead(401).end();
    const received = { id: header('webhook-id'), body, message: WebhookMessage.parse(JSON.parse(body)), signedBy };
    this.received.push(received);
    this.answer(response, received);
  }
}

function isSignature(given: string, secret: string, signed: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
