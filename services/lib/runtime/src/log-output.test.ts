import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LogOutput } from './log-output.js';

/** A disk that takes so many bytes at most in one write, or none while it is full. */
class Disk {
  text = '';
  full = false;
  atOnce = Number.POSITIVE_INFINITY;

  readonly output = new LogOutput((bytes, done) => {
    if (this.full) return queueMicrotask(() => done(new Error('ENOSPC'), 0));
    const taken = bytes.subarray(0, this.atOnce);
    this.text += taken.toString('latin1');
    queueMicrotask(() => done(null, taken.length));
  });

  async lines(): Promise<string[]> {
    await vi.advanceTimersByTimeAsync(1_000);
    return Buffer.from(this.text, 'latin1').toString().split('\n').slice(0, -1);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('lines are written in order, in bundles', async () => {
  const disk = new Disk();
  const lines = Array.from({ length: 1_000 }, (_, index) => `line ${index}`);
  for (const line of lines) disk.output.write(`${line}\n`);
  expect(await disk.lines()).toEqual(lines);
});

test('a write that takes a part, even of a letter, goes on after it', async () => {
  const disk = new Disk();
  disk.atOnce = 1;
  disk.output.write('Zürich 港\n');
  expect(await disk.lines()).toEqual(['Zürich 港']);
});

test('fault 15: what cannot be written waits, and stands in order when there is space again', async () => {
  const disk = new Disk();
  disk.output.write('before\n');
  expect(await disk.lines()).toEqual(['before']);
  disk.full = true;
  for (const line of ['one\n', 'two\n']) disk.output.write(line);
  expect(await disk.lines()).toEqual(['before']);
  disk.output.write('three\n');
  disk.full = false;
  expect(await disk.lines()).toEqual(['before', 'one', 'two', 'three']);
});

test('beyond a mebibyte that waits, lines are lost, and the log says how many', async () => {
  const disk = new Disk();
  disk.full = true;
  const kilobyte = `${'x'.repeat(1_023)}\n`;
  for (let line = 0; line < 1_030; line += 1) disk.output.write(kilobyte);
  disk.full = false;
  const lines = await disk.lines();
  const told = JSON.parse(lines.at(-1) ?? '') as { lines: number };
  expect(told.lines).toBeGreaterThan(0);
  expect(lines.length - 1 + told.lines).toBe(1_030);
});

test('the end takes what waits and what was refused, each once', async () => {
  const disk = new Disk();
  disk.full = true;
  disk.output.write('refused\n');
  await disk.lines();
  disk.output.write('waits\n');
  expect(disk.output.takeRest().toString()).toBe('refused\nwaits\n');
});

const LOGGING = `
  const { createLog } = await import('@tallyport/runtime/log');
  const log = createLog('test', 'info');
  for (let line = 0; line < 10; line += 1) {
    log.info({ line }, 'said');
    process.stderr.write('said\\n');
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
`;

test('fault 15: a process whose log finds no space goes on, and ends as it would', async () => {
  vi.useRealTimers();
  const full = await open('/dev/full', 'w');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', LOGGING], {
    stdio: ['ignore', full.fd, full.fd],
    cwd: import.meta.dirname,
  });
  await full.close();
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code).toBe(0);
});
