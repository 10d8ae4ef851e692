import { anyOf } from '@tallyport/domain/any-of';
import { isAddressLine } from '@tallyport/domain/values/address-lines';
import { isCompanyName } from '@tallyport/domain/values/company-names';
import { namesCountry } from '@tallyport/domain/values/countries';
import { daysIn } from '@tallyport/domain/values/dates';
import { isEmptyValue } from '@tallyport/domain/values/empty-values';
import { isSentence } from '@tallyport/domain/values/sentences';
import { ADDRESS_WORDS } from '@tallyport/domain/values/words/address-words';
import { isLabelLike } from '../../fields/label-like.js';
import { PLACE_WORDS } from '../../fields/words/place-words.js';
import { ADDRESS } from '../tuning.js';
import { hasContact, hasOpenBracket, hasOwnLabel } from './misplaced-marks.js';

const STREET = new RegExp(String.raw`(?<!\p{L})${anyOf(ADDRESS_WORDS + PLACE_WORDS)}(?!\p{L})`, 'iu');

/** Why a text is hardly an address; null where it may well be one. `lines` are those in which it is printed. */
export function faultOfAddress(text: string, lines: readonly string[]): string | null {
  const [first = ''] = lines;
  if (isEmptyValue(text) || lengthOf(text) < ADDRESS.shortest) return 'is too short for an address';
  if (!/\d/u.test(text) && !namesCountry(text) && !/\p{Script=Han}/u.test(text)) return 'names no house, code or country';
  if (daysIn(text, 'day first').length > 0) return 'has a day in it';
  if (hasOpenBracket(text)) return 'is cut off within brackets';
  if (hasOwnLabel(text) || hasContact(text)) return 'has a label or a contact within it';
  if (lines.length > 1 && isCompanyName(first) && !/^(?:c\/o|%)/iu.test(first)) return 'begins with the name of a company';
  if (isOtherName(first, lines)) return 'begins with a line that is a name rather than a street';
  if (lines.some((line) => isSentence(line) || isLabelLike(line))) return 'has a line of other words in it';
  return null;
}

function lengthOf(text: string): number {
  return text.length + (ADDRESS.ofASign - 1) * (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

/** A line of words alone over the street: a second name, a department or a person. */
function isOtherName(first: string, [, ...rest]: readonly string[]): boolean {
  const isWords = !/\d|^\W*(?:c\/o|%)/iu.test(first) && first.trim().split(/\s+/u).length >= 2 && !first.includes(',');
  return (
    isWords &&
    !isAddressLine(first) &&
    !STREET.test(first) &&
    rest.some((line) => /\d/u.test(line)) &&
    rest.some((line) => isAddressLine(line))
  );
}
