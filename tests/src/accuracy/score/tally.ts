/** How values of one sort turned out. */
export interface Tally {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  /** Given where nothing is on the paper. */
  readonly invented: number;
}

export type Outcome = keyof Tally;

const NOTHING: Tally = { right: 0, wrong: 0, missed: 0, invented: 0 };

export function tallyOf(verdicts: readonly { readonly outcome: Outcome }[]): Tally {
  return verdicts.reduce((tally, { outcome }) => ({ ...tally, [outcome]: tally[outcome] + 1 }), NOTHING);
}

export function sumOfTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { right, wrong, missed, invented }) => ({
      right: sum.right + right,
      wrong: sum.wrong + wrong,
      missed: sum.missed + missed,
      invented: sum.invented + invented,
    }),
    NOTHING,
  );
}

/** The harmonic mean of precision and recall; a paper that asks for nothing and gets nothing is right. */
export function f1Of({ right, wrong, missed, invented }: Tally): number {
  if (right === 0) return wrong + missed + invented === 0 ? 1 : 0;
  return (2 * right) / (2 * right + 2 * wrong + invented + missed);
}
