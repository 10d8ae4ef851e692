/** How the share of the best candidate becomes its chance; fitted with the weights to how often the best was right. */
export interface Calibration {
  readonly floor: number;
  /** What the odds of the share weigh. */
  readonly slope: number;
  /** What it adds that goods say much in the nomenclature's own words, of `officialShare` of one. */
  readonly official: number;
}

/** Goods that say this much say all that a nomenclature can ask. */
const MOST_SAID = 40;
/** Nothing that was only searched is surer. */
const SUREST = 0.98;
/** A share this near to nothing or to all says nothing more. */
const LEAST_SHARE = 1e-3;

/** How much goods say in the nomenclature's own words: a few words may meet a text by chance, many hardly. */
export function officialShare(nomenclature: number, goodsWeight: number): number {
  return (nomenclature * Math.min(MOST_SAID, goodsWeight)) / MOST_SAID;
}

/** The odds of a share, as their logarithm. */
export const oddsOf = (share: number): number => Math.log((share + LEAST_SHARE) / (1 - share + LEAST_SHARE));

/**
 * Answers the chance of the best share: no share is as sure as it looks, for labels themselves differ, and small shares are surer than
 * they look.
 */
export function chanceOfBest(share: number, { floor, slope, official }: Calibration, spoken: number): number {
  return 1 / (1 + Math.exp(-(floor + slope * oddsOf(share) + official * spoken)));
}

/** Answers chances for shares that fall: the best by calibration, the others in proportion from what is left, never above the best. */
export function chancesOf(shares: readonly number[], calibration: Calibration, spoken = 0): number[] {
  const [best] = shares;
  if (best === undefined) return [];
  const chance = Math.min(SUREST, chanceOfBest(best, calibration, spoken));
  const left = best < 1 ? (1 - chance) / (1 - best) : 0;
  return shares.map((share, rank) => (rank === 0 ? chance : Math.min(chance, share * left)));
}
