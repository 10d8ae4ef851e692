import type { Understood } from '../fields/field-reading.js';
import type { Line } from '../lines/invoice-line.js';

/** What was understood of one document. */
export interface Understanding {
  readonly header: ReadonlyMap<string, Understood>;
  readonly lines: readonly Line[];
}
