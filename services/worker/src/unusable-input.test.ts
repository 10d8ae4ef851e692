import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePdf } from './document-process/testing/make-files.js';

/** Programs start slowly on a crowded machine. */
const PATIENCE = 120_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unusable-input-'));
  await writeFile(join(folder, 'picture.csv'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00]));
  await writeFile(join(folder, 'quotes.csv'), 'description\n"never closed\n');
  await writeFile(join(folder, 'other.csv'), 'name\nlamp\n');
  await writeFile(join(folder, 'empty.csv'), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a program as it is built, with a home of its own and without a stack. */
function run(program: string, ...words: string[]): Promise<{ code: number; said: string }> {
  const script = createRequire(import.meta.url).resolve(`@tallyport/worker/${program}`);
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], TALLYPORT_HOME: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env, cwd: folder }, (error, _, said) =>
      resolve({ code: Number(error?.code ?? 0), said }),
    );
  });
}

describe.each([
  ['classify', 'classify-cli/main', []],
  ['tariff:import', 'tariff-cli/import.cli', []],
  ['customs:import', 'customs-cli/import.cli', ['exchange_rate']],
] as const)('%s ends with 2 and one sentence', (_, program, words) => {
  test.each([
    ['a file that is not there', 'absent.csv', /^absent\.csv is not there\.\n$/],
    ['a folder', '.', /^\. is a folder\.\n$/],
    ['a picture', 'picture.csv', /^picture\.csv is not a CSV file in UTF-8\.\n$/],
    ['a quote that never closes', 'quotes.csv', /^quotes\.csv is not a CSV file in UTF-8 \(line \d+\)\.\n$/],
    ['an empty file', 'empty.csv', /^[^\n]+\.\n$/],
  ])(
    'for %s',
    async (_what, file, sentence) => {
      const { code, said } = await run(program, ...words, file);
      expect(code).toBe(2);
      expect(said).toMatch(sentence);
    },
    PATIENCE,
  );
});

test(
  'classify and tariff:import say which column a file lacks',
  async () => {
    expect(await run('classify-cli/main', 'other.csv')).toEqual({ code: 2, said: 'other.csv has no column description.\n' });
    const refused = await run('tariff-cli/import.cli', 'other.csv');
    expect(refused.code).toBe(2);
    expect(refused.said).toContain('hscode');
  },
  PATIENCE,
);

test(
  'extract reads the rest of a folder, says in a sentence each what it could not read, and ends with 2',
  async () => {
    const papers = join(folder, 'papers');
    await mkdir(papers);
    await writeFile(join(papers, 'a-broken.pdf'), 'no PDF at all');
    await writeFile(join(papers, 'b-good.pdf'), await makePdf((pdf) => pdf.text('Commercial Invoice No. 4711', 50, 50)));
    await writeFile(join(papers, 'c-empty.png'), '');
    const { code, said } = await run('extract-cli/main', '--out', join(folder, 'out'), join(folder, 'absent.pdf'), papers);
    const sentences = said
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('The models'));
    expect([code, sentences]).toEqual([
      2,
      [`${join(folder, 'absent.pdf')} is not there.`, 'a-broken.pdf: File type not supported', 'c-empty.png: The file is empty'],
    ]);
    expect(await readdir(join(folder, 'out'))).toEqual(['b-good.pdf.json']);
  },
  PATIENCE,
);
