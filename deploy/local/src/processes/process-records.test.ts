import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { killGroup } from './child.js';
import { endLeftOvers, ProcessRecords, stillRuns } from './process-records.js';
import { isAlive } from './process-table.js';

/** A process that outlives us, as a child does whose start was killed. */
async function leftOver(script: string): Promise<{ pid: number; gone: Promise<void> }> {
  const child = spawn('sh', ['-c', script], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  const { pid } = child;
  if (pid === undefined) throw new Error('sh could not be started');
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  onTestFinished(() => killGroup(pid));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { pid, gone };
}

test('fault 9: a process that a killed start left over is ended by its id and command line', async () => {
  const file = join(await temporaryFolder(), 'processes.json');
  const { pid, gone } = await leftOver('echo up; while :; do sleep 1; done');
  new ProcessRecords(file).add('engine', pid);
  expect(await endLeftOvers(new ProcessRecords(file))).toEqual(['engine']);
  await gone;
  expect(new ProcessRecords(file).all()).toEqual([]);
});

test('another program that has got the recorded id is not touched', async () => {
  const file = join(await temporaryFolder(), 'processes.json');
  const { pid } = await leftOver('echo up; while :; do sleep 1; done');
  new ProcessRecords(file).add('engine', pid);
  writeFileSync(file, readFileSync(file, 'utf8').replace('while', 'until'));
  expect(await endLeftOvers(new ProcessRecords(file))).toEqual([]);
  expect(isAlive(pid)).toBe(true);
});

test('a process that does not follow its signal is ended by force', async () => {
  const file = join(await temporaryFolder(), 'processes.json');
  const { pid, gone } = await leftOver('trap "" TERM; echo up; while :; do sleep 1; done');
  const records = new ProcessRecords(file);
  records.add('stubborn', pid);
  expect(await endLeftOvers(records, 100)).toEqual(['stubborn']);
  await gone;
});

test('what is recorded ends with the newest first, and what is gone already is forgotten', async () => {
  const file = join(await temporaryFolder(), 'processes.json');
  const [first, second] = [await leftOver('echo up; sleep 600'), await leftOver('echo up; sleep 601')];
  const records = new ProcessRecords(file);
  records.add('first', first.pid);
  records.add('second', second.pid);
  records.add('gone', 4_194_304);
  expect(records.all().map(stillRuns)).toEqual([true, true, false]);
  expect(await endLeftOvers(records)).toEqual(['second', 'first']);
});

test('a list that was cut short says nothing', async () => {
  const file = join(await temporaryFolder(), 'processes.json');
  writeFileSync(file, '[{"name":"eng');
  expect(new ProcessRecords(file).all()).toEqual([]);
});
