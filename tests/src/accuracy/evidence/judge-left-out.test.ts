import { SIGNS } from '@tallyport/reading/evidence/signs';
import { expect, test } from 'vitest';
import { byChance, leftOut, type SeenOnPaper, told } from './judge-left-out.js';
import { TRAINING_SETS } from './training-papers.js';

/** Values whose first sign tells whether they are right, and whose confidence says nothing. */
function values(): SeenOnPaper[] {
  return Array.from({ length: 800 }, (_, index) => {
    const row = new Float32Array(SIGNS.length);
    row[0] = index % 4 === 0 ? 0.2 : 0.9;
    return { paper: `paper ${index % 20}`, row, confidence: 0.95, isRight: index % 4 !== 0, weight: 1 };
  });
}

test('values are weighed by trees that saw none of their paper, and what is wrong comes last', () => {
  const judged = leftOut(values(), 5);
  expect(judged).toHaveLength(800);
  expect(told(judged, [0.5, 1])).toBe('200 of 800 sure values of 800 are wrong; of as many by evidence 200; of 50 %: 0, 100 %: 200');
  expect(byChance(judged)).toMatch(/^from 0: 0 % of 200, .*from 0.97: 100 % of 600$/u);
});

test('nothing is learnt from sets that judge', () => {
  for (const set of ['unopened', 'unseen', 'report', 'held', 'sealed']) expect(TRAINING_SETS).not.toContain(set);
});
