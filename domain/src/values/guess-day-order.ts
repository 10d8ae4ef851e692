import type { DayOrder } from './dates.js';

/** A place in the United States as letters are addressed there: state and five-digit code. */
const US_ADDRESS =
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|[A-Z][a-z]+)\.?,?\s\d{5}(?:-\d{4})?\b/u;
const US_SIGNS = [US_ADDRESS, /\b(?:lbs?|pounds)\b/iu, /\bUS dollars?\b|\bUSD\b/iu, /\bZIP\b|\bEIN\b/u];

/** Words for a day or an invoice in tongues that have the day first. */
const DAY_FIRST = /(?<!\p{L})(?:fecha|factura|datum|rechnung|facture|fattura|fatura|faktura)(?!\p{L})/iu;

/** Day and month of a document whose dates can all be read both ways: month first only where it looks like one of the United States. */
export function guessDayOrder(texts: readonly string[]): DayOrder {
  const signs = US_SIGNS.filter((sign) => texts.some((text) => sign.test(text)));
  return signs.length >= 2 && !texts.some((text) => DAY_FIRST.test(text)) ? 'month first' : 'day first';
}
