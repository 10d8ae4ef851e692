/** An answer grew past its bound; what had come was thrown away. */
export class AnswerTooLarge extends Error {
  constructor() {
    super('the answer is too large');
  }
}

/**
 * `fetch` that reads an answer as a whole, up to so many bytes after decompression, and follows no redirect: an address
 * outside is the one that the operator configured. Throws {@link AnswerTooLarge}.
 */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const body = await readBounded(response, mostBytes);
    const headers = new Headers(response.headers);
    // The body is here decompressed and whole.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
    return new Response(body, { status: response.status, statusText: response.statusText, headers });
  };
}

async function readBounded(response: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (response.body === null) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new AnswerTooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
