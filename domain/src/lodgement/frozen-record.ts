import type { LineType } from '@tallyport/contracts/declaration/line-fields';
import type { ByField } from '@tallyport/contracts/shipping-record/fields';

/** Texts by field, without blanks around them; a field that says nothing is not there. */
export type FrozenValues = Readonly<ByField<string>>;

export type FrozenLineType = LineType | 'container';

export interface FrozenLine {
  /** The line of the record, or the several that are declared as one. */
  readonly lineIds: readonly string[];
  readonly type: FrozenLineType;
  /** Counted within its type when the line first stands in a message, kept over versions, and never given again. */
  readonly number: number;
  readonly fields: FrozenValues;
  /** What the line comes to, as computed, by the names of messages; of goods alone. */
  readonly amounts: Readonly<Record<string, string>>;
}

/**
 * A declaration or cargo report as it was signed off. Messages are encoded from it and never from what stands now (domain: Australian
 * imports, §11).
 */
export interface FrozenRecord {
  readonly kind: 'declaration' | 'cargo-report';
  readonly fields: FrozenValues;
  /** What all lines come to, charges and what is due included; empty for a cargo report. */
  readonly amounts: Readonly<Record<string, string>>;
  readonly lines: readonly FrozenLine[];
  /** The highest number that a line of each type ever had. */
  readonly lastNumbers: Readonly<Partial<Record<FrozenLineType, number>>>;
}
