import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import { currencyIn } from '@tallyport/domain/values/currencies';
import { daysIn } from '@tallyport/domain/values/dates';
import { incotermsIn } from '@tallyport/domain/values/incoterms';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { volumeUnitIn, weightUnitIn } from '@tallyport/domain/values/units';
import type { DocumentText } from '../document-text.js';
import { type Phrase, partOf, phraseOfWords } from '../page/phrases.js';
import { PrintedText } from './find-text.js';

const TARIFF_CODE = /(?<![\d.])\d{4}[. ]?\d{2}(?:[. ]?\d{2}){0,2}(?![\d])/u;

/** Codes that papers write in other words: `US$` is USD, `KGS` is KG, `8471.30.00` is 84713000. */
const CODE_IN: Readonly<Record<string, (text: string) => string | null>> = {
  currency: currencyIn,
  weight_unit: weightUnitIn,
  net_weight_unit: weightUnitIn,
  volume_unit: volumeUnitIn,
  hs_code: (text) => TARIFF_CODE.exec(text)?.[0].replace(/\D/gu, '') ?? null,
  incoterm: (text) => incotermsIn(text.toUpperCase())[0] ?? null,
};

type Place = readonly Phrase[];

/**
 * Where the pages of a document state its values, compared as their form is written: numbers by amount, days by day, codes by
 * what they mean, all else letter by letter. The words of a label state nothing, nor does a sentence that speaks of a value.
 */
export class PrintedValues {
  readonly #words: PrintedText;
  /** Units and prices come again on every line. */
  readonly #found = new Map<string, readonly Place[]>();
  #amounts: ReadonlyMap<string, Place[]> | null = null;
  #days: ReadonlyMap<string, Place[]> | null = null;

  constructor(readonly text: DocumentText) {
    this.#words = new PrintedText(text.phrases);
  }

  placesOf(field: string, value: string, form: FieldForm): readonly Place[] {
    const asked = `${form}/${Object.hasOwn(CODE_IN, field) ? field : ''}/${value}`;
    const known = this.#found.get(asked) ?? this.find(field, value, form);
    this.#found.set(asked, known);
    return known;
  }

  private find(field: string, value: string, form: FieldForm): readonly Place[] {
    switch (form) {
      case 'decimal':
        this.#amounts ??= this.partsBy((phrase) => numbersIn(phrase.text, this.text.numberStyle), plainAmount);
        return this.#amounts.get(plainAmount(value)) ?? [];
      case 'day':
        this.#days ??= this.partsBy((phrase) => daysIn(phrase.text, this.text.dayOrder), String);
        return this.#days.get(value) ?? [];
      case 'code':
        return this.placesOfCode(field, value).filter((place) => this.isStated(place));
      case 'text':
      case 'long text':
        return this.#words.placesOf(value).filter((place) => this.isStated(place));
      case 'yes or no':
        return [];
    }
  }

  /** The places of all numbers or days, by what they come to. */
  private partsBy(find: (phrase: Phrase) => readonly Found[], plain: (value: string) => string): ReadonlyMap<string, Place[]> {
    const found = this.text.phrases.flatMap((phrase) =>
      find(phrase).flatMap(({ value, start, end }) => {
        const part = partOf(phrase, start, end);
        return part === null || !this.isStated([part]) ? [] : [{ key: plain(value), place: [part] }];
      }),
    );
    return new Map([...Map.groupBy(found, ({ key }) => key)].map(([key, places]) => [key, places.map(({ place }) => place)]));
  }

  private placesOfCode(field: string, value: string): Place[] {
    const codeIn = Object.hasOwn(CODE_IN, field) ? CODE_IN[field] : undefined;
    if (codeIn === undefined) return this.#words.placesOf(value);
    const wanted = codeIn(value) ?? value.toUpperCase();
    return this.text.phrases
      .filter((phrase) => codeIn(phrase.text) === wanted)
      .map((phrase) => {
        const word = phrase.words.find((one) => codeIn(one.text) === wanted);
        return [word === undefined ? phrase : phraseOfWords(phrase, [word])];
      });
  }

  private isStated(place: Place): boolean {
    return !isLabel(place, this.text) && !isWithinProse(place, this.text);
  }
}

interface Found {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** `145.00` and `145` are one amount. */
function plainAmount(value: string): string {
  const [whole = '', fraction = ''] = value.split('.');
  const decimals = fraction.replace(/0+$/u, '');
  const plain = decimals === '' ? whole : `${whole}.${decimals}`;
  return /^-0*$/u.test(plain) ? '0' : plain.replace(/^(-?)0+(?=\d)/u, '$1');
}

/** Text in the boxes of a form is no sentence: few words, or hardly any that begin small. */
const SENTENCE_WORDS = 8;

function isWithinProse(place: readonly Phrase[], { phrases }: DocumentText): boolean {
  return place.some((part) => {
    const around = phrases.find(({ page, area }) => page === part.page && area.top === part.area.top && holds(area, part));
    if (around === undefined || around.words.length <= SENTENCE_WORDS) return false;
    const small = around.words.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
    return small > 0.5 * around.words.length && part.words.length < 0.6 * around.words.length;
  });
}

function isLabel(place: readonly Phrase[], { labels }: DocumentText): boolean {
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
