import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Dice } from '../generator/dice.js';
import type { Gold } from '../generator/gold.js';
import { makeDocument } from '../generator/make-document.js';
import { figuresOf } from './figures.js';
import { scoreFolder } from './score-folder.js';

const TOOL = fileURLToPath(new URL('../../../../../shared/tools/score-extraction.mjs', import.meta.url));

/** An answer that is right in most places, and wrong, silent or inventive in others. */
function spoiled({ fields, lines = [] }: Gold, dice: Dice): object {
  const spoil = (value: unknown) => {
    if (value === null) return dice.happens(0.2) ? 'made up' : null;
    return dice.happens(0.7) ? value : dice.pick([null, 'something else', 12]);
  };
  const given = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, spoil(value)]));
  return {
    doc_type: dice.happens(0.8) ? fields['doc_type'] : 'other',
    fields: given,
    lines: lines
      .filter(() => dice.happens(0.9))
      .map((line) => Object.fromEntries(Object.entries(line).map(([field, value]) => [field, dice.happens(0.9) ? value : spoil(value)]))),
    confidence: Object.fromEntries(Object.keys(given).map((field) => [field, dice.between(1, 99) / 100])),
  };
}

test.skipIf(!existsSync(TOOL))('scores agree with the tool that lies beside the repository', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'same-score-'));
  try {
    for (let number = 0; number < 60; number++) {
      const { name, gold } = makeDocument('develop', number);
      const [goldPath, answerPath] = [join(folder, 'gold', `${name}.pdf.gold.json`), join(folder, 'answers', `${name}.pdf.json`)];
      for (const path of [goldPath, answerPath]) await mkdir(dirname(path), { recursive: true });
      await writeFile(goldPath, JSON.stringify(gold));
      if (number % 10 !== 9) await writeFile(answerPath, JSON.stringify(spoiled(gold, new Dice(name))));
    }
    const words = ['--samples', join(folder, 'gold'), '--answers', join(folder, 'answers'), '--json'];
    const tool: unknown = JSON.parse(execFileSync(process.execPath, [TOOL, ...words], { encoding: 'utf8', maxBuffer: 1e8 }));
    const figures = figuresOf(await scoreFolder(join(folder, 'gold'), join(folder, 'answers')));
    expect(tool).toMatchObject({
      documents: figures.documents,
      answered: figures.answered,
      doc_type: figures.type,
      invented: figures.invented,
    });
    for (const [theirs, ours] of [
      ['core_fields_f1', figures.core],
      ['other_fields_f1', figures.other],
      ['cells_f1', figures.cells],
      ['rows_exact_f1', figures.rows],
      ['sure_share', figures.sureShare],
      ['sure_right', figures.sureRight],
      ['calibration_error', figures.calibration],
    ] as const) {
      expect(tool).toHaveProperty(theirs, expect.closeTo(ours ?? -1, 9));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
