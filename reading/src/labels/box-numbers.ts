import { monthNumber } from '@tallyport/domain/values/months';
import { packagesIn } from '@tallyport/domain/values/package-types';
import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';

/** A number without a mark behind it, and words that begin like a caption. */
const NUMBERED = /^\s*\d{1,2}[a-z]?\s+(?<word>\p{Lu}\p{L}*)/u;

/** Whether a text begins with the number of a box, as forms of customs and of carriage print it: `8 Consignee`, `2a Date`; not with a count or a day. */
export function isBoxNumbered(text: string): boolean {
  const word = NUMBERED.exec(text)?.groups?.['word'];
  return word !== undefined && !isQuantityUnit(word) && monthNumber(word) === null && packagesIn(text) === null;
}

/** A text without the number of its box. */
export function withoutBoxNumber(text: string): string {
  return isBoxNumbered(text) ? text.replace(/^\s*\d{1,2}[a-z]?\s+/u, '') : text;
}
