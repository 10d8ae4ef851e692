import { execFile } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findIsolation } from './isolation.js';

const run = promisify(execFile);

test('an isolated child reaches no network, not even this machine', async ({ skip }) => {
  const [command, ...args] = await findIsolation();
  if (command === undefined) return skip('This system does not allow network namespaces');
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const connect = `require('net').connect(${port}, '127.0.0.1')
    .on('connect', () => { console.log('connected'); process.exit(); })
    .on('error', ({ code }) => { console.log(code); process.exit(); })`;
  const outside = await run(process.execPath, ['-e', connect]);
  const inside = await run(command, [...args, process.execPath, '-e', connect]);
  server.close();
  expect(outside.stdout.trim()).toBe('connected');
  expect(inside.stdout.trim()).toBe('ENETUNREACH');
});
