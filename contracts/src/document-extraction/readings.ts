import { z } from 'zod';
import { RecordKind } from '../shipping-record/kinds.js';
import { Id, StreamPosition } from '../values/ids.js';

/** A rectangle on a page, as fractions of its width and height. */
export const Box = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Box = z.infer<typeof Box>;

/** Where a value stands: boxes on a page, or a cell or paragraph address on a page of our own view. `page` begins at 1. */
export const Place = z.object({
  page: z.int().min(1),
  boxes: z.array(Box).max(40),
  address: z.string().max(60).nullable().default(null),
});
export type Place = z.infer<typeof Place>;

export const ReadingMethod = z.enum([
  'text layer',
  'ocr',
  'cells',
  'embedded data',
  'bar code',
  'model',
  'inferred',
  'learnt',
  'person',
  'compiled',
]);
export type ReadingMethod = z.infer<typeof ReadingMethod>;

/**
 * The English of a Chinese value, shown beside it and never in its place. `complete` is false where words were left as
 * they are because nobody knew them.
 */
export const Translation = z.object({ text: z.string().max(20_000), by: z.enum(['glossary', 'model']), complete: z.boolean() });
export type Translation = z.infer<typeof Translation>;

/** The value of another record that this one was taken from, at that position of its stream. */
export const ValueSource = z.object({
  recordId: Id,
  kind: RecordKind,
  lineId: Id.nullable(),
  field: z.string().max(80),
  position: StreamPosition,
});
export type ValueSource = z.infer<typeof ValueSource>;

/**
 * Where in the data inside the file a value stands: the attached file and the business term of its standard (`BT-112`). `printed` is what the
 * page says at the value's place where it says otherwise, null where it says the same or nothing.
 */
export const EmbeddedSource = z
  .object({ file: z.string().max(120), term: z.string().max(20), printed: z.string().max(20_000).nullable() })
  .meta({ id: 'EmbeddedSource' });
export type EmbeddedSource = z.infer<typeof EmbeddedSource>;

/**
 * One value as it was read. Decimals are text in the form of {@link DecimalText}, days are ISO.
 * `confidence` is between 0 and 1; sure means at least 0.9. A value without a place is shown as unverified.
 */
export const Reading = z.object({
  value: z.union([z.string().max(20_000), z.boolean(), z.null()]),
  raw: z.string().max(20_000).nullable().default(null),
  place: Place.nullable().default(null),
  method: ReadingMethod,
  confidence: z.number().min(0).max(1),
  /** Left out where the value needs none: an event of a thousand lines does not say so a thousand times. */
  translation: Translation.nullable().optional(),
  /** Of a compiled value: what it was taken from. Left out where it follows from several, or from what the organisation keeps. */
  from: ValueSource.optional(),
  /** Of a value of the data inside the file. */
  embedded: EmbeddedSource.optional(),
});
export type Reading = z.infer<typeof Reading>;

/** Field name to reading. The names are the vocabulary of `shipping-record/fields.ts`. */
export const Readings = z.record(z.string().max(80), Reading);
export type Readings = z.infer<typeof Readings>;
