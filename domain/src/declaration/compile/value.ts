import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { Part } from '../../checks/papers.js';

/** A value of a paper, as the declaration takes it over; null where the paper says nothing. `write` gives it the declaration's form, or null. */
export function taken(part: Part | undefined, field: RecordField, write: (text: string) => string | null = (text) => text): Reading | null {
  const text = part?.text(field) ?? null;
  const value = text === null ? null : write(text);
  if (part === undefined || value === null || value === '') return null;
  const shown = (part.line ?? part.record).fields[field];
  return {
    value,
    raw: value === text ? null : text,
    place: shown?.place ?? null,
    method: 'compiled',
    confidence: shown?.confidence ?? 1,
    from: {
      recordId: part.record.id,
      kind: part.record.kind,
      lineId: part.line?.line_id ?? null,
      field,
      position: part.record.stream_position,
    },
  };
}

/** A value that follows from several, from the tariff, or from what the organisation keeps. */
export function workedOut(value: string | null | undefined): Reading | null {
  return value === null || value === undefined || value === ''
    ? null
    : { value, raw: null, place: null, method: 'compiled', confidence: 1 };
}

/** The first of these that says something. */
export function first(...values: readonly (Reading | null)[]): Reading | null {
  return values.find((value) => value !== null) ?? null;
}

/** Only the values that are there, by field. */
export function present(values: Readonly<Partial<Record<RecordField, Reading | null>>>): Record<string, Reading> {
  return Object.fromEntries(Object.entries(values).flatMap(([field, value]) => (value ? [[field, value]] : [])));
}

/** `KGS` is KG; null for what customs does not weigh in. */
export function weightUnitOf(text: string): string | null {
  if (/^(kg|kilo)/i.test(text)) return 'KG';
  return /^lb/i.test(text) ? 'LB' : null;
}
