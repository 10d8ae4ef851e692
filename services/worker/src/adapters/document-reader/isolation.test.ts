import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { findIsolation } from './isolation.js';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';

test('an isolated child reaches no network, not even this machine', async ({ skip }) => {
  const { command: sandbox, hasNoNetwork } = await findIsolation([]);
  if (!hasNoNetwork) return skip('This system does not allow network namespaces');
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const connect = `require('net').connect(${port}, '127.0.0.1')
    .on('connect', () => { console.log('connected'); process.exit(); })
    .on('error', ({ code }) => { console.log(code); process.exit(); })`;
  const outside = await run(process.execPath, ['-e', connect]);
  const [command = '', ...args] = sandbox;
  const inside = await run(command, [...args, process.execPath, '-e', connect]);
  server.close();
  expect(outside.stdout.trim()).toBe('connected');
  expect(['ENETUNREACH', 'EPERM']).toContain(inside.stdout.trim());
});

/** What the kernel says of a process inside this sandbox. */
async function statusBehind([command = '', ...args]: readonly string[]): Promise<Record<string, string>> {
  const { stdout } = await run(command, [...args, 'cat', '/proc/self/status']);
  return Object.fromEntries(stdout.split('\n').map((line): [string, string] => [line.split(':')[0] ?? '', line.replace(/^.*?:\s*/, '')]));
}

test.runIf(isLinux)('an isolated child has no powers and can get none', async () => {
  const { command } = await findIsolation([]);
  const status = await statusBehind(command);
  expect(status).toMatchObject({ NoNewPrivs: '1', CapEff: '0000000000000000', CapPrm: '0000000000000000', CapInh: '0000000000000000' });
});

test.runIf(isLinux && ['x64', 'arm64'].includes(process.arch))(
  'the kernel refuses an isolated child what no parser asks for',
  async ({ skip }) => {
    const { command: sandbox } = await findIsolation([]);
    if (!sandbox.includes('perl')) return skip('This system has no perl to hand the filter over, or no seccomp');
    expect(await statusBehind(sandbox)).toMatchObject({ Seccomp: '2', NoNewPrivs: '1' });
    const [command = '', ...args] = sandbox;
    for (const denied of [
      ['unshare', '--user', 'true'],
      ['mount', '-t', 'tmpfs', 'none', '/mnt'],
    ]) {
      await expect(run(command, [...args, ...denied])).rejects.toThrow(/not permitted|denied|must be superuser/i);
    }
    // What a child really does goes on: threads, and files to read.
    const threads = `new (require('worker_threads').Worker)('console.log(require("fs").readFileSync("/proc/self/comm", "utf8") !== "")', { eval: true })`;
    expect((await run(command, [...args, process.execPath, '-e', threads])).stdout.trim()).toBe('true');
  },
);

test.runIf(isLinux && isRoot)('as root, an isolated child has an account of its own, in no group of ours', async () => {
  const { command } = await findIsolation([import.meta.filename]);
  const { Uid, Gid, Groups, CapBnd } = await statusBehind(command);
  expect(CapBnd).toBe('0000000000000000');
  for (const ids of [Uid, Gid]) expect(new Set(ids?.split('\t'))).toEqual(new Set([expect.stringMatching(/^[1-9]\d*$/)]));
  expect(Groups?.trim()).toBe('');
});

test.runIf(isLinux && isRoot)('as root, where only root may read the program, the child is root without a power', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tallyport-isolation-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = join(folder, 'script.js');
  await writeFile(script, '');
  await chmod(folder, 0o700);
  const { command } = await findIsolation([script]);
  expect(await statusBehind(command)).toMatchObject({ NoNewPrivs: '1', CapEff: '0000000000000000', CapBnd: '0000000000000000' });
});
