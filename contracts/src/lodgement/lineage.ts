import { z } from 'zod';
import { MESSAGE_PARTS } from '../customs-table/message-tables.js';
import { CustomsTableRow } from '../declaration/http.js';
import { Place } from '../document-extraction/readings.js';
import { page } from '../paging.js';
import { ShownSource } from '../shipping-record/http.js';
import { Instant } from '../values/dates.js';
import { FieldValue } from '../values/field-change.js';
import { Id } from '../values/ids.js';
import { CustomsAmount, CustomsError } from './values.js';

/**
 * Where a value that was sent ends: at a box of a page, at a row of a dated table, or at a person who wrote it, said that it is right,
 * set it on the job, had it compiled from what the desk keeps, answered a question of customs, or signed the message.
 */
export const LineageEnd = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('box'), document_id: Id, place: Place }),
    z.object({ kind: z.literal('row'), table: z.string(), id: z.string() }),
    z.object({
      kind: z.literal('person'),
      user_id: Id,
      at: Instant,
      did: z.enum(['wrote', 'confirmed', 'set', 'compiled', 'answered', 'signed']),
    }),
  ])
  .meta({ id: 'LineageEnd' });
export type LineageEnd = z.infer<typeof LineageEnd>;

/** A value of the record, as it stood when it was signed, that a sent one is or follows from; in the header for a null `line_id`. */
const SentField = z.object({
  line_id: Id.nullable(),
  field: z.string(),
  value: FieldValue,
  /** The value of a paper that it was taken from. */
  from: ShownSource.nullable(),
  ends: z.array(LineageEnd),
});
export type SentField = z.infer<typeof SentField>;

/** A value that a segment says, from where it comes, and what customs said of it. Element and component count from 1. */
const SentValue = z.object({
  name: z.string(),
  value: z.string(),
  element: z.int(),
  component: z.int(),
  fields: z.array(SentField),
  /** The amounts that it is the sum of: of all lines by the same name, or of the header by others. */
  adds_up: z.array(z.string()),
  /** Those that it has besides its fields. */
  ends: z.array(LineageEnd),
  errors: z.array(CustomsError),
  /** The same amount as customs computed it. */
  customs_amount: CustomsAmount.nullable(),
});
export type SentValue = z.infer<typeof SentValue>;

/** A segment that was sent. What is constant in it is of `row`, the row of the layout; null in what goes around a message. */
const SentSegment = z
  .object({
    place: z.int(),
    text: z.string(),
    part: z.enum(['envelope', ...MESSAGE_PARTS]).nullable(),
    item: z.int().nullable(),
    row: z.string().nullable(),
    values: z.array(SentValue),
  })
  .meta({ id: 'SentSegment' });
export type SentSegment = z.infer<typeof SentSegment>;

/** Segments of one message with their lineage, and the rows of tables at which they end. */
export const Lineage = page(SentSegment).extend({
  /** The message; null where none was made, or none says what is asked for. */
  version: z.int().nullable(),
  customs_message: Id.nullable(),
  answered_at: z.string().nullable(),
  rows: z.array(CustomsTableRow),
});
export type Lineage = z.infer<typeof Lineage>;
