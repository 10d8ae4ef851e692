import { chanceBy } from '@tallyport/reading/trees/trees';
import { SURE } from '../score/figures.js';
import { treesOf } from '../trees/fit-trees.js';
import { fitEvidence } from './fit-evidence.js';
import type { TrainingValue } from './training-values.js';

/** A value with the chance that trees give it which saw no value of its paper. */
export interface LeftOut {
  readonly value: TrainingValue;
  readonly chance: number;
}

/** Each value weighed by trees that saw none of its paper, in folds of some papers together. */
export function leftOut(values: readonly TrainingValue[], folds: number): LeftOut[] {
  const papers = [...new Set(values.map(({ set, paper }) => `${set}/${paper}`))].sort();
  const foldOf = new Map(papers.map((paper, index) => [paper, index % folds]));
  const fold = ({ set, paper }: TrainingValue): number => foldOf.get(`${set}/${paper}`) ?? 0;
  return Array.from({ length: folds }, (_, number) => {
    const trees = treesOf(fitEvidence(values.filter((value) => fold(value) !== number)));
    return values.filter((value) => fold(value) === number).map((value) => ({ value, chance: chanceBy(trees, value.row) }));
  }).flat();
}

/** How many values are wrong among as many of the likeliest as are sure now, and among other shares of all. */
export function told(values: readonly LeftOut[], shares: readonly number[]): string {
  const ordered = values.toSorted((one, other) => other.chance - one.chance).map(({ value }) => value);
  const wrongIn = (count: number): number => ordered.slice(0, count).filter(({ isRight }) => !isRight).length;
  const sure = values.filter(({ value }) => value.confidence >= SURE);
  const wrong = sure.filter(({ value }) => !value.isRight).length;
  const ofShares = shares.map((share) => `${Math.round(100 * share)} %: ${wrongIn(Math.floor(share * values.length))}`);
  return `${wrong} of ${sure.length} sure values of ${values.length} are wrong; of as many by evidence ${wrongIn(sure.length)}; of ${ofShares.join(', ')}`;
}
