/** How the share of the best candidate becomes its chance; fitted with the weights to how often the best was right. */
export interface Calibration {
  readonly floor: number;
  readonly slope: number;
}

/**
 * Answers the chance of the best share: no share is as sure as it looks, for labels themselves differ, and small shares are surer than
 * they look. The smallest are never more than doubled.
 */
function chanceOfBest(share: number, { floor, slope }: Calibration): number {
  return Math.min(2 * share, floor + slope * share);
}

/** Answers chances for shares that fall: the best by calibration, the others in proportion from what is left, never above the best. */
export function chancesOf(shares: readonly number[], calibration: Calibration): number[] {
  const [best] = shares;
  if (best === undefined) return [];
  const chance = chanceOfBest(best, calibration);
  const left = best < 1 ? (1 - chance) / (1 - best) : 0;
  return shares.map((share, rank) => (rank === 0 ? chance : Math.min(chance, share * left)));
}
