import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '@tallyport/runtime/log';
import { type BodyRefused, bodyOf } from './body.js';

/** What an address takes: the whole of what was sent, for the organisation whose address it is. */
export interface Door {
  readonly mostBytes: number;
  orgOf(token: string): Promise<string | null>;
  receive(orgId: string, content: Uint8Array): Promise<void>;
}

/** The doors, by the first part of their addresses. */
export type Doors = Readonly<Record<'customs' | 'freight', Door>>;

export interface Intake {
  readonly doors: Doors;
  /** What became of each request, to be counted. */
  counted(outcome: 'received' | 'not-found' | 'refused' | 'failed'): void;
}

/** A sender that drips is cut off. */
const WHOLE_WITHIN_MS = 60_000;
const HEADERS_WITHIN_MS = 10_000;
const MOST_HEADER_BYTES = 16_384;

/** The addresses to which the outside sends unasked. Nothing else is served, and nothing is told: an answer is a status. */
export class IntakeServer {
  private constructor(private readonly server: Server) {}

  /** Listens on loopback unless another address of this machine is named; port 0 takes a free one. */
  static async start(intake: Intake, log: Log, port = 0, host = '127.0.0.1'): Promise<IntakeServer> {
    const server = createServer({ requestTimeout: WHOLE_WITHIN_MS, headersTimeout: HEADERS_WITHIN_MS, maxHeaderSize: MOST_HEADER_BYTES });
    server.on('request', (request, response) => {
      void statusFor(intake, request)
        .catch((error: unknown) => {
          log.error({ err: error }, 'a message was not taken; its sender has to send it again');
          intake.counted('failed');
          return 503;
        })
        .then((status) => answer(response, status));
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return new IntakeServer(server);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** What was begun is brought to its end. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeIdleConnections();
    });
  }
}

/** 200 once it is kept and recorded, 404 where there is no such address, 400 or 413 for what is nothing or too much. */
async function statusFor(intake: Intake, request: IncomingMessage): Promise<number> {
  const [area, token = '', ...rest] = (request.url ?? '').split('?', 1)[0]?.split('/').slice(1) ?? [];
  const door = request.method === 'POST' && rest.length === 0 ? doorAt(intake.doors, area) : null;
  const orgId = (await door?.orgOf(token)) ?? null;
  if (door === null || orgId === null) {
    intake.counted('not-found');
    return 404;
  }
  const body = await bodyOf(request, door.mostBytes);
  if (isRefused(body)) {
    intake.counted('refused');
    return body.status;
  }
  await door.receive(orgId, body);
  intake.counted('received');
  return 200;
}

function doorAt(doors: Doors, area = ''): Door | null {
  return area === 'customs' || area === 'freight' ? doors[area] : null;
}

function isRefused(body: Buffer | BodyRefused): body is BodyRefused {
  return 'status' in body;
}

function answer(response: ServerResponse, status: number): void {
  // What was not read to its end is not waited for.
  response.writeHead(status, status === 503 ? { 'retry-after': '5' } : status === 413 ? { connection: 'close' } : {}).end();
}
