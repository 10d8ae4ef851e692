import type { FieldForm } from '@tallyport/contracts/shipping-record/fields';
import { isSameValue } from '../../shipping-record/same-value.js';
import type { DocumentText } from '../document-text.js';
import { type Phrase, partOf, phraseOfWords } from '../page/phrases.js';
import { currencyIn } from '../values/currencies.js';
import { daysIn } from '../values/dates.js';
import { incotermsIn } from '../values/incoterms.js';
import { numbersIn } from '../values/numbers.js';
import { volumeUnitIn, weightUnitIn } from '../values/units.js';
import { placesOfText } from './find-text.js';

type Printed = Pick<DocumentText, 'phrases' | 'labels' | 'numberStyle' | 'dayOrder'>;

/** Codes that papers write in other words: `US$` is USD, `KGS` is KG. */
const CODE_IN: Readonly<Record<string, (text: string) => string | null>> = {
  currency: currencyIn,
  weight_unit: weightUnitIn,
  net_weight_unit: weightUnitIn,
  volume_unit: volumeUnitIn,
  incoterm: (text) => incotermsIn(text.toUpperCase())[0] ?? null,
};

/**
 * Every place where the pages state this value, compared as its form is written: numbers by amount, days by day, codes by
 * what they mean, all else letter by letter. The words of a label state nothing, nor does a sentence that speaks of a value.
 */
export function placesOf(field: string, value: string, form: FieldForm, text: Printed): Phrase[][] {
  return printed(field, value, form, text).filter((place) => !isLabel(place, text) && !isWithinProse(place, text));
}

function printed(field: string, value: string, form: FieldForm, text: Printed): Phrase[][] {
  switch (form) {
    case 'decimal':
      return parts(text, (phrase) => numbersIn(phrase.text, text.numberStyle).filter((number) => isSameValue(form, number.value, value)));
    case 'day':
      return parts(text, (phrase) => daysIn(phrase.text, text.dayOrder).filter((day) => day.value === value));
    case 'code':
      return placesOfCode(field, value, text);
    case 'text':
    case 'long text':
      return placesOfText(value, text.phrases);
    case 'yes or no':
      return [];
  }
}

function parts(text: Printed, find: (phrase: Phrase) => readonly { readonly start: number; readonly end: number }[]): Phrase[][] {
  return text.phrases.flatMap((phrase) =>
    find(phrase).flatMap(({ start, end }) => {
      const part = partOf(phrase, start, end);
      return part === null ? [] : [[part]];
    }),
  );
}

function placesOfCode(field: string, value: string, text: Printed): Phrase[][] {
  const codeIn = CODE_IN[field];
  if (codeIn === undefined) return placesOfText(value, text.phrases);
  return text.phrases
    .filter((phrase) => codeIn(phrase.text) === value.toUpperCase())
    .map((phrase) => {
      const word = phrase.words.find((one) => codeIn(one.text) === value.toUpperCase());
      return [word === undefined ? phrase : phraseOfWords(phrase, [word])];
    });
}

/** Text in the boxes of a form is no sentence: few words, or hardly any that begin small. */
const SENTENCE_WORDS = 8;

function isWithinProse(place: readonly Phrase[], { phrases }: Printed): boolean {
  return place.some((part) => {
    const around = phrases.find(({ page, area }) => page === part.page && area.top === part.area.top && holds(area, part));
    if (around === undefined || around.words.length <= SENTENCE_WORDS) return false;
    const small = around.words.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
    return small > 0.5 * around.words.length && part.words.length < 0.6 * around.words.length;
  });
}

function isLabel(place: readonly Phrase[], { labels }: Printed): boolean {
  return place.every((part) =>
    labels.some(({ concepts, area, page }) => concepts.length > 0 && page === part.page && holds({ ...area, right: area.right + 1 }, part)),
  );
}

function holds(area: Phrase['area'], part: Phrase): boolean {
  const slack = 1;
  return (
    area.left - slack <= part.area.left &&
    part.area.right <= area.right + slack &&
    area.top - slack <= part.area.top &&
    part.area.bottom <= area.bottom + slack
  );
}
