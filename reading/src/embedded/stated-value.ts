import { Day } from '@tallyport/contracts/values/dates';
import { DecimalText } from '@tallyport/contracts/values/decimal';
import { isKnownCountry } from '@tallyport/domain/shipping-record/known-values';
import { isEmptyValue } from '@tallyport/domain/values/empty-values';
import type { StatedKind } from './syntax.js';
import { STATED_VALUE } from './tuning.js';

/** Marks that turn the direction of writing, and what is no letter at all: nobody sees them, and they make other text look different. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}]/gu;
/** `20261130`, as format 102 of UNTDID 2379 writes a day; with a time behind it in others. */
const DAY_102 = /^(\d{4})(\d\d)(\d\d)(?:\d{4}|\d{6})?$/;

/** A text of the data as a value of its kind, or null where it is none: a number with an exponent, a day that does not exist, an essay for a name. */
export function statedValue(text: string, kind: StatedKind): string | null {
  const clean = text.replaceAll(UNSEEN, '').trim();
  if (isEmptyValue(clean)) return null;
  switch (kind) {
    case 'amount':
      return decimalOf(clean);
    case 'share':
      return /^[-0.]*$/u.test(clean) ? null : decimalOf(clean);
    case 'day':
      return dayOf(clean);
    case 'code':
      return /^[A-Z]{3}$/u.test(clean) ? clean : null;
    case 'country':
      return /^[A-Z]{2}$/u.test(clean) && isKnownCountry(clean) ? clean : null;
    case 'unit':
      // A package of Recommendation 21 stands with an X before its code.
      return /^[A-Z0-9]{1,4}$/u.test(clean) ? clean.replace(/^X(?=[A-Z0-9]{2}$)/u, '') : null;
    case 'prose':
    case 'address':
      return clean.length > STATED_VALUE.longestProse ? null : clean;
    case 'identifier':
    case 'name':
      return clean.length > STATED_VALUE.longest ? null : clean.replaceAll(/\s+/gu, ' ');
  }
}

/** Without zeros behind the cents, of which these data have many. */
function decimalOf(text: string): string | null {
  if (text.length > STATED_VALUE.longestNumber) return null;
  const plain = text.replace(/^\+/, '').replace(/(\.\d\d\d*?)0+$/u, '$1');
  return DecimalText.safeParse(plain).success ? plain : null;
}

function dayOf(text: string): string | null {
  if (text.length > STATED_VALUE.longestNumber) return null;
  const day = text.replace(DAY_102, '$1-$2-$3').replace(/(?:T.*|Z|[+-]\d\d:\d\d)$/u, '');
  return Day.safeParse(day).success ? day : null;
}
