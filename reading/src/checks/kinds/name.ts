import { entriesOf } from '@tallyport/domain/entries';
import { isAddressLine } from '@tallyport/domain/values/address-lines';
import { isCompanyName } from '@tallyport/domain/values/company-names';
import { isCountry } from '@tallyport/domain/values/countries';
import { isSentence } from '@tallyport/domain/values/sentences';
import { isLabelLike } from '../../fields/label-like.js';
import { isOrderClause } from '../../labels/order-clause.js';
import { NAME } from '../tuning.js';
import { NO_OPENINGS } from '../words/no-openings.js';
import { hasContact, hasOpenBracket, hasOwnLabel } from './misplaced-marks.js';
import { areWordsOfLabels } from './words-of-labels.js';

const noOpenings = new Set(entriesOf(NO_OPENINGS));

/** Why a text is hardly the name of a company or a person; null where it may well be one. */
export function faultOfName(text: string): string | null {
  const first = text.toLowerCase().split(/[\s,.:]+/u)[0] ?? '';
  if (!/\p{L}{2}/u.test(text)) return 'has no letters of a name';
  if (/^[☐☑☒□◻]/u.test(text)) return 'is the text of a box to tick';
  if (hasOpenBracket(text)) return 'is cut off within brackets';
  if (hasOwnLabel(text) || hasContact(text)) return 'has a label or a contact within it';
  if (isCountry(text)) return 'is a country';
  if (text.length > NAME.longest || saysTwice(text)) return 'says more than one name';
  if (/[([]\s*\d+\s*[)\]]|(?:^|[^\d])\d{3,}\W*$/u.test(text)) return 'ends with a number';
  if (isCompanyName(text) || isOrderClause(text)) return null;
  if (noOpenings.has(first) || isSentence(text)) return 'begins like a remark';
  if (/[.!?]$/u.test(text) && /\p{Ll}{4,}\s.*\p{Ll}{4,}[.!?]$/u.test(text)) return 'ends like a sentence';
  if (isLabelLike(text) || (areWordsOfLabels(text) && !/(?<!\p{L})\p{L}(?!\p{L})/u.test(text))) return 'consists of words of labels';
  if (isAddressLine(text)) return 'reads like an address';
  if (/\d{2}/u.test(text)) return 'has a number in it';
  return null;
}

/** Whether a name stands twice in a text, the first time perhaps cut: `ALDER TRADING COMPAN ALDER TRADING COMPANY`. */
function saysTwice(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/u);
  const again = words.indexOf(words[0] ?? '', 1);
  return again > 1 && words[1] === words[again + 1];
}
