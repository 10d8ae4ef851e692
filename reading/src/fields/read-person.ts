import { anyOf } from '@tallyport/domain/any-of';
import { isCompanyName } from '@tallyport/domain/values/company-names';
import { readShortText, type ValueReader } from './value-readers.js';
import { withoutLead } from './without-lead.js';
import { POSITIONS } from './words/positions.js';

/** What stands behind the name of a person: what that person is, in words or behind a comma. */
const AS = String.raw`(?:as|being|acting as|in (?:the|my|his|her) (?:function|capacity|position) (?:of|as)|who is)`;
const POSITION = new RegExp(
  String.raw`(?:\s+${AS}|\s*[,;/(–-])\s+(?:the\s+|our\s+)?(?:\p{L}[\p{L}&.]*\s+){0,3}${anyOf(POSITIONS)}(?!\p{L}).*$`,
  'iu',
);
const SALUTATION = /^(?:Mr\.?\s?\/\s?(?:Ms|Mrs)\.?(?:\s?\/\s?(?:Ms|Mrs)\.?)?|M\/s\.?)\s+/u;

/** The name of a person, without what the person is. A company is no person. */
export const readPerson: ValueReader = (candidate, label, text) => {
  const understood = readShortText(candidate, label, text);
  if (understood === null) return null;
  const printed = String(understood.value);
  const value = (candidate.relation === 'over' ? withoutLead(printed) : printed).replace(SALUTATION, '').replace(POSITION, '').trim();
  return !/\p{L}{2}/u.test(value) || isCompanyName(value) || /\d{2}/u.test(value) ? null : { ...understood, value };
};
