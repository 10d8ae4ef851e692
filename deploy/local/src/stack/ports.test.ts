import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { PortAllocator } from './ports.js';

const portFile = async () => join(await temporaryFolder(), 'ports.json');

/** Listens on a port of 127.0.0.1 as another program would. */
async function taken(port = 0): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return address.port;
}

test('a port is chosen once and kept with the data', async () => {
  const file = await portFile();
  const port = await new PortAllocator(file).portFor('kafka');
  expect(await new PortAllocator(file).portFor('kafka')).toBe(port);
  expect(await new PortAllocator(file).portFor('postgres')).not.toBe(port);
});

test('a port that is taken at the first start is not chosen', async () => {
  const file = await portFile();
  const first = await new PortAllocator(file).portFor('gateway');
  await taken(first);
  rmSync(file);
  expect(await new PortAllocator(file).portFor('gateway')).not.toBe(first);
});

test('names that ask at the same time get different ports', async () => {
  const ports = new PortAllocator(await portFile());
  const chosen = await Promise.all(['kafka', 'postgres', 'temporal'].map((name) => ports.portFor(name)));
  expect(new Set(chosen).size).toBe(3);
});

test('a kept port that another program has taken is one sentence with two ways out', async () => {
  const ports = new PortAllocator(await portFile());
  const port = await taken(await ports.portFor('kafka'));
  await expect(ports.requireFree('kafka')).rejects.toThrow(
    new RegExp(
      `^Port ${port}, kept for kafka, is taken by another program\\. Either end that program, or remove the line "kafka" from .*ports\\.json`,
    ),
  );
});

test('the web port may be named, and is kept', async () => {
  const file = await portFile();
  const named = await taken();
  const ports = new PortAllocator(file);
  expect(await ports.webPort({ TALLYPORT_PORT: String(named) })).toBe(named);
  expect(await new PortAllocator(file).webPort({})).toBe(named);
  await expect(ports.requireFree('gateway')).rejects.toThrow('or choose another with TALLYPORT_PORT.');
  await expect(ports.webPort({ TALLYPORT_PORT: 'http' })).rejects.toThrow('TALLYPORT_PORT is "http", which is not a port');
});
