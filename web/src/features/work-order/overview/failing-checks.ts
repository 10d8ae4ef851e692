import type { CheckCategory, CheckFinding } from '@tallyport/contracts/check/http';
import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { runChecks } from '@tallyport/domain/checks/run-checks';
import type { RecordSpot } from '../../../lib/records/record-address.js';

type Spot = RecordSpot & { readonly kind: RecordKind };

/** A rule that the papers break, and the value to look at first; null where no record has it. */
export interface FailingCheck {
  readonly finding: CheckFinding;
  readonly spot: Spot | null;
}

/** What is known against a value from elsewhere; without a spot it is the number of the job itself. */
export interface FlaggedValue {
  readonly flag: RecordFlag;
  readonly spot: Spot | null;
}

/** What the rules say of a job's papers, as the overview shows it. */
export interface PaperChecks {
  /** By category, in the order in which each was first met. */
  readonly failing: ReadonlyMap<CheckCategory, readonly FailingCheck[]>;
  readonly flagged: readonly FlaggedValue[];
  /** Rules and flags together. */
  readonly failCount: number;
  readonly cannotSay: readonly CheckFinding[];
}

/** Runs the rules over the records that stand, and puts beside them the flags that no rule has told already. */
export function checkPapers(records: readonly ShippingRecord[], flags: readonly RecordFlag[]): PaperChecks {
  const findings = runChecks(records);
  const failing = findings.filter(({ outcome }) => outcome === 'fails').map((finding) => ({ finding, spot: spotOf(finding, records) }));
  const flagged = flaggedValues(records, flags).filter(({ flag }) => !failing.some(({ finding }) => hasSaid(finding, flag)));
  return {
    failing: Map.groupBy(failing, ({ finding }) => finding.category),
    flagged,
    failCount: failing.length + flagged.length,
    cannotSay: findings.filter(({ outcome }) => outcome === 'cannot say'),
  };
}

function spotOf({ values, missing }: CheckFinding, records: readonly ShippingRecord[]): Spot | null {
  const [first] = [...missing, ...values];
  if (first === undefined || first.record_id === null || first.field === null) return null;
  const lines = records.find(({ id }) => id === first.record_id)?.lines ?? [];
  const line = lines.findIndex(({ line_id }) => line_id === first.line_id);
  return { kind: first.kind, recordId: first.record_id, line: line === -1 ? null : line + 1, field: first.field };
}

function hasSaid(finding: CheckFinding, flag: RecordFlag): boolean {
  const isOfDigit = finding.code === 'container-number' || finding.code === 'air-waybill-number';
  if (flag.flag !== 'wrong check digit' || !isOfDigit) return false;
  return finding.values.some(
    ({ record_id, line_id, field }) => record_id === flag.record_id && line_id === flag.line_id && field === flag.field,
  );
}

function flaggedValues(records: readonly ShippingRecord[], flags: readonly RecordFlag[]): FlaggedValue[] {
  return flags.flatMap((flag): FlaggedValue[] => {
    if (flag.record_id === null) return [{ flag, spot: null }];
    const record = records.find(({ id, withdrawn }) => id === flag.record_id && !withdrawn);
    if (!record) return [];
    const line = record.lines.findIndex(({ line_id }) => line_id === flag.line_id);
    return [{ flag, spot: { kind: record.kind, recordId: record.id, line: line === -1 ? null : line + 1, field: flag.field } }];
  });
}
