import type { Place } from '@tallyport/contracts/document-extraction/readings';
import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import type { DocumentText } from '../document-text.js';
import { PrintedValues } from '../model-reading/find-printed.js';
import { areaOf, middleX, middleY } from '../page/area.js';
import { type Phrase, phraseOfWords } from '../page/phrases.js';
import type { Taught } from './lesson.js';

/**
 * The print that a person meant: what stands where they pointed, else the only place where the paper states the value. Empty
 * where it stands nowhere, or at several places of which nobody knows the right one.
 */
export function taughtPhrases(field: string, { value, place }: Taught, form: FieldForm, text: DocumentText): readonly Phrase[] {
  if (place !== null) return phrasesAt(place, text);
  const places = new PrintedValues(text).placesOf(field, value, form);
  return places.length === 1 ? (places[0] ?? []) : [];
}

function phrasesAt({ page, boxes }: Place, { phrases, sizes }: DocumentText): Phrase[] {
  const size = sizes.get(page);
  if (size === undefined) return [];
  const areas = boxes.map((box) => areaOf(box, size));
  return phrases
    .filter((phrase) => phrase.page === page)
    .flatMap((phrase) => {
      const words = phrase.words.filter(({ area }) =>
        areas.some((around) => {
          const [x, y] = [middleX(area), middleY(area)];
          return around.left <= x && x <= around.right && around.top <= y && y <= around.bottom;
        }),
      );
      return words.length === 0 ? [] : [phraseOfWords(phrase, words)];
    });
}
