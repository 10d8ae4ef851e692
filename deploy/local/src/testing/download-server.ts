import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Serves on loopback until the test ends, and answers the address. */
export async function downloadServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return `http://127.0.0.1:${address.port}`;
}

/** Serves these bodies by path, and 404 for every other path. */
export function serving(bodies: Readonly<Record<string, string | Buffer>>): RequestListener {
  return (request, response) => {
    const body = bodies[request.url ?? ''];
    if (body === undefined) response.writeHead(404).end();
    else response.end(body);
  };
}

/** Packs a folder's content as a gzipped tar archive. */
export function packed(folder: string, archive: string): Buffer {
  execFileSync('tar', ['-czf', archive, '-C', folder, '.']);
  return readFileSync(join(archive));
}

export function digest(algorithm: 'sha256' | 'sha512', content: string | Buffer): string {
  return createHash(algorithm).update(content).digest('hex');
}
