import type { Phrase } from '../page/phrases.js';
import { NUMBERS_IN_HEADS } from './tuning.js';

/** Columns of sizes are headed by numbers or letters: `38 40 42`, `S M L XL`. */
export const SIZE = /^(?:\d{2}(?:[.,]5)?|X{0,3}[SL]|M|[2-6]XL)$/u;
const NUMBER = /^\d[\d.,]*$/;

/** The number of a box of a form: `12b. Tariff class`. */
const BOX_NUMBER = /(?<![\p{L}\d.])\d{1,2}[a-z]?\.\s+(?=\p{L})/gu;

/** Shops tell how many of those that were ordered are in the parcel: `2 of 3`. */
const SOME_OF_ALL = /^\d+\s+(?:of|von|de|sur|van|di|av|af|z|ze|из|\/)\s+\d+$/u;

/** For how many pieces a price is: `Prijs per 100`, `Nettopreis/1000`. */
const FOR_MANY = /(?<=\p{L}[\p{L}. ]*(?:\/|\s(?:per|pro|je|par|por|a|à)\s)\s*)1[.,]?0{2,3}(?!\d)/giu;

/** Numbers stand in rows, not in heads; `m3`, `6-digit`, numbers of boxes and remarks in brackets do not count. */
export function isData({ text }: Phrase): boolean {
  return (
    SOME_OF_ALL.test(text) ||
    /\d{2,}|^\W*\d+\W*$/u.test(
      text
        .replace(/[(（][^)）]*[)）]/gu, '')
        .replace(BOX_NUMBER, '')
        .replace(FOR_MANY, ''),
    )
  );
}

/** Whether more of a band are numbers than could head columns: most lines of a table are known by it at a glance. */
export function isMostlyNumbers(band: readonly Phrase[]): boolean {
  return band.filter(({ text }) => NUMBER.test(text) && !SIZE.test(text)).length * 2 > band.length;
}

/** Sizes of one figure or three count only in even steps: `8 10 12 14`, `92 98 104 110`. */
const ANY_SIZE = /^\d{1,3}$/u;

/** Whether all numbers of a line are sizes, several and each greater than the one before it. */
export function isOfSizes(line: readonly Phrase[]): boolean {
  const numbers = line.filter(isData).toSorted((a, b) => a.area.left - b.area.left);
  const isRising = numbers.every(({ text }, at) => SIZE.test(text) && Number(text) > Number(numbers[at - 1]?.text ?? 0));
  return (numbers.length > 2 && isRising) || areEven(numbers.map(({ text }) => text));
}

function areEven(texts: readonly string[]): boolean {
  const [first = 0, second = 0] = texts.map(Number);
  const step = second - first;
  return (
    texts.length >= NUMBERS_IN_HEADS.leastEven &&
    step > 0 &&
    texts.every((text, at) => ANY_SIZE.test(text) && (at === 0 || Number(text) - Number(texts[at - 1]) === step))
  );
}

/** Whether a text may be a size among others. */
export function isAnySize(text: string): boolean {
  return ANY_SIZE.test(text);
}
