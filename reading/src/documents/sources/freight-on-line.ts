import { anyOf } from '@tallyport/domain/any-of';
import { decimalsOf, numbersIn } from '@tallyport/domain/values/numbers';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { heightOf, isSameLine, overlapX } from '../../page/area.js';
import { type Phrase, partOf } from '../../page/phrases.js';
import { FREIGHT_ON_LINE } from '../tuning.js';
import { FREIGHT_LINES } from './words/freight-words.js';

/** What a charge may be called before what it is for: `Zuschlag: Versandkosten (19 %)`, `Gebyr – Fragt`. */
const CHARGE = String.raw`(?:(?:\p{L}+|\p{L}+ \(\p{L}+\))\s?[:–-]\s?)?`;
const BEHIND = String.raw`\s*(?:\([^)]{0,24}\)|\d{1,2}(?:[.,]\d+)?\s?%)?[\s:.+]*`;
const OF_FREIGHT = new RegExp(String.raw`^\W*${CHARGE}${anyOf(FREIGHT_LINES)}${BEHIND}$`, 'iu');

/** What stands at the end of the only line that begins with a word for carriage: `Versand (Spedition)` and, far to the right, `69,50`. */
export function freightOnLine(text: DocumentText): Understood | null {
  const charges = text.phrases.filter((phrase) => OF_FREIGHT.test(phrase.text)).flatMap((phrase) => amountBehind(phrase, text) ?? []);
  const [first] = charges;
  return first === undefined || charges.some(({ value }) => Number(value) !== Number(first.value)) ? null : first;
}

function amountBehind(called: Phrase, text: DocumentText): Understood | null {
  const behind = text.phrases
    .filter(({ page, area }) => page === called.page && isSameLine(area, called.area) && area.left >= called.area.right - 1)
    .toSorted((a, b) => a.area.left - b.area.left);
  if (!behind.some(({ text: words }) => /\d/u.test(words))) return amountUnder(called, text);
  const amounts = behind.flatMap((phrase) => amountIn(phrase, text) ?? []);
  const twice = amounts.find(({ value }, index) => amounts.some((other, at) => at > index && Number(other.value) === Number(value)));
  return twice ?? amounts.at(-1) ?? null; // the price of one is that of all; behind it may stand what it is with tax
}

/** In a strip of captions the amount stands right under its own. */
function amountUnder(called: Phrase, text: DocumentText): Understood | null {
  const under = text.phrases.filter(
    ({ page, area }) =>
      page === called.page &&
      area.top >= called.area.bottom - 0.3 * heightOf(area) &&
      area.top - called.area.bottom < FREIGHT_ON_LINE.under * heightOf(called.area) &&
      overlapX(area, called.area) > 0,
  );
  const [only, ...others] = under;
  return only === undefined || others.length > 0 ? null : amountIn(only, text);
}

function amountIn(phrase: Phrase, { numberStyle }: DocumentText): Understood | null {
  const [number, ...others] = AMOUNT.test(phrase.text) ? numbersIn(phrase.text, numberStyle) : [];
  if (number === undefined || others.length > 0 || decimalsOf(number.value) !== 2 || Number(number.value) <= 0) return null;
  return { value: number.value, from: [partOf(phrase, number.start, number.end) ?? phrase], certainty: CERTAINTY.amount.onLine };
}

/** A figure with a sign or a code of money, at times with the carrier behind it: `£48.90 via Royal Mail`. */
const AMOUNT = /^[^\p{L}%]*(?:\p{Lu}{3}|\p{L}{1,2}\.?)?[^\p{L}%]*(?:\p{Lu}{3}|\p{L}{1,2}\.?|via .+)?$/u;
