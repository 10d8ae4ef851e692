import type { CheckCode } from '@tallyport/contracts/check/codes';
import type { CheckCategory, CheckFinding, CheckTally, MissingValue } from '@tallyport/contracts/check/http';
import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { RecordSpot } from '../../../lib/records/record-address.js';

/** A value of one of the records. */
export type Spot = RecordSpot & { readonly kind: RecordKind };

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
  /** Rules and flags together, without what was overridden. */
  readonly failCount: number;
  readonly overridden: readonly FailingCheck[];
  readonly unsaid: readonly UnsaidCheck[];
  /** How many hold. */
  readonly holds: number;
}

/** A rule that cannot say, the first thing that it lacks, and how many it cannot say of. */
export interface UnsaidCheck {
  readonly code: CheckCode;
  readonly count: number;
  readonly lacks: MissingValue | null;
  readonly spot: Spot | null;
}

interface Checked {
  readonly results: readonly CheckFinding[];
  readonly tally: CheckTally;
}

/** Arranges what the rules say of the records that stand, and puts beside them the flags that no rule has told already. */
export function checkPapers(
  { results: findings, tally }: Checked,
  records: readonly ShippingRecord[],
  flags: readonly RecordFlag[],
): PaperChecks {
  const told = findings.filter(({ outcome }) => outcome === 'fails').map((finding) => ({ finding, spot: spotOf(finding, records) }));
  const flagged = flaggedValues(records, flags).filter(({ flag }) => !told.some(({ finding }) => hasSaid(finding, flag)));
  const [overridden = [], open = []] = [true, false].map((is) => told.filter(({ finding }) => (finding.override !== null) === is));
  return {
    failing: Map.groupBy(open, ({ finding }) => finding.category),
    overridden,
    flagged,
    failCount: tally.fails + flagged.length,
    unsaid: unsaidChecks(findings, records),
    holds: tally.holds,
  };
}

function unsaidChecks(findings: readonly CheckFinding[], records: readonly ShippingRecord[]): UnsaidCheck[] {
  const byCode = Map.groupBy(
    findings.filter(({ outcome }) => outcome === 'cannot say'),
    ({ code }) => code,
  );
  return [...byCode].flatMap(([code, [first, ...others]]) =>
    first ? [{ code, count: 1 + others.length, lacks: first.missing[0] ?? null, spot: spotOf(first, records) }] : [],
  );
}

function spotOf({ values, missing }: CheckFinding, records: readonly ShippingRecord[]): Spot | null {
  const [first] = [...missing, ...values];
  if (first === undefined || first.record_id === null || first.kind === null || first.field === null) return null;
  const lines = records.find(({ id }) => id === first.record_id)?.lines ?? [];
  const line = lines.findIndex(({ line_id }) => line_id === first.line_id);
  return { kind: first.kind, recordId: first.record_id, line: line === -1 ? null : line + 1, field: first.field };
}

/** The rules that say what a look at a value, or at other jobs, shows against it. */
const SAYS_FLAG: Readonly<Partial<Record<RecordFlag['flag'], readonly CheckCode[]>>> = {
  'wrong check digit': ['container-number', 'air-waybill-number', 'abn'],
  'duplicate number': ['duplicate-number'],
};

function hasSaid({ code, values }: CheckFinding, { flag, record_id, line_id, field }: RecordFlag): boolean {
  if (!SAYS_FLAG[flag]?.includes(code)) return false;
  return values.some((value) => value.record_id === record_id && value.line_id === line_id && value.field === field);
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
