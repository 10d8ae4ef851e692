import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { endOfLog, reasonLines } from './log-file.js';

async function logOf(...lines: readonly string[]): Promise<string> {
  const file = join(await temporaryFolder(), 'service.log');
  await writeFile(file, lines.map((line) => `${line}\n`).join(''));
  return file;
}

test('a Node service that ends tells its error, not its stack', async () => {
  const file = await logOf(
    '{"msg":"started"}',
    'file:///main.js:3',
    '    ^',
    '',
    'error: relation "x" does not exist',
    '    at query',
    "  code: '42P01',",
    '}',
    'Node.js v24.21.0',
  );
  expect(await reasonLines(file, 0, 3)).toEqual(['error: relation "x" does not exist', "  code: '42P01',", '}']);
});

test('without an error the last lines are told', async () => {
  expect(await reasonLines(await logOf('one', 'two', 'three'), 0, 2)).toEqual(['two', 'three']);
});

test('what an earlier run wrote is not told again', async () => {
  const file = await logOf('Error: of yesterday');
  const from = endOfLog(file);
  await appendFile(file, 'quiet end\n');
  expect(await reasonLines(file, from, 5)).toEqual(['quiet end']);
});

test('no log at all tells nothing', async () => {
  expect(await reasonLines(join(await temporaryFolder(), 'absent.log'), 0, 5)).toEqual([]);
  expect(endOfLog('/absent.log')).toBe(0);
});
