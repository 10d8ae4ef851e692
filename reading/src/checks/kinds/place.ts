import { daysIn } from '@tallyport/domain/values/dates';
import { isEmptyValue } from '@tallyport/domain/values/empty-values';
import { isSentence } from '@tallyport/domain/values/sentences';
import { isLabelLike } from '../../fields/label-like.js';
import { isOrderClause } from '../../labels/order-clause.js';
import { PLACE } from '../tuning.js';
import { hasContact, hasOpenBracket, hasOwnLabel } from './misplaced-marks.js';

/** Words that join a place to what follows it: `Port Viane on`, `SANTOS, ON THE DATE ABOVE`. */
const JOINING = /(?<!\p{L})(?:on the|this|dated)(?!\p{L})|\s(?:on|am|den|le|el|il|em|dated?)\W*$/iu;

/** Why a text is hardly the name of a place; null where it may well be one. */
export function faultOfPlace(text: string): string | null {
  if (!/\p{L}{2}|\p{Script=Han}/u.test(text.replace(/[.\s]/gu, '')) || isEmptyValue(text)) return 'has no letters of a place';
  if (hasOpenBracket(text)) return 'is cut off within brackets';
  if (hasOwnLabel(text) || hasContact(text)) return 'has a label or a contact within it';
  if (daysIn(text, 'day first').length > 0) return 'has a day in it';
  if (/\d[\d.,]*\s?(?:kgs?|lbs?|cbm|m3|ctns?|pcs|pkgs?|%)(?!\p{L})/iu.test(text)) return 'has a measure in it';
  if (/[/=]|\p{L}\s+(?:to|by|via)\s+\p{L}/iu.test(text)) return 'says more than one place';
  if (/\d{5}/u.test(text)) return 'has a number in it';
  if (isOrderClause(text) || JOINING.test(text)) return 'goes on with other words';
  if (/^\W*(?:destination|origin|order|ditto|as above|same|see \p{L}+)\W*$/iu.test(text)) return 'names no place';
  if (isLabelLike(text)) return 'consists of words of labels';
  if (text.length > PLACE.longest || isSentence(text)) return 'says more than one place';
  return null;
}
