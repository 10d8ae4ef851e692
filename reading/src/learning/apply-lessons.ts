import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { isSameValue } from '@tallyport/domain/shipping-record/same-value';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { readingOf } from '../fields/field-reading.js';
import { anchorsOf } from './anchor.js';
import type { Lesson } from './lesson.js';
import { recall } from './recall.js';
import { recalledValue } from './recalled-value.js';
import { taughtPhrases } from './taught-phrases.js';

/** A header after lessons, and the fields that they filled or changed. */
export interface Learnt {
  readonly header: Readings;
  readonly fields: readonly string[];
}

/**
 * Reads the fields that people had to correct on earlier papers of the same issuer and type where those papers taught to look,
 * the newest lesson first. Where that print is no value of the field, what was read otherwise stays: a lesson never empties a field,
 * and it states only what stands on this page.
 */
export function applyLessons(kind: RecordKind, header: Readings, text: DocumentText, lessons: readonly Lesson[]): Learnt {
  const learnt: Record<string, Reading> = {};
  for (const field of new Set(lessons.flatMap(({ taught }) => [...taught.keys()]))) {
    const reading = recalledReading(kind, field, text, lessons);
    if (reading === null) continue;
    const own = header[field];
    if (own?.method === 'embedded data' || own?.method === 'bar code') continue;
    const form = fieldForm(kind, field, false);
    const isSame = own !== undefined && typeof own.value === 'string' && isSameValue(form, own.value, String(reading.value));
    if (!isSame || own.confidence < reading.confidence) learnt[field] = reading;
  }
  return { header: { ...header, ...learnt }, fields: Object.keys(learnt) };
}

function recalledReading(kind: RecordKind, field: string, text: DocumentText, lessons: readonly Lesson[]): Reading | null {
  const form = fieldForm(kind, field, false);
  if (form === null) return null;
  const values = lessons.flatMap(({ text: example, taught }) => {
    const lesson = taught.get(field);
    if (lesson === undefined) return [];
    const print = taughtPhrases(field, lesson, form, example);
    return recalledValue(field, form, recall(anchorsOf(print, example), Math.max(1, print.length), text), text) ?? [];
  });
  const [newest, ...others] = values;
  if (newest === undefined) return null;
  const isTaughtAgain = others.some(({ value }) => isSameValue(form, value, newest.value));
  const certainty = isTaughtAgain ? CERTAINTY.learnt.again : CERTAINTY.learnt.once;
  const reading = readingOf({ value: newest.value, from: newest.from, certainty }, text);
  return { ...reading, method: 'learnt', confidence: Math.min(reading.confidence, certainty) };
}
