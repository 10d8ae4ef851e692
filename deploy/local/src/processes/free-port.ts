import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Where we look for ports: below those that systems give to outgoing connections (from 32768 on), or a connection of
 * somebody else could sit on a port that we have kept.
 */
const LOWEST = 20_000;
const HIGHEST = 32_700;

/** Answers a port of 127.0.0.1 that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  return await freePortFrom(randomInt(LOWEST, HIGHEST));
}

/** Answers the first free port at or above this one that is not among the excluded. */
export async function freePortFrom(first: number, excluded: ReadonlySet<number> = new Set()): Promise<number> {
  for (let port = first; port <= HIGHEST + 1_000; port += 1) {
    if (!excluded.has(port) && (await isPortFree(port))) return port;
  }
  throw new Error(`no port is free above ${first}`);
}

/** Whether this port of 127.0.0.1 can be listened on. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  return await new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => {
      server.close(() => resolve(true));
    });
  });
}
