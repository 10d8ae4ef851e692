/** How sure a value was given, and whether it is right. */
export interface Promised {
  readonly confidence: number;
  readonly isRight: boolean;
}

const BANDS = 10;

/** How far confidence is from truth: in ten bands of confidence, the gap between what was promised and what came true. */
export function calibrationError(values: readonly Promised[]): number {
  const gaps = sumByBand(values, ({ confidence, isRight }) => confidence - Number(isRight));
  return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / Math.max(1, values.length);
}

/**
 * The error that chance alone makes of promises that are kept to the letter: of few values some come true more seldom or more often. A
 * measured error near it says nothing against the promises.
 */
export function calibrationByChance(values: readonly Promised[]): number {
  const variances = sumByBand(values, ({ confidence }) => confidence * (1 - confidence));
  return variances.reduce((sum, variance) => sum + Math.sqrt((2 / Math.PI) * variance), 0) / Math.max(1, values.length);
}

function sumByBand(values: readonly Promised[], of: (value: Promised) => number): number[] {
  const sums = new Map<number, number>();
  for (const value of values) {
    const band = Math.min(BANDS - 1, Math.floor(value.confidence * BANDS));
    sums.set(band, (sums.get(band) ?? 0) + of(value));
  }
  return [...sums.values()];
}
