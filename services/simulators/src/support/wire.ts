import type { IncomingMessage, ServerResponse } from 'node:http';

/** The most that somebody may say to a simulator where nothing else is said: an interchange of customs (domain: import declaration, §1). */
const MOST_BYTES = 10 * 1024 * 1024;

export class TooLarge extends Error {}

export type Reply = { readonly status: number; readonly headers?: Readonly<Record<string, string>> } & (
  | { readonly body?: object }
  | { readonly html: string }
  | { readonly edifact: Uint8Array }
  | { readonly xml: string }
);

/** The bytes of a request, as far as they may be many. */
export async function bodyOf(request: IncomingMessage, most = MOST_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Whoever is refused hears it: leaving the loop must not end the connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new TooLarge(`a message has at most ${most / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function jsonOf(request: IncomingMessage): Promise<unknown> {
  return JSON.parse((await bodyOf(request)).toString('utf8')) as unknown;
}

export function say(response: ServerResponse, reply: Reply): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const [type, body] = contentOf(reply);
  const headers = {
    ...(body !== undefined && { 'content-type': type }),
    ...(reply.status === 413 && { connection: 'close' }),
    ...reply.headers,
  };
  response.writeHead(reply.status, headers).end(body);
}

function contentOf(reply: Reply): [string, string | Uint8Array | undefined] {
  if ('html' in reply) return ['text/html; charset=utf-8', reply.html];
  if ('edifact' in reply) return ['application/edifact', reply.edifact];
  if ('xml' in reply) return ['application/xml; charset=utf-8', reply.xml];
  return ['application/json', reply.body && JSON.stringify(reply.body)];
}
