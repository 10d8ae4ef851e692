import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import { readingOf } from '../fields/field-reading.js';
import { middleY, overlapX, overlapY } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { labelsOfField } from './field-labels.js';
import type { PrintedValues } from './find-printed.js';

/**
 * How much a model's value is believed by where it stands: beside its label, once on the pages, or at several places. None
 * of these makes it sure, since nobody has measured the model that happens to be configured.
 */

/** The reading that the pages give for a model's value of the header, or null where they do not state it. */
export function groundValue(field: string, value: string, form: FieldForm, pages: PrintedValues): Reading | null {
  const { text } = pages;
  const places = pages.placesOf(field, value, form);
  const labels = labelsOfField(field, text);
  const beside = places.find((place) => labels.some(({ candidates }) => candidates.some(({ lines }) => lines.some(isAt(place)))));
  const [place] = beside === undefined ? places : [beside];
  if (place === undefined) return null;
  const certainty =
    beside !== undefined ? CERTAINTY.model.besideLabel : places.length === 1 ? CERTAINTY.model.once : CERTAINTY.model.severalTimes;
  return modelReading(value, place, certainty, text);
}

/** The reading for a value of a line: of the places where it stands, that on the line of what is known of the line already. */
export function groundOnLine(
  field: string,
  value: string,
  form: FieldForm,
  pages: PrintedValues,
  anchor: Phrase | null,
): { reading: Reading; at: Phrase } | null {
  const places = pages.placesOf(field, value, form);
  const place = anchor === null ? places[0] : nearest(places, anchor);
  const at = place?.[0];
  if (place === undefined || at === undefined) return null;
  return { reading: modelReading(value, place, places.length === 1 ? CERTAINTY.model.once : CERTAINTY.model.severalTimes, pages.text), at };
}

function modelReading(value: string, place: readonly Phrase[], certainty: number, text: DocumentText): Reading {
  const reading = readingOf({ value, from: place, certainty }, text);
  return { ...reading, method: 'model', confidence: Math.min(reading.confidence, certainty) };
}

function isAt(place: readonly Phrase[]): (line: Phrase) => boolean {
  return (line) => place.some(({ page, area }) => page === line.page && overlapX(area, line.area) > 0 && overlapY(area, line.area) > 0);
}

function nearest(places: readonly (readonly Phrase[])[], anchor: Phrase): readonly Phrase[] | undefined {
  let [best] = places;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const far = distance(place, anchor);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** How far below or above its line a value begins, in points; another page is farther than any of it. */
function distance([first]: readonly Phrase[], anchor: Phrase): number {
  if (first === undefined) return Number.POSITIVE_INFINITY;
  return Math.abs(first.page - anchor.page) * 100_000 + Math.abs(middleY(first.area) - middleY(anchor.area));
}
