/**
 * One step of a computation, so that a person can follow it and a program can repeat it: what was computed, by which formula in which
 * version, from which values, and the rows of dated tables that were used. Amounts are Australian dollars as decimal text.
 */
export interface ComputationStep {
  readonly step: StepName;
  /** `customs-value/1`: another formula gets another version. */
  readonly formula: string;
  readonly values: Readonly<Record<string, string>>;
  /** Ids of rows. */
  readonly rows: readonly string[];
  readonly result: string;
}

export type StepName =
  | 'exchange-rate'
  | 'fob'
  | 'customs-value'
  | 'transport-and-insurance'
  | 'duty'
  | 'standard-duty'
  | 'general-duty'
  | 'additional-duty'
  | 'dumping-duty'
  | 'wet'
  | 'taxable-importation'
  | 'gst'
  | 'lct'
  | 'charge';
