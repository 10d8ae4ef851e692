import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page } from '../paging.js';
import { Instant } from '../values/dates.js';
import { DecimalText } from '../values/decimal.js';
import { Id } from '../values/ids.js';
import { CannotSay } from './cannot-compute.js';
import { CustomsTableRow } from './http.js';

/** An amount of a declaration in Australian dollars, by its name in messages: as it was signed, and by the tables of now. */
const AmountAfterImport = z.object({ name: z.string(), signed: DecimalText, now: DecimalText.nullable() });
export type AmountAfterImport = z.infer<typeof AmountAfterImport>;

/** A row that decided, and the one that decides in its place; null where there was, or is, none. */
const RowAfterImport = z.object({ before: CustomsTableRow.nullable(), after: CustomsTableRow.nullable() });
export type RowAfterImport = z.infer<typeof RowAfterImport>;

/** A lodged declaration that would come out otherwise by the tables of now: on its own days, with the values that were signed. */
export const DeclarationAfterImport = z
  .object({
    id: Id,
    work_order_id: Id,
    job_code: z.string(),
    reference: z.string(),
    party: z.string(),
    version: z.int(),
    signed_at: Instant,
    /** What would have to be paid more, or less where negative; null where the tables of now do not say. */
    difference: DecimalText.nullable(),
    /** Why it cannot be computed now. */
    reason: CannotSay.nullable(),
    /** Those amounts that differ. */
    amounts: z.array(AmountAfterImport),
    rows: z.array(RowAfterImport),
  })
  .meta({ id: 'DeclarationAfterImport' });
export type DeclarationAfterImport = z.infer<typeof DeclarationAfterImport>;

export const listDeclarationsAfterImport = defineOperation({
  id: 'listDeclarationsAfterImport',
  summary:
    'Which lodged declarations would come out otherwise by the tables of customs as they are imported now, by how much, for which rows. ' +
    'A page looks through so many of those that were signed before the last import (`count` in all) and answers which differ.',
  method: 'GET',
  path: '/orgs/{o}/declarations/after_import',
  auth: 'member',
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    page_size: z.coerce.number().int().min(1).max(20).default(20),
  }),
  reply: page(DeclarationAfterImport),
  status: 200,
  problems: ['not-found'],
});
