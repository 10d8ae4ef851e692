import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { Place } from '../document-extraction/readings.js';
import { FieldName } from '../shipping-record/field-name.js';
import { ShownSource } from '../shipping-record/http.js';
import { Day } from '../values/dates.js';
import { Id } from '../values/ids.js';

/** What papers can disagree on, in the order in which it is shown. */
export const CONFLICT_FIELDS = [
  'importer_name',
  'bill_number',
  'invoice_number',
  'vessel',
  'voyage',
  'port_of_loading',
  'port_of_discharge',
  'containers',
  'packages',
  'gross_weight',
  'net_weight',
  'incoterm',
  'currency',
  'total',
  'country_of_origin',
] as const;
export const ConflictField = z.enum(CONFLICT_FIELDS);
export type ConflictField = z.infer<typeof ConflictField>;

/** What one document says. Values with the same `group` say the same, however they are written. */
export const ConflictValue = z.object({
  from: ShownSource,
  document_id: Id.nullable(),
  document_type: z.string().nullable(),
  /** The document's own date. */
  date: Day.nullable(),
  value: z.string(),
  place: Place.nullable(),
  group: z.int(),
  /** As the declaration writes it; null where it is nothing that can be declared. */
  declarable: z.string().nullable(),
});
export type ConflictValue = z.infer<typeof ConflictValue>;

/** Where a declaration says it: in its header (`line_id` null) or in a line. Taking a value amends this field. */
export const ConflictTarget = z.object({ record_id: Id, line_id: Id.nullable(), field: FieldName, value: z.string().nullable() });
export type ConflictTarget = z.infer<typeof ConflictTarget>;

/** One thing on which the documents of a job do not agree. */
export const Conflict = z
  .object({ field: ConflictField, values: z.array(ConflictValue), targets: z.array(ConflictTarget) })
  .meta({ id: 'Conflict' });
export type Conflict = z.infer<typeof Conflict>;

export const listConflicts = defineOperation({
  id: 'listConflicts',
  summary:
    'On what the documents of the job do not agree, what each says and where, and what is declared; now or as of a position or time.',
  method: 'GET',
  path: '/orgs/{o}/work_orders/{id}/conflicts',
  auth: 'member',
  query: z.strictObject({ as_of: z.string().max(40).optional() }),
  reply: z.object({ results: z.array(Conflict) }),
  status: 200,
  problems: ['not-found', 'work-order.not-found'],
});
