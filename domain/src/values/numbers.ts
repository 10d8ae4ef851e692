import { CURRENCIES } from './words/currencies.js';

/** Which character separates the decimals in a document. */
export type NumberStyle = 'point' | 'comma';

const GROUPED = String.raw`\d{1,3}(?:[ ,.'’\u00a0\u2007\u2009\u202f]\d{3})+(?:[.,]\d+)?`;
/** As India groups: hundreds of thousands and more by two figures, `2,09,000.00`. */
const LAKHS = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?`;
/** Scans part the thousands from the hundreds: `9, 618.50`. */
const GAPPED = String.raw`\d{1,3}, \d{3}\.\d{1,3}`;
const PLAIN = String.raw`\d+(?:[.,]\d+)?`;
/** Less than one without its zero, as programs in America print: `.50`. */
const FRACTION = String.raw`(?<![^\s$€£(-])\.\d{2,4}`;
const NUMBER = new RegExp(`(?<![\\p{L}\\d.,])-?(?:${LAKHS}|${GROUPED}|${GAPPED}|${PLAIN}|${FRACTION})(?![\\d])`, 'gu');

/** Groups of which the last is none of thousands are those of a code: `41.398.26`. */
const CODE = /([.,])\d+\1\d{1,2}$/;

/** Signs of money that are letters, as they stand right before an amount: `Rs.1,250.00`, `N3,719,500.00`, `AED8,394.75`. */
const SIGNS = String.raw`R[Ss]?\.?|RM|Rp\.?|K?[Ss][Hh]s?\.?|N|Tk\.?|Dhs?\.?|L\.?E\.?|S/\.?|P[Hh][Pp]|P`;
const AMOUNT_BEHIND = String.raw`(?=\d{1,3}(?:[.,]\d{3})+(?!\d)|\d{1,3}(?:,\d{2})+,\d{3}(?!\d)|\d+[.,]\d{2}(?!\d))`;
const COMMON = 'USD|EUR|GBP|AUD|NZD|CAD|SGD|HKD|CNY|RMB|JPY|INR|CHF|PLN|SEK|NOK|DKK|CZK|BRL|VND|[Kk]r';
const CODES = Object.keys(CURRENCIES).join('|');
const CURRENCY_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${COMMON}|(?:US|AU|NZ|HK|A|C|S)(?=\$))(?=[$€£¥]?\d)|(?:${CODES}|${SIGNS})${AMOUNT_BEHIND})`,
  'gu',
);

/** A number that stands in a text: its decimal form, and where it begins and ends. */
export interface FoundNumber {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The style that the numbers of a whole document speak for: each that can be read in one way only has a vote. */
export function numberStyleOf(texts: Iterable<string>): NumberStyle {
  return votesIn(texts).reduce((sum, one) => sum + one, 0) < 0 ? 'comma' : 'point';
}

/** Whether a number in a text can be written in one style only. */
export function hasOwnStyle(text: string): boolean {
  return votesIn([text]).some((one) => one !== 0);
}

/** Whether some numbers of a document can only have a decimal point, and some only a comma. */
export function hasBothStyles(texts: Iterable<string>): boolean {
  const votes = votesIn(texts);
  return votes.some((one) => one > 0) && votes.some((one) => one < 0);
}

function votesIn(texts: Iterable<string>): number[] {
  // Where no number in a text has a mark, none votes.
  return [...texts].flatMap((text) =>
    /\d[.,]\d/.test(text) ? [...withoutCurrencies(text).matchAll(NUMBER)].map(([token]) => (CODE.test(token) ? 0 : vote(token))) : [],
  );
}

/** Whether a number can be read in two ways, by what its only mark means: `8.940` is nine, or nine thousand. */
export function isOfTwoReadings(printed: string): boolean {
  return /^-?[1-9]\d{0,2}[.,]\d{3}$/u.test(printed);
}

/** All numbers in a text, left to right. A word that has letters before its digits (`A123`) holds none. */
export function numbersIn(text: string, style: NumberStyle): FoundNumber[] {
  return [...withoutCurrencies(text).matchAll(NUMBER)].map((match) => ({
    value: decimalOf(match[0], style),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The only number of a text, or null where there is none or more than one. */
export function soleNumberIn(text: string, style: NumberStyle): string | null {
  const [first, ...others] = numbersIn(text, style);
  return first !== undefined && others.length === 0 ? first.value : null;
}

/** A decimal without needless zeros in front: `0012.50` is `12.50`. Its decimals stay, for they say how exactly it was written. */
export function plainDecimal(digits: string): string {
  const negative = digits.startsWith('-');
  const [whole = '', fraction = ''] = digits.replace('-', '').split('.');
  const shortWhole = whole.replace(/^0+(?=\d)/, '') || '0';
  const value = fraction === '' ? shortWhole : `${shortWhole}.${fraction}`;
  return negative && /[1-9]/.test(value) ? `-${value}` : value;
}

/** How many decimals a number is written with. */
export function decimalsOf(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0;
}

/** A currency printed right before its number (`USD4,250.00`) is no part of a code: blanks take its place. */
function withoutCurrencies(text: string): string {
  return text.replace(CURRENCY_BEFORE, (code) => ' '.repeat(code.length));
}

/** +1 where the token can only have a decimal point, −1 where only a decimal comma, 0 where it tells nothing. */
function vote(token: string): number {
  const marks = token.replace(/[^.,]/g, '');
  const last = marks.at(-1);
  if (last === undefined) return 0;
  const decimals = token.length - token.lastIndexOf(last) - 1;
  if (new Set(marks).size === 2) return last === '.' ? 1 : -1;
  if (marks.length > 1) return last === ',' ? 1 : -1;
  if (decimals === 3 && !/^-?0[.,]/.test(token)) return 0;
  return last === '.' ? 1 : -1;
}

/** Some write one mark for both: `5.200.00`. */
const ONE_MARK = /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*\1\d{2}$/u;

function decimalOf(token: string, style: NumberStyle): string {
  if (ONE_MARK.test(token)) return plainDecimal(`${token.slice(0, -3).replace(/[.,]/g, '')}.${token.slice(-2)}`);
  const decided = vote(token);
  const effective = decided === 0 ? style : decided > 0 ? 'point' : 'comma';
  const mark = effective === 'point' ? '.' : ',';
  const kept = [...token].filter((character) => /[\d-]/.test(character) || character === mark).join('');
  return plainDecimal(kept.replace(',', '.'));
}
