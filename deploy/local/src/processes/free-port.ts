import { createServer } from 'node:net';

/** Answers a port of 127.0.0.1 that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const ports = await freePorts(1);
  return ports[0];
}

/** Answers several different free ports: all are held until the last one is chosen. */
export async function freePorts(count: 1): Promise<[number]>;
export async function freePorts(count: 2): Promise<[number, number]>;
export async function freePorts(count: number): Promise<number[]>;
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listenAnywhere));
  const ports = servers.map(({ port }) => port);
  await Promise.all(servers.map(({ close }) => close()));
  return ports;
}

/** Whether this port of 127.0.0.1 can be listened on. */
export async function isPortFree(port: number): Promise<boolean> {
  try {
    const { close } = await listen(port);
    await close();
    return true;
  } catch {
    return false;
  }
}

const listenAnywhere = () => listen(0);

async function listen(port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
    });
  return { port: address.port, close };
}
