/**
 * A rate of duty as the tariff prints it (domain: ad valorem, specific, compound, alternative). Amounts are Australian dollars and
 * all numbers are decimal text.
 */
export type DutyRate =
  | { readonly kind: 'free' }
  | { readonly kind: 'ad-valorem'; readonly percent: string }
  | SpecificRate
  /** Each part is due: `5%, and $107.99/L of alcohol`. */
  | { readonly kind: 'sum'; readonly parts: readonly DutyRate[] }
  /** The lowest is due: `5%, or, if lower, $0.45/kg TSS`. */
  | { readonly kind: 'lowest'; readonly parts: readonly DutyRate[] }
  /** `$1.220/kg, less 5%`: the rate less a share of the customs value, and never below nothing. */
  | { readonly kind: 'less'; readonly rate: DutyRate; readonly percent: string };

/** So many dollars for each unit of what is measured. */
export interface SpecificRate {
  readonly kind: 'specific';
  readonly amount: string;
  readonly unit: SpecificUnit;
  /** What of the goods is measured, where it is not the goods themselves. */
  readonly of: MeasuredPart | null;
  /** Percentage by volume of alcohol up to which none is counted, for beer: `1.15`. */
  readonly exceeding: string | null;
}

export const SPECIFIC_UNITS = ['kg', 'L', 'stick'] as const;
export type SpecificUnit = (typeof SPECIFIC_UNITS)[number];

export const MEASURED_PARTS = [
  'alcohol',
  'tobacco content',
  'TSS',
  'gasoline',
  'diesel',
  'biodiesel',
  'ethanol',
  'other substances',
] as const;
/** TSS: total soluble solids, of fruit juices. */
export type MeasuredPart = (typeof MEASURED_PARTS)[number];

/** Whose goods a rate is for: everybody's, or those of countries and groups by the codes of Schedule 1 to the Customs Tariff Act 1995. */
export type RateScope = 'general' | readonly string[];

export interface ScopedRate {
  readonly scope: RateScope;
  readonly rate: DutyRate;
}

/** The rates from a day on, until the next stage begins. `from` is null for what held before any day that is named. */
export interface RateStage {
  /** ISO date. */
  readonly from: string | null;
  readonly rates: readonly ScopedRate[];
}
