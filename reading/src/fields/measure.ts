import type { Understood } from './field-reading.js';

/** A number with the unit in which it is measured, both with their places. */
export interface Measure {
  readonly amount: Understood;
  readonly unit: Understood | null;
}
