import type { DayOrder } from '@tallyport/domain/values/dates';
import type { NumberStyle } from '@tallyport/domain/values/numbers';
import type { Label } from './labels/label.js';
import type { ValueCandidate } from './labels/label-values.js';
import type { Area, PageSize } from './page/area.js';
import type { Phrase } from './page/phrases.js';
import type { Table } from './tables/table.js';

/** A label with the values that it may mean. */
export interface LabelledValue extends Label {
  readonly page: number;
  readonly candidates: readonly ValueCandidate[];
}

/** Pages of one document, read for their structure: phrases, labels with values, tables, and how numbers and days are written. */
export interface DocumentText {
  readonly phrases: readonly Phrase[];
  readonly labels: readonly LabelledValue[];
  readonly tables: readonly Table[];
  readonly numberStyle: NumberStyle;
  readonly dayOrder: DayOrder;
  readonly isDayOrderKnown: boolean;
  readonly sizes: ReadonlyMap<number, PageSize>;
  /** What is drawn on each page, by its number; a page of which nobody looked for drawings is missing. */
  readonly drawings: ReadonlyMap<number, readonly Area[]>;
}
