import { isCompanyName } from '@tallyport/domain/values/company-names';
import { namesCountry } from '@tallyport/domain/values/countries';
import { daysIn } from '@tallyport/domain/values/dates';
import { isEmptyValue } from '@tallyport/domain/values/empty-values';
import { isSentence } from '@tallyport/domain/values/sentences';
import { isLabelLike } from '../../fields/label-like.js';
import { ADDRESS } from '../tuning.js';
import { hasContact, hasOpenBracket, hasOwnLabel } from './misplaced-marks.js';

/** Why a text is hardly an address; null where it may well be one. `lines` are those in which it is printed. */
export function faultOfAddress(text: string, lines: readonly string[]): string | null {
  const [first = ''] = lines;
  if (isEmptyValue(text) || lengthOf(text) < ADDRESS.shortest) return 'is too short for an address';
  if (!/\d/u.test(text) && !namesCountry(text) && !/\p{Script=Han}/u.test(text)) return 'names no house, code or country';
  if (daysIn(text, 'day first').length > 0) return 'has a day in it';
  if (hasOpenBracket(text)) return 'is cut off within brackets';
  if (hasOwnLabel(text) || hasContact(text)) return 'has a label or a contact within it';
  if (lines.length > 1 && isCompanyName(first) && !/^(?:c\/o|%)/iu.test(first)) return 'begins with the name of a company';
  if (lines.some((line) => isSentence(line) || isLabelLike(line))) return 'has a line of other words in it';
  return null;
}

function lengthOf(text: string): number {
  return text.length + (ADDRESS.ofASign - 1) * (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}
