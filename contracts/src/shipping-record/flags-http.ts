import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { Id } from '../values/ids.js';
import { FieldName } from './field-name.js';
import { RecordKind } from './kinds.js';

/** What is known against a value: by other papers, by the tariff, by its own check digit, or by the reference lists. */
const RecordFlagKind = z.enum(['duplicate number', 'not in the tariff', 'wrong check digit', 'not in the list']);

/** Where the same number stands as well: a job, and its record where it is not the job's own. */
const OtherPaper = z.object({
  work_order_id: Id,
  code: z.string(),
  record_id: Id.nullable(),
  document_id: Id.nullable(),
  file_name: z.string().nullable(),
});

/** A flagged value: of a line, of a record's header (`line_id` null), or of the job itself (`record_id` null). */
export const RecordFlag = z
  .object({
    record_id: Id.nullable(),
    kind: RecordKind.nullable(),
    line_id: Id.nullable(),
    field: FieldName,
    value: z.string(),
    flag: RecordFlagKind,
    /** At most ten, for a number that stands twice. */
    others: z.array(OtherPaper),
  })
  .meta({ id: 'RecordFlag' });
export type RecordFlag = z.infer<typeof RecordFlag>;

export const listRecordFlags = defineOperation({
  id: 'listRecordFlags',
  summary:
    'What is known against values of the job’s records: invoice and waybill numbers that stand elsewhere in the organisation, HS codes ' +
    'that the tariff does not have, wrong check digits of containers, air waybills and ABNs, and currencies, units, packages and ' +
    'countries that no list has.',
  method: 'GET',
  path: '/orgs/{o}/work_orders/{id}/record_flags',
  auth: 'member',
  query: z.strictObject(pageQuery(200)),
  reply: page(RecordFlag),
  status: 200,
  problems: ['not-found', 'work-order.not-found'],
});
