import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runProgram } from './run-program.js';
import { UnusableInput } from './unusable-input.js';

const PROGRAM = {
  usage: 'usage: npm run read -- --out DIR FILE',
  options: { out: { type: 'string' } },
  words: { atLeast: 1, atMost: 1 },
} as const;

let said = '';
beforeEach(() => {
  said = '';
  const keep = (text: string | Uint8Array) => (said += String(text)) !== '';
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

async function outcome(args: string[], work: () => Promise<void> = () => Promise.resolve()): Promise<unknown[]> {
  await runProgram(PROGRAM, work, args);
  return [process.exitCode ?? 0, said];
}

test('--help is answered with the usage', async () => {
  expect(await outcome(['--help'])).toEqual([0, 'usage: npm run read -- --out DIR FILE\n']);
});

test('an option that it does not know is named before the usage', async () => {
  const [code, words] = await outcome(['--outt', 'x', 'file']);
  expect([code, words]).toEqual([2, expect.stringMatching(/^Unknown option '--outt'.*\nusage: npm run read/)]);
});

test.each([[[]], [['one', 'two']]])('the words %j are too few or too many', async (args) => {
  expect(await outcome(args)).toEqual([2, 'usage: npm run read -- --out DIR FILE\n']);
});

test('a file that is not there is one sentence', async () => {
  const work = async () => void (await readFile('/absent/file'));
  expect(await outcome(['file'], work)).toEqual([1, '/absent/file is not there.\n']);
});

test('input that cannot be used is one sentence, and told from what failed by the code', async () => {
  const work = () => Promise.reject(new UnusableInput('rates.csv is not there.'));
  expect(await outcome(['rates.csv'], work)).toEqual([2, 'rates.csv is not there.\n']);
});

test('any other failure is its message, without a stack trace', async () => {
  expect(await outcome(['file'], () => Promise.reject(new Error('the tariff is empty')))).toEqual([1, 'the tariff is empty\n']);
});
