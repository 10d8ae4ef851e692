import { isCompanyName } from '@tallyport/domain/values/company-names';
import { isCountry } from '@tallyport/domain/values/countries';
import { hasOpenBracket, hasOwnLabel } from './misplaced-marks.js';
import { areWordsOfLabels } from './words-of-labels.js';

/** Ways of transport, which forms have in the box of the ship. */
const MODE = /^(?:by\s+)?(?:sea|air|road|rail|truck|courier|ocean|vessel|flight|post|mail)(?:\s?freight)?\W*$/iu;

/** Why a text is hardly the name of a ship; null where it may well be one. */
export function faultOfVessel(text: string): string | null {
  if (!/\p{L}{2}/u.test(text)) return 'has no letters of a name';
  if (MODE.test(text)) return 'is a way of transport';
  if (isCompanyName(text) || /\p{L}\s[-–]\s\p{L}.*\s[-–]\s\p{L}/u.test(text)) return 'names a company or a journey';
  if (hasOpenBracket(text) || hasOwnLabel(text)) return 'is cut off, or has a label within it';
  if (isCountry(text) || areWordsOfLabels(text)) return 'consists of other words';
  if (/\d{4}/u.test(text)) return 'has a number in it';
  if (/^[A-Z\d]{2}\s?\d{3,4}(?!\d)/u.test(text)) return 'is a flight';
  return null;
}
