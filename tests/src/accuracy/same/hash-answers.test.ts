import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashAnswers } from './hash-answers.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'answers-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function hashOf(answer: object, name = 'paper.pdf.json'): Promise<string> {
  const own = await mkdtemp(join(folder, 'run-'));
  await mkdir(join(own, 'invoice'));
  await writeFile(join(own, 'invoice', name), JSON.stringify(answer));
  const { answers, hash } = await hashAnswers(own);
  expect(answers).toBe(1);
  return hash;
}

test('the time that an answer took makes no difference, and each value does', async () => {
  const first = await hashOf({ fields: { invoice_number: 'A-1' }, elapsed_ms: 12 });
  expect(await hashOf({ fields: { invoice_number: 'A-1' }, elapsed_ms: 900 })).toBe(first);
  expect(await hashOf({ fields: { invoice_number: 'A-2' }, elapsed_ms: 12 })).not.toBe(first);
  expect(await hashOf({ fields: { invoice_number: 'A-1' }, elapsed_ms: 12 }, 'other.pdf.json')).not.toBe(first);
});

test('the order of fields makes no difference, and that of lines does', async () => {
  const [first, second] = [{ item: '1', weight: 2 }, { item: '2' }];
  const hash = await hashOf({ lines: [first, second] });
  expect(await hashOf({ lines: [{ weight: 2, item: '1' }, second] })).toBe(hash);
  expect(await hashOf({ lines: [second, first] })).not.toBe(hash);
});
