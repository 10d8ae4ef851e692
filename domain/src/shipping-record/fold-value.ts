import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { FieldChange } from '@tallyport/contracts/values/field-change';
import type { FoldedEnvelope } from '../fold.js';

export type ShownValues = Readonly<Record<string, ShownValue>>;

const SURE = 0.9;

/** Whether a person has to look at a value: a machine read it and is not sure of it. */
export function isDoubtful({ value, method, confidence }: Pick<ShownValue, 'value' | 'method' | 'confidence'>): boolean {
  return value !== null && method !== 'person' && confidence < SURE;
}

/** Whether a value stands on the page nowhere that the reader could point at. */
export function isUnverified({ value, method, place }: Pick<ShownValue, 'value' | 'method' | 'place'>): boolean {
  return value !== null && method !== 'person' && place === null;
}

export function shownReading({ value, raw, place, method, confidence, translation }: Reading): ShownValue {
  const read = { value, raw, place, method, confidence, by: null, offered: null };
  return translation ? { ...read, translation } : read;
}

/** The values after a new reading: a person's stay as they are, all others are what the machine reads now. */
export function readAgain(before: ShownValues, readings: Readonly<Record<string, Reading>>): ShownValues {
  const persons = Object.entries(before).filter(([, value]) => value.method === 'person');
  const read = Object.entries(readings).map(([field, reading]) => [field, shownReading(reading)] as const);
  return Object.fromEntries([...read, ...persons.map(([field, value]) => [field, { ...value, offered: null }] as const)]);
}

/** The values after a person changed some. Where the value was read stays known; a difference that was offered is settled. */
export function amended(before: ShownValues, changes: readonly FieldChange[], envelope: FoldedEnvelope): ShownValues {
  const written = changes.map(({ field, next }) => [field, personsValue(next, envelope, before[field])] as const);
  return { ...before, ...Object.fromEntries(written) };
}

export function personsValue(value: ShownValue['value'], { metadata, recordedAt }: FoldedEnvelope, before?: ShownValue): ShownValue {
  const by = metadata.actor.kind === 'person' ? { user_id: metadata.actor.userId, at: recordedAt } : null;
  return { value, raw: before?.raw ?? null, place: before?.place ?? null, method: 'person', confidence: 1, by, offered: null };
}

/** The values with what a later reading says otherwise beside one of them. Without that field nothing changes. */
export function offered(before: ShownValues, field: string, { value, place, confidence }: Reading): ShownValues {
  const shown = before[field];
  return shown ? { ...before, [field]: { ...shown, offered: { value, place, confidence } } } : before;
}
