import { expect, test } from 'vitest';
import { TRIAL_SETS } from '../generator/trial-set.js';
import { PAPER_GROUPS } from '../real/paper-groups.js';
import { TAGGED_SETS, trainingPapers, trainingSet } from './training-papers.js';

const judging = [...PAPER_GROUPS, ...TRIAL_SETS].filter((set) => !TAGGED_SETS.some((known) => known === set));

test('sets that judge are refused before anything of them is opened', async () => {
  expect(judging).toEqual(['unopened', 'report', 'held', 'sealed']);
  for (const set of judging) {
    expect(() => trainingSet(set)).toThrow(`Nothing is learnt from the set ${set}`);
    await expect(trainingPapers('/nowhere', set).next()).rejects.toThrow('Nothing is learnt from');
  }
});
