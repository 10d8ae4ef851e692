import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accountNamed } from '../engines/system-account.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { type ChildCommand, startChild } from './child.js';

/** What the kernel says of a child that was started with these options. */
async function statusOf(options: Partial<ChildCommand>): Promise<Record<string, string>> {
  const logFile = join(await temporaryFolder(), 'child.log');
  const child = await startChild({ name: 'child', command: 'sleep', args: ['60'], logFile, ...options });
  onTestFinished(() => child.stop());
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Object.fromEntries(status.split('\n').map((line): [string, string] => [line.split(':')[0] ?? '', line.replace(/^.*?:\s*/, '')]));
}

const NOTHING = '0000000000000000';

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)('as root, a child has none of root’s powers', async () => {
  expect(await statusOf({})).toMatchObject({ NoNewPrivs: '1', CapEff: NOTHING, CapPrm: NOTHING, CapBnd: NOTHING });
});

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)('as root, a child of another account can gain nothing', async () => {
  const account = await accountNamed('postgres');
  expect(await statusOf({ account })).toMatchObject({ NoNewPrivs: '1', CapEff: NOTHING, CapPrm: NOTHING });
});

test.runIf(process.platform === 'linux' && process.getuid?.() === 0)('as root, what starts others keeps its powers', async () => {
  const { NoNewPrivs, CapEff } = await statusOf({ keepsPowers: true });
  expect(NoNewPrivs).toBe('1');
  expect(CapEff).not.toBe(NOTHING);
});

test.skipIf(process.platform === 'win32')('what a child writes is for its owner alone', async () => {
  const folder = await temporaryFolder();
  const made = join(folder, 'made');
  const logFile = join(folder, 'child.log');
  const child = await startChild({ name: 'child', command: 'sh', args: ['-c', 'mkdir "$0" && touch "$0/file"', made], logFile });
  expect(await child.exited).toEqual({ code: 0, signal: null });
  expect([(await stat(made)).mode & 0o777, (await stat(join(made, 'file'))).mode & 0o777]).toEqual([0o700, 0o600]);
});
