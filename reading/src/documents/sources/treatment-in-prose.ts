import { endOfName } from '@tallyport/domain/values/company-and-address';
import { daysIn } from '@tallyport/domain/values/dates';
import { FUMIGANT_NAMES } from '@tallyport/domain/values/fumigants';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import type { Party } from '../../fields/party.js';
import type { Known } from '../declaration.js';
import { isTold, NOBODY } from './trade-parties.js';

const SENT_TO = String.raw`(?:consigned|shipped|delivered|destined|exported|sold|to be (?:delivered|shipped|exported))\s+(?:to|for)`;

/** What sentences of a certificate tell of a treatment: `was fumigated with … at the rate of … for 24 hours`. */
const TOLD = {
  dosage: /(?:rate|dosage|dose|concentration)\s+of\s+(?<told>\d+(?:[.,]\d+)?)\s*(?:g|gms?|grams?)\s*(?:\/|per)\s*(?:m³|m3|cbm|cu|cubic)/iu,
  hours: /(?<!\p{L})for\s+(?:an?\s+)?(?:(?:period|exposure|exposure period|duration)\s+of\s+)?(?<told>\d{1,3})\s*(?:hours|hrs)(?!\p{L})/iu,
  temperature: /(?<!\p{L})(?:at|of|than)\s+(?<told>\d{1,2}(?:[.,]\d+)?)\s*(?:°\s*C|℃|deg)/iu,
  fumigant: new RegExp(String.raw`(?:fumigated|treated|disinfested)\s+(?:with|using|by)\s+(?<told>${FUMIGANT_NAMES})`, 'iu'),
  completed: /(?:completed|ended|finished|carried out|performed)\s+on\s+(?<told>\S+(?:\s\S+){0,3})/iu,
  exporter: new RegExp(String.raw`(?:\bof|\bby|\bfrom|\bfor)\s+(?:Messrs\.?|M/s\.?)\s+(?<told>\p{Lu}.{5,160}?),?\s+${SENT_TO}\s`, 'u'),
  importer: new RegExp(
    String.raw`${SENT_TO}\s+(?:Messrs\.?|M/s\.?)\s+(?<told>\p{Lu}.{5,160}?),?\s+(?:at the port|from the port|has been|have been|was|were|loaded|under|per)(?!\p{L})`,
    'u',
  ),
  loaded: /at the port of\s+(?<told>\p{Lu}.{2,40}?),?\s+(?:bound for|destined for|for shipment to|has|have|was|were)(?!\p{L})/u,
  bound: /bound for\s+(?<told>\p{Lu}.{2,40}?),?\s+(?:has|have|was|were|under|per)(?!\p{L})/u,
} as const satisfies Record<string, RegExp>;

/** What a sentence says of one thing, wherever its lines are broken. */
export function toldInProse(what: keyof typeof TOLD) {
  return ({ phrases }: DocumentText): Understood | null => {
    const match = TOLD[what].exec(phrases.map((phrase) => phrase.text).join(' '));
    const value = match?.groups?.['told'];
    if (match === null || value === undefined) return null;
    const end = match.index + match[0].length;
    let start = 0;
    const from = phrases.filter(({ text }) => {
      const begin = start;
      start += text.length + 1;
      return begin < end && begin + text.length > match.index;
    });
    return { value, from, certainty: CERTAINTY.certificate.inSentence };
  };
}

/** The day on which a sentence says that the treatment ended. */
export function completionInProse(text: DocumentText): Understood | null {
  const told = toldInProse('completed')(text);
  const [day] = told === null ? [] : daysIn(String(told.value), text.dayOrder);
  if (told === null || day === undefined || day.start > 0) return null;
  const isSure = day.certain || text.isDayOrderKnown;
  return { ...told, value: day.value, certainty: isSure ? CERTAINTY.certificate.inSentence : CERTAINTY.day.twoWaysInSentence };
}

export const exporterInProse = partyInProse('exporter');
export const importerInProse = partyInProse('importer');

/** A party in a sentence, where no label tells anything of it. */
function partyInProse<Role extends 'exporter' | 'importer'>(role: Role) {
  return (text: DocumentText, known: Known<`${Role}_name` | `${Role}_address`>): Party => {
    const isKnown = isTold({ name: known.get(`${role}_name`), address: known.get(`${role}_address`) });
    return isKnown ? NOBODY : partyIn(toldInProse(role)(text));
  };
}

/** Name and address that a sentence tells in one go. */
function partyIn(told: Understood | null): Party {
  const value = String(told?.value ?? '');
  const end = endOfName(value);
  if (told === null || end === null) return NOBODY;
  return { name: { ...told, value: value.slice(0, end).trim() }, address: { ...told, value: value.slice(end + 1).trim() } };
}
