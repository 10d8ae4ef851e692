import type { Reading, ValueSource } from '@tallyport/contracts/document-extraction/readings';
import type { Pulled } from '@tallyport/contracts/freight-export/pulled';
import type { RecordEvent } from '@tallyport/contracts/shipping-record/events';
import type { ShownSource, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { actingId } from '../acting-id.js';
import type { FoldedEnvelope } from '../fold.js';

export type ShownValues = Readonly<Record<string, ShownValue>>;

/** A reader that is at least this sure is believed; below, a person is asked. */
export const SURE = 0.9;

/** Whether a value is a person's word: they wrote it, or said that it is right as it was read. */
export function isPersons({ method, confirmed }: Pick<ShownValue, 'method' | 'confirmed'>): boolean {
  return method === 'person' || (confirmed ?? null) !== null;
}

/** Whether a person has to look at a value: a machine read it and is not sure of it. A compiled one is looked at where it was taken from. */
export function isDoubtful(shown: Pick<ShownValue, 'value' | 'method' | 'confidence' | 'confirmed'>): boolean {
  return shown.value !== null && shown.confidence < SURE && shown.method !== 'compiled' && !isPersons(shown);
}

/** Whether a value stands on the page nowhere that the reader could point at, and does not follow from the paper for certain either. */
export function isUnverified(shown: Pick<ShownValue, 'value' | 'method' | 'place' | 'confidence' | 'confirmed'>): boolean {
  return shown.value !== null && shown.place === null && !isPersons(shown) && !followsForCertain(shown);
}

/**
 * Whether a value was worked out, taken over or said by the data inside the file rather than read, and is sure: an air waybill goes by air,
 * and nobody has to be asked about it.
 */
export function followsForCertain({ method, confidence }: Pick<ShownValue, 'method' | 'confidence'>): boolean {
  return method === 'compiled' || ((method === 'inferred' || method === 'embedded data') && confidence >= SURE);
}

export function shownReading({ value, raw, place, method, confidence, translation, from, embedded }: Reading): ShownValue {
  const read = { value, raw, place, method, confidence, by: null, offered: null };
  return { ...read, ...(translation && { translation }), ...(from && { from: shownSource(from) }), ...(embedded && { embedded }) };
}

function shownSource({ recordId, kind, lineId, field, position }: ValueSource): ShownSource {
  return { record_id: recordId, kind, line_id: lineId, field, position };
}

/** The values after a new reading: a person's stay as they are, all others are what the machine reads now. */
export function readAgain(before: ShownValues, readings: Readonly<Record<string, Reading>>): ShownValues {
  const persons = Object.entries(before).filter(([, value]) => isPersons(value));
  const read = Object.entries(readings).map(([field, reading]) => [field, shownReading(reading)] as const);
  return Object.fromEntries([...read, ...persons.map(([field, value]) => [field, { ...value, offered: null }] as const)]);
}

/**
 * The values after a person changed some. A value stands where the person took it from, and nowhere if it was typed; a difference
 * that was offered is settled. Beside a value from a freight system, what stood is offered back.
 */
export function amended(before: ShownValues, { changes, pulled }: Amendment, envelope: FoldedEnvelope): ShownValues {
  const written = changes.map(({ field, previous, next, place, from }) => {
    const value = personsValue(next, envelope, before[field]);
    const taken = pulled && { ...shownPull(pulled), offered: stood(previous, before[field]) };
    return [
      field,
      { ...value, ...(place !== undefined && { place }), ...(place && { raw: null }), ...(from && { from: shownSource(from) }), ...taken },
    ] as const;
  });
  return { ...before, ...Object.fromEntries(written) };
}

type Amendment = Pick<Extract<RecordEvent, { type: 'record.amended' }>['data'], 'changes' | 'pulled'>;

export function shownPull(pulled: Pulled | undefined): Pick<ShownValue, 'pulled'> {
  return pulled === undefined ? {} : { pulled: { sync_id: pulled.syncId, key: pulled.key } };
}

/** Where nothing stood, nothing is offered. */
function stood(value: ShownValue['value'], before: ShownValue | undefined): ShownValue['offered'] {
  return value === null ? null : { value, place: before?.place ?? null, confidence: before?.confidence ?? 1, stood: true };
}

export function personsValue(value: ShownValue['value'], { metadata, recordedAt }: FoldedEnvelope, before?: ShownValue): ShownValue {
  const by = whoAndWhen({ metadata, recordedAt });
  return { value, raw: before?.raw ?? null, place: before?.place ?? null, method: 'person', confidence: 1, by, offered: null };
}

/** The values with some of them confirmed by a person, or with that taken back. A value that is not there stays away. */
export function confirmed(before: ShownValues, names: readonly string[], envelope: FoldedEnvelope | null): ShownValues {
  return changeNamed(before, names, (shown) => ({ ...shown, confirmed: envelope && whoAndWhen(envelope) }));
}

/** The values with some of them as they were read, in place of what a person wrote; what was not read is gone. */
export function takenBack(before: ShownValues, values: readonly { readonly field: string; readonly read: Reading | null }[]): ShownValues {
  const others = Object.entries(before).filter(([field]) => values.every((back) => back.field !== field));
  const read = values.flatMap(({ field, read }) => (read ? [[field, shownReading(read)] as const] : []));
  return { ...Object.fromEntries(others), ...Object.fromEntries(read) };
}

/** The values without what was offered beside some of them. */
export function declined(before: ShownValues, names: readonly string[]): ShownValues {
  return changeNamed(before, names, (shown) => ({ ...shown, offered: null }));
}

function changeNamed(before: ShownValues, names: readonly string[], change: (shown: ShownValue) => ShownValue): ShownValues {
  return Object.fromEntries(Object.entries(before).map(([field, shown]) => [field, names.includes(field) ? change(shown) : shown]));
}

function whoAndWhen({ metadata, recordedAt }: Pick<FoldedEnvelope, 'metadata' | 'recordedAt'>): ShownValue['by'] {
  const id = actingId(metadata.actor);
  return id === null ? null : { user_id: id, at: recordedAt };
}

/** The values with what a later reading says otherwise beside one of them. Without that field nothing changes. */
export function offered(before: ShownValues, field: string, { value, place, confidence }: Reading): ShownValues {
  const shown = before[field];
  return shown ? { ...before, [field]: { ...shown, offered: { value, place, confidence } } } : before;
}
