import type { CheckCode } from '@tallyport/contracts/check/codes';
import type { CheckCategory, CheckedValue, CheckSeverity, MissingValue } from '@tallyport/contracts/check/http';
import type { Papers } from './papers.js';
import type { RuleRows } from './rule-rows.js';

/**
 * What a check says of one thing: a record, a line, or two papers that have to agree. A missing value is not a pass: then it cannot say.
 * What it has nothing to look at for is not applicable, and no finding.
 */
export type Finding =
  | { readonly outcome: 'holds'; readonly values: readonly CheckedValue[] }
  | {
      readonly outcome: 'fails';
      readonly values: readonly CheckedValue[];
      /** What ought to be there: the values to look at, where there are any. */
      readonly missing: readonly MissingValue[];
      /** By how much, as decimal text, or what was expected. */
      readonly difference: string | null;
      /** Where it is graver, or less grave, in this case than the rule says itself. */
      readonly severity?: CheckSeverity;
    }
  | { readonly outcome: 'cannot say'; readonly values: readonly CheckedValue[]; readonly missing: readonly MissingValue[] };

/** One rule about the papers of a job. */
export interface Check {
  /** Stable: overrides and settings name it. */
  readonly code: CheckCode;
  /** Rises when the rule means something else; an override of an older version lapses. */
  readonly version: number;
  readonly category: CheckCategory;
  /** A row of the table `severity` makes it another one. */
  readonly severity: CheckSeverity;
  /** Everything that the rule says of these papers; nothing where it is not applicable. */
  run(papers: Papers, rows: RuleRows): readonly Finding[];
}
