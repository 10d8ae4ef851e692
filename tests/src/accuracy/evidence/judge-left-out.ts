import { chanceBy } from '@tallyport/reading/trees/trees';
import { SURE } from '../score/figures.js';
import { treesOf } from '../trees/fit-trees.js';
import { fitEvidence, type Seen } from './fit-evidence.js';

/** A value of a paper, with what spoke for it. */
export interface SeenOnPaper extends Seen {
  readonly paper: string;
  readonly confidence: number;
}

/** A value with the chance that trees give it which saw no value of its paper. */
export interface LeftOut<Value extends SeenOnPaper = SeenOnPaper> {
  readonly value: Value;
  readonly chance: number;
}

/** Each value weighed by trees that saw none of its paper, in folds of some papers together. */
export function leftOut<Value extends SeenOnPaper>(values: readonly Value[], folds: number): LeftOut<Value>[] {
  const papers = [...new Set(values.map(({ paper }) => paper))].sort();
  const foldOf = new Map(papers.map((paper, index) => [paper, index % folds]));
  return Array.from({ length: folds }, (_, number) => {
    const trees = treesOf(fitEvidence(values.filter(({ paper }) => foldOf.get(paper) !== number)));
    return values.filter(({ paper }) => foldOf.get(paper) === number).map((value) => ({ value, chance: chanceBy(trees, value.row) }));
  }).flat();
}

const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97, 1.01];

/** Which share of the values that came to a chance was right. */
export function byChance(judged: readonly LeftOut[]): string {
  const shares = STEPS.slice(1).map((until, step) => {
    const from = STEPS[step] ?? 0;
    const own = judged.filter(({ chance }) => chance >= from && chance < until);
    const right = own.filter(({ value }) => value.isRight).length;
    return `from ${from}: ${own.length === 0 ? '-' : Math.round((100 * right) / own.length)} % of ${own.length}`;
  });
  return shares.join(', ');
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
