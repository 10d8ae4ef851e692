import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findInput } from './find-input.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'find-input-'));
  await mkdir(join(folder, 'invoices'));
  for (const name of ['invoices/a.pdf', 'invoices/a.pdf.gold.json', 'b.PNG', 'SOURCES.md']) await writeFile(join(folder, name), '');
});

afterEach(() => rm(folder, { recursive: true }));

test('a folder gives its documents by their path within it, without notes and answers', async () => {
  expect((await findInput([folder])).files.map(({ name }) => name)).toEqual(['b.PNG', 'invoices/a.pdf']);
});

test('a file gives itself by its name', async () => {
  const path = join(folder, 'invoices/a.pdf');
  expect(await findInput([path])).toEqual({ files: [{ path, name: 'a.pdf' }], missing: [] });
});

test('a path that is not there is said, and the others are found', async () => {
  const absent = join(folder, 'absent.pdf');
  const { files, missing } = await findInput([absent, join(folder, 'b.PNG', 'c.pdf'), folder]);
  expect(files.map(({ name }) => name)).toEqual(['b.PNG', 'invoices/a.pdf']);
  expect(missing).toEqual([`${absent} is not there.`, `${join(folder, 'b.PNG', 'c.pdf')} goes through something that is not a folder.`]);
});
