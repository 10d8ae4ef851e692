import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { Box, EmbeddedSource, Place, ReadingMethod, Translation } from '../document-extraction/readings.js';
import { page, pageQuery } from '../paging.js';
import { Instant } from '../values/dates.js';
import { FieldChange, FieldValue } from '../values/field-change.js';
import { Id, StreamPosition } from '../values/ids.js';
import { FieldNameInput } from './field-name.js';
import type { ByField } from './fields.js';
import { RecordKind } from './kinds.js';

/** The value of another record that one was compiled from. */
export const ShownSource = z
  .object({ record_id: Id, kind: RecordKind, line_id: Id.nullable(), field: z.string(), position: StreamPosition })
  .meta({ id: 'ShownSource' });
export type ShownSource = z.infer<typeof ShownSource>;

/** A value as a record shows it: what stands now, where it was read, and what a later reading says otherwise. */
export const ShownValue = z
  .object({
    value: FieldValue,
    raw: z.string().nullable(),
    place: Place.nullable(),
    method: ReadingMethod,
    confidence: z.number(),
    /** Who wrote it and when, for a person's value; null for a machine's. */
    by: z.object({ user_id: Id, at: Instant }).nullable(),
    /** The English of a Chinese value; nothing where it needs none. */
    translation: Translation.nullable().optional(),
    from: ShownSource.optional(),
    /** Of a value of the data inside the file: where it stands there, and what the page says otherwise. */
    embedded: EmbeddedSource.optional(),
    /** Of what was taken over from a freight system: the key of the job there, and the fetch. */
    pulled: z.object({ sync_id: Id, key: z.string() }).optional(),
    /** Who said that the value is right as it was read: no later reading takes its place, and nobody has to look at it again. */
    confirmed: z.object({ user_id: Id, at: Instant }).nullable().optional(),
    /** What a later reading says otherwise; `stood` where it is what stood before somebody took over another value. */
    offered: z.object({ value: FieldValue, place: Place.nullable(), confidence: z.number(), stood: z.literal(true).optional() }).nullable(),
  })
  .meta({ id: 'ShownValue' });
export type ShownValue = z.infer<typeof ShownValue>;

/** By the names of the record's kind. A name that the reader does not know yet comes with them and is not looked at. */
const ShownFields: z.ZodType<ByField<ShownValue>> = z.record(z.string(), ShownValue);

export const ShownLine = z.object({ line_id: Id, fields: ShownFields }).meta({ id: 'ShownLine' });
export type ShownLine = z.infer<typeof ShownLine>;

export const ShippingRecord = z
  .object({
    id: Id,
    kind: RecordKind,
    work_order_id: Id,
    document_id: Id.nullable(),
    document_type: z.string().nullable(),
    from_page: z.int().nullable(),
    to_page: z.int().nullable(),
    fields: ShownFields,
    lines: z.array(ShownLine),
    withdrawn: z.boolean(),
    stream_position: StreamPosition,
  })
  .meta({ id: 'ShippingRecord' });
export type ShippingRecord = z.infer<typeof ShippingRecord>;

/**
 * One field before and after, where on the page the person took the value from (without a place it was typed), and from which value of
 * another record of the job. `reason` tells the history why, where they chose among values that differ.
 */
const RecordChange = z.strictObject({
  ...FieldChange.shape,
  field: FieldNameInput,
  place: z.strictObject({ ...Place.shape, boxes: z.array(z.strictObject(Box.shape)).max(40) }).nullish(),
  from: z.strictObject({ ...ShownSource.shape, field: FieldNameInput }).nullish(),
  reason: z.string().trim().min(1).max(500).nullish(),
});

/** Values of a line, or of the header for null. `value` is what the person saw: a field that differs now is refused with both. */
const SeenValues = {
  line_id: Id.nullable(),
  fields: z
    .array(z.strictObject({ field: FieldNameInput, value: FieldValue }))
    .min(1)
    .max(200),
};

/** The texts of a line that a person adds. */
const NewLine: z.ZodType<Record<string, string>, ByField<string>> = z.preprocess(
  (fields: ByField<string>) => fields,
  z.record(z.string(), z.string().max(20_000)),
);

/** One edit of a record. `previous` is what the person saw; a field that differs now is refused with both values. */
export const RecordEdit = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('amend'),
    changes: z.array(RecordChange).min(1).max(200),
  }),
  z.strictObject({
    kind: z.literal('amend-line'),
    line_id: Id,
    changes: z.array(RecordChange).min(1).max(50),
  }),
  z.strictObject({ kind: z.literal('add-line'), line_id: Id, after: Id.nullable(), fields: NewLine }),
  z.strictObject({ kind: z.literal('remove-line'), line_id: Id }),
  z.strictObject({ kind: z.literal('restore-line'), line_id: Id }),
  /** These values are right as they were read. A person's own value needs no word and is passed over. */
  z.strictObject({ kind: z.literal('confirm'), ...SeenValues }),
  /** Takes a confirmation back: the value is what it was, a machine's. */
  z.strictObject({ kind: z.literal('unconfirm'), ...SeenValues }),
  /**
   * Takes back what a person wrote: the value is the machine's again, with its place and confidence, and gone where nothing was
   * read. A value that is not a person's is passed over.
   */
  z.strictObject({ kind: z.literal('take-back'), ...SeenValues }),
  /** What a later reading offers is not wanted: the offer is gone until a reading offers something else. `value` is what was offered. */
  z.strictObject({ kind: z.literal('keep-own'), ...SeenValues }),
]);
export type RecordEdit = z.infer<typeof RecordEdit>;
/** An edit as a caller writes it: with fields of the vocabulary alone. */
export type RecordEditInput = z.input<typeof RecordEdit>;

/** A record after an amendment. With `lines_since` only the lines that changed after that position are there; the others stand as they stood. */
export const AmendedRecord = ShippingRecord.extend({ lines_since: StreamPosition.optional() }).meta({ id: 'AmendedRecord' });
export type AmendedRecord = z.infer<typeof AmendedRecord>;

const job = '/orgs/{o}/work_orders/{id}';
const Kind = z.object({ as_of: z.string().max(40).optional() });

/** Every kind of record has the same three calls: list, get, amend. */
function recordOperations<const Name extends string>(kind: RecordKind, name: Name) {
  const path = `${job}/${name}` as const;
  const title = kind.replaceAll('-', ' ');
  const id = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return {
    list: defineOperation({
      id: `list:${id}`,
      summary: `Every ${title} of the job, now or as of a position or time.`,
      method: 'GET',
      path,
      auth: 'member',
      query: z.strictObject({ ...Kind.shape, ...pageQuery(100) }),
      reply: page(ShippingRecord),
      status: 200,
      problems: ['not-found', 'work-order.not-found'],
    }),
    get: defineOperation({
      id: `get:${id}`,
      summary: `One ${title} with its lines.`,
      method: 'GET',
      path: `${path}/{record}` as const,
      auth: 'member',
      query: z.strictObject(Kind.shape),
      reply: ShippingRecord,
      status: 200,
      problems: ['not-found', 'work-order.not-found', 'record.not-found'],
    }),
    amend: defineOperation({
      id: `amend:${id}`,
      summary: `Change fields or lines of one ${title}: all edits of a call, or none.`,
      method: 'POST',
      path: `${path}/{record}/amend` as const,
      auth: 'member',
      /** Who shows the record as it stood at a position need not be sent all of its lines again. */
      query: z.strictObject({ lines_since: z.coerce.number().int().min(1).optional() }),
      body: z.strictObject({ edits: z.array(RecordEdit).min(1).max(500) }),
      reply: AmendedRecord,
      status: 200,
      problems: [
        'not-found',
        'work-order.not-found',
        'record.not-found',
        'record.unknown-field',
        'record.value-refused',
        'record.line-not-found',
        'field-conflict',
        'not-allowed',
      ],
    }),
  } as const;
}

export const RECORD_CALLS = {
  waybill: recordOperations('waybill', 'waybills'),
  invoice: recordOperations('invoice', 'invoices'),
  'packing-list': recordOperations('packing-list', 'packing_lists'),
  'certificate-of-origin': recordOperations('certificate-of-origin', 'certificates_of_origin'),
  'packing-declaration': recordOperations('packing-declaration', 'packing_declarations'),
  'fumigation-certificate': recordOperations('fumigation-certificate', 'fumigation_certificates'),
  'china-export-declaration': recordOperations('china-export-declaration', 'china_export_declarations'),
  declaration: recordOperations('declaration', 'declarations'),
  'cargo-report': recordOperations('cargo-report', 'cargo_reports'),
} as const;

export const RECORD_OPERATIONS = Object.values(RECORD_CALLS).flatMap((calls) => [calls.list, calls.get, calls.amend]);
