import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { ToCheck } from '@tallyport/contracts/work-order/http';
import type { Asking } from '../shipping-record/ask-of.js';
import { askingValues } from '../shipping-record/asking-values.js';
import { openConflicts } from './conflicts/open-conflicts.js';
import type { RuleRows } from './rule-rows.js';
import { tallyOf } from './tally.js';

/**
 * How much of a job asks for a look: the rules that fail and stand open, what papers or two readings say differently, and values of the
 * records that stand.
 */
export function toCheckOf(records: readonly ShippingRecord[], findings: readonly CheckFinding[], rows: RuleRows): ToCheck {
  const standing = records.filter(({ withdrawn }) => !withdrawn);
  const parts = standing.flatMap(({ fields, lines }) => [fields, ...lines.map((line) => line.fields)]);
  const asked = parts.flatMap(askingValues);
  const count = (asking: Asking) => asked.filter((value) => value.asking === asking).length;
  return {
    fails: tallyOf(findings).fails,
    disagreements: count('disagree') + openConflicts(standing, rows).length,
    unverified: count('unverified'),
    doubtful: count('doubtful'),
  };
}
