import type { IncomingMessage } from 'node:http';

/** Nothing came, or more than may come. */
export interface BodyRefused {
  readonly status: 400 | 413;
}

/** All that was sent. More than may come is not read further. */
export async function bodyOf(request: IncomingMessage, mostBytes: number): Promise<Buffer | BodyRefused> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return { status: 413 };
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Whoever is refused hears it: leaving the loop must not end the connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return { status: 413 };
    chunks.push(chunk);
  }
  return bytes === 0 ? { status: 400 } : Buffer.concat(chunks);
}
