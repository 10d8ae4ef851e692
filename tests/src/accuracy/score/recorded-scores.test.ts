import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { figuresOf } from './figures.js';
import { scoreFolder } from './score-folder.js';

/**
 * Documents with right, wrong, silent and inventive answers, and the figures that a second program, written apart from ours, gave them.
 * They are never edited: another definition of a figure is another figure.
 */
const RECORDED = join(import.meta.dirname, '../../../fixtures/scores');

interface RecordedDocument {
  readonly name: string;
  readonly gold: object;
  /** Null where nobody answered. */
  readonly answer: object | null;
}

const read = (file: string): string => readFileSync(join(RECORDED, file), 'utf8');

test('answers are scored as a second program scored them', async () => {
  const lines = read('documents.jsonl').trim().split('\n');
  const folder = await mkdtemp(join(tmpdir(), 'recorded-scores-'));
  const write = async (path: string, content: object) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(content));
  };
  try {
    for (const { name, gold, answer } of lines.map((line) => JSON.parse(line) as RecordedDocument)) {
      await write(`gold/${name}.pdf.gold.json`, gold);
      if (answer !== null) await write(`answers/${name}.pdf.json`, answer);
    }
    const figures = figuresOf(await scoreFolder(join(folder, 'gold'), join(folder, 'answers')));
    const recorded = JSON.parse(read('figures.json')) as Record<string, number>;
    expect(Object.keys(figures).toSorted()).toEqual(Object.keys(recorded).toSorted());
    for (const [figure, value] of Object.entries(recorded)) expect(figures).toHaveProperty(figure, expect.closeTo(value, 9));
  } finally {
    await rm(folder, { recursive: true });
  }
});
