import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { FieldName } from '../shipping-record/field-name.js';
import { RecordKind } from '../shipping-record/kinds.js';
import { Id } from '../values/ids.js';
import { CheckCode } from './codes.js';

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

/** What a rule lacks: a value (`field`) of a record, or a whole paper of a kind (`record_id` null). */
export const MissingValue = z.object({ ...Spot, record_id: Id.nullable(), field: FieldName.nullable() });
export type MissingValue = z.infer<typeof MissingValue>;

/** `cannot say`: something that decides it is missing, which is not a pass. What is not applicable is no finding. */
export const CheckOutcome = z.enum(['fails', 'cannot say', 'holds']);
export type CheckOutcome = z.infer<typeof CheckOutcome>;

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
  })
  .meta({ id: 'CheckFinding' });
export type CheckFinding = z.infer<typeof CheckFinding>;

export const listChecks = defineOperation({
  id: 'listChecks',
  summary: 'What the rules say of the job’s papers, now or as of a position or time: first what fails, then what cannot be said.',
  method: 'GET',
  path: '/orgs/{o}/work_orders/{id}/checks',
  auth: 'member',
  query: z.strictObject({ ...pageQuery(200), as_of: z.string().max(40).optional() }),
  reply: page(CheckFinding),
  status: 200,
  problems: ['not-found', 'work-order.not-found'],
});
