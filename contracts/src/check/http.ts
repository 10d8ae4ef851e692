import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { FieldName } from '../shipping-record/field-name.js';
import { RecordKind } from '../shipping-record/kinds.js';
import { Instant } from '../values/dates.js';
import { Id } from '../values/ids.js';
import { CheckCode } from './codes.js';
import { listConflicts } from './conflicts-http.js';

/** What a rule is about (specification §5). */
export const CheckCategory = z.enum(['Dump', 'Origin', 'Prefer', 'Quantity', 'Value']);
export type CheckCategory = z.infer<typeof CheckCategory>;

export const CheckSeverity = z.enum(['error', 'warning', 'info']);
export type CheckSeverity = z.infer<typeof CheckSeverity>;

/** Where a value stands: in a line, or in the header (`line_id` null) of a record. */
const Spot = { record_id: Id, kind: RecordKind, line_id: Id.nullable(), field: FieldName };

/** A value that a rule looked at. */
export const CheckedValue = z.object({ ...Spot, value: z.string() });
export type CheckedValue = z.infer<typeof CheckedValue>;

/** What a rule lacks: a value (`field`) of a record, a whole paper of a kind (`record_id` null), or a row of a dated table. */
export const MissingValue = z.object({
  ...Spot,
  record_id: Id.nullable(),
  kind: RecordKind.nullable(),
  field: FieldName.nullable(),
  /** Table and key, such as `tolerance bill-weight`; then everything else is null. */
  row: z.string().nullable(),
});
export type MissingValue = z.infer<typeof MissingValue>;

/** `cannot say`: something that decides it is missing, which is not a pass. What is not applicable is no finding. */
const CheckOutcome = z.enum(['fails', 'cannot say', 'holds']);

/** `by` is a user's id, null for somebody whose data were erased. */
export const CheckOverride = z.object({ by: Id.nullable(), at: Instant, reason: z.string() });
export type CheckOverride = z.infer<typeof CheckOverride>;

/** What one rule says of one thing: a record, a line, or papers that have to agree. */
export const CheckFinding = z
  .object({
    code: CheckCode,
    version: z.int(),
    category: CheckCategory,
    severity: CheckSeverity,
    outcome: CheckOutcome,
    values: z.array(CheckedValue),
    missing: z.array(MissingValue),
    /** By how much it fails, as decimal text, or what was expected. */
    difference: z.string().nullable(),
    /** Of what fails, these values and no others: what an override names. */
    fingerprint: Id.nullable(),
    /** Who lets it stand although it fails, and why. */
    override: CheckOverride.nullable(),
  })
  .meta({ id: 'CheckFinding' });
export type CheckFinding = z.infer<typeof CheckFinding>;

/** How many findings of all pages there are of each outcome; what fails and was overridden is counted apart. */
export const CheckTally = z.object({ fails: z.int(), cannot_say: z.int(), overridden: z.int(), holds: z.int() }).meta({ id: 'CheckTally' });
export type CheckTally = z.infer<typeof CheckTally>;

export const listChecks = defineOperation({
  id: 'listChecks',
  summary:
    'What the rules say of the job’s papers, now or as of a position or time: first what fails, then what cannot be said, what was overridden, and what holds.',
  method: 'GET',
  path: '/orgs/{o}/work_orders/{id}/checks',
  auth: 'member',
  query: z.strictObject({ ...pageQuery(200), as_of: z.string().max(40).optional() }),
  reply: page(CheckFinding).extend({ tally: CheckTally }),
  status: 200,
  problems: ['not-found', 'work-order.not-found'],
});

/** Which finding, as `listChecks` named it. */
const Overridable = { code: CheckCode, version: z.int().min(1), fingerprint: Id };

const Overridden = z.object({ ...Overridable, override: CheckOverride.nullable() }).meta({ id: 'OverriddenCheck' });

export const overrideCheck = defineOperation({
  id: 'overrideCheck',
  summary: 'Let a failing rule stand for the values that it names, with a reason; it fails again once one of them is another.',
  method: 'POST',
  path: '/orgs/{o}/work_orders/{id}/checks/override',
  auth: 'member',
  body: z.strictObject({ ...Overridable, reason: z.string().trim().min(1).max(500) }),
  reply: Overridden,
  status: 200,
  problems: ['not-found', 'work-order.not-found', 'check.changed', 'not-allowed'],
});

export const takeBackOverride = defineOperation({
  id: 'takeBackOverride',
  summary: 'Take an override back: the rule fails again. One that does not stand is passed over.',
  method: 'POST',
  path: '/orgs/{o}/work_orders/{id}/checks/take_back_override',
  auth: 'member',
  body: z.strictObject(Overridable),
  reply: Overridden,
  status: 200,
  problems: ['not-found', 'work-order.not-found', 'not-allowed'],
});

export const CHECK_OPERATIONS = [listChecks, overrideCheck, takeBackOverride, listConflicts] as const;
