import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { Place, Reading, Readings, ValueSource } from '../document-extraction/readings.js';
import { Pulled } from '../freight-export/pulled.js';
import { FieldChange, FieldValue } from '../values/field-change.js';
import { Id } from '../values/ids.js';
import { RecordKind } from './kinds.js';

/** Where a record came from: a segment of a document as read in one attempt, or a person. */
export const RecordSource = z.object({
  documentId: Id.nullable(),
  attempt: z.int().nullable(),
  fromPage: z.int().nullable(),
  toPage: z.int().nullable(),
  documentType: z.string().nullable(),
});
export type RecordSource = z.infer<typeof RecordSource>;

export const Line = z.object({ lineId: Id, fields: Readings });
export type Line = z.infer<typeof Line>;

const record = { recordId: Id, workOrderId: Id, kind: RecordKind };

/** Of what a person took over from a freight system: where it stood. What stood here is offered back. */
const taken = { pulled: Pulled.optional() };

/** A reading made a record: its header. Lines follow in blocks, so that no event grows past 200 kB. */
export const RecordExtracted = defineEvent(
  'record.extracted',
  1,
  z.object({ ...record, source: RecordSource, fields: Readings, lineCount: z.int() }),
);

/** A block of lines of a reading, in printed order; `from` is the index of the first. */
export const RecordLinesExtracted = defineEvent(
  'record.lines-extracted',
  1,
  z.object({ ...record, from: z.int().min(0), lines: z.array(Line) }),
);

/**
 * A field that a person changed, where on the page they took the value from (null for one that they typed; earlier events leave it out,
 * and their values kept the place of what had been read), from which value of another record, and why, where they chose among values
 * that differ.
 */
export const RecordChange = FieldChange.extend({
  place: Place.nullable().optional(),
  from: ValueSource.optional(),
  reason: z.string().min(1).max(500).optional(),
});
export type RecordChange = z.infer<typeof RecordChange>;

/** A person changed named header fields. */
export const RecordAmended = defineEvent('record.amended', 1, z.object({ ...record, ...taken, changes: z.array(RecordChange).min(1) }));

/** A person changed named fields of one line. */
export const RecordLineAmended = defineEvent(
  'record.line-amended',
  1,
  z.object({ ...record, ...taken, lineId: Id, changes: z.array(RecordChange).min(1) }),
);

/** A person added a line; `after` is the line before it, null at the top. */
export const RecordLineAdded = defineEvent(
  'record.line-added',
  1,
  z.object({ ...record, ...taken, lineId: Id, after: Id.nullable(), fields: z.record(z.string(), z.string()) }),
);

/** A person removed a line. Its values are kept here, so that an undo can put it back. */
export const RecordLineRemoved = defineEvent(
  'record.line-removed',
  1,
  z.object({ ...record, ...taken, lineId: Id, after: Id.nullable(), fields: Readings }),
);

/** A person undid a removal: the line stands again where it stood, with its readings. */
export const RecordLineRestored = defineEvent(
  'record.line-restored',
  1,
  z.object({ ...record, lineId: Id, after: Id.nullable(), fields: Readings }),
);

/** A later reading says otherwise than a person did: the person's value stays, the difference is offered. */
export const RecordDifferenceOffered = defineEvent(
  'record.difference-offered',
  1,
  z.object({
    ...record,
    attempt: z.int(),
    differences: z.array(z.object({ field: z.string(), lineId: Id.nullable(), read: Readings.valueType })),
  }),
);

/** Values of the header (`lineId` null) or of a line, each as it stood. */
const values = { lineId: Id.nullable(), values: z.array(z.object({ field: z.string().max(80), value: FieldValue })).min(1) };

/** A person says that these values are right as they were read. They count as the person's word from here. */
export const RecordValuesConfirmed = defineEvent('record.values-confirmed', 1, z.object({ ...record, ...values }));

/** A person took their confirmation back. */
export const RecordValuesUnconfirmed = defineEvent('record.values-unconfirmed', 1, z.object({ ...record, ...values }));

/**
 * A person took back what they wrote: what was read stands again, as it was read; nothing where `read` is null. `previous` is
 * what they had written.
 */
export const RecordValuesTakenBack = defineEvent(
  'record.values-taken-back',
  1,
  z.object({
    ...record,
    lineId: Id.nullable(),
    values: z.array(z.object({ field: z.string().max(80), previous: FieldValue, read: Reading.nullable() })).min(1),
  }),
);

/** A person does not want what a later reading offered. `values` are the offers; the same ones are not made again. */
export const RecordDifferenceDeclined = defineEvent('record.difference-declined', 1, z.object({ ...record, ...values }));

/**
 * A machine filled fields of lines outside of a reading, from what the organisation keeps or from the tariff; null takes back what was
 * filled so. Never over a value that was read or that is a person's.
 */
export const RecordLinesInferred = defineEvent('record.lines-inferred', 1, z.object({ ...record, lines: z.array(Line).min(1) }));

/** The record no longer counts: its document was withdrawn, or a later reading found another segment. */
export const RecordWithdrawn = defineEvent('record.withdrawn', 1, z.object({ ...record, reason: z.string().max(100) }));

export const RecordEvent = z.discriminatedUnion('type', [
  RecordExtracted.schema,
  RecordLinesExtracted.schema,
  RecordAmended.schema,
  RecordLineAmended.schema,
  RecordLineAdded.schema,
  RecordLineRemoved.schema,
  RecordLineRestored.schema,
  RecordDifferenceOffered.schema,
  RecordValuesConfirmed.schema,
  RecordValuesUnconfirmed.schema,
  RecordValuesTakenBack.schema,
  RecordDifferenceDeclined.schema,
  RecordLinesInferred.schema,
  RecordWithdrawn.schema,
]);
export type RecordEvent = z.infer<typeof RecordEvent>;
