import type { Place } from '@tallyport/contracts/document-extraction/readings';
import type { DomainEvent } from '@tallyport/contracts/events';
import type { RecordSource } from '@tallyport/contracts/shipping-record/events';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { FieldValue } from '@tallyport/contracts/values/field-change';
import { actingId } from '../../acting-id.js';
import type { FoldedEnvelope } from '../../fold.js';
import { ISSUER_FIELDS } from './issuer.js';

/** What a person wrote into one header field, and what stood there as read. */
export interface TaughtField {
  readonly value: string;
  readonly place: Place | null;
  readonly read: FieldValue;
  readonly by: string | null;
  readonly at: string;
}

/** What one paper teaches: who issued it, as it was read and as people say, and what they corrected. */
export interface Teaching {
  readonly kind: RecordKind;
  readonly source: RecordSource;
  /** The values as read of the fields that may name the issuer. */
  readonly issuer: Readonly<Record<string, FieldValue>>;
  readonly taught: Readonly<Record<string, TaughtField>>;
  readonly isWithdrawn: boolean;
}

/**
 * One step of a record's stream. Taking a correction back unlearns it, and so does withdrawing the paper: the lesson is what people
 * say of it now. An emptied field teaches nothing, nor does what came from a freight system: that is no word about the page.
 */
export function foldTeaching(teaching: Teaching | null, event: DomainEvent | null, envelope: FoldedEnvelope): Teaching | null {
  if (event?.type === 'record.extracted') {
    const { kind, source, fields } = event.data;
    const issuer = Object.fromEntries(ISSUER_FIELDS[kind].map((field) => [field, fields[field]?.value ?? null]));
    return { kind, source, issuer, taught: teaching?.taught ?? {}, isWithdrawn: false };
  }
  if (teaching === null) return null;
  if (event?.type === 'record.withdrawn') return { ...teaching, isWithdrawn: true };
  if (event?.type === 'record.values-taken-back') {
    if (event.data.lineId !== null) return teaching;
    const back = new Set(event.data.values.map(({ field }) => field));
    return { ...teaching, taught: Object.fromEntries(Object.entries(teaching.taught).filter(([field]) => !back.has(field))) };
  }
  if (event?.type !== 'record.amended' || event.data.pulled !== undefined) return teaching;
  const taught = { ...teaching.taught };
  for (const { field, previous, next, place } of event.data.changes) {
    const read = taught[field]?.read ?? previous;
    delete taught[field];
    if (typeof next === 'string' && next !== '' && next !== read) {
      taught[field] = { value: next, place: place ?? null, read, by: actingId(envelope.metadata.actor), at: envelope.recordedAt };
    }
  }
  return { ...teaching, taught };
}
