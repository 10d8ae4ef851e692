import { endOfName } from '@tallyport/domain/values/company-and-address';
import { isCompanyName } from '@tallyport/domain/values/company-names';
import { namesCountry } from '@tallyport/domain/values/countries';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import type { Party } from '../../fields/party.js';
import { NOBODY } from './trade-parties.js';
import { shipAndVoyage } from './vessel.js';

/** By what goods are shipped, as forms print it. */
const CONVEYANCE = String.raw`(?:s\/s|ss|m\/v|mv|vessel|steamship|carrier|flight|airline)`;

/**
 * The sentence by which a shipper swears to the origin before a chamber of commerce in North America: `The undersigned … for … (Owner or
 * Agent) declares that the following mentioned goods shipped on S/S … on the date of … consigned to … are the product of …`.
 */
const SWORN = {
  exporter:
    /undersigned\b.{0,120}?\bfor\s+(?<told>\p{Lu}.{5,160}?),?\s*(?:\([^)]*\),?\s*)*(?:hereby\s+)?(?:declares?|certif\p{L}+|states?|swears?)(?!\p{L})/iu,
  consignee: /consigned\s+to\s+(?<told>\p{Lu}.{3,160}?),?\s+(?:are|is|were)\s+(?:the\s+)?(?:products?|of)(?!\p{L})/iu,
  vessel: new RegExp(
    String.raw`shipped\s+(?:on|by|per|via)\s+(?:(?:board\s+)?(?:the\s+)?${CONVEYANCE}(?:\s*(?:or|\/)\s*)?)+[\s.:]*` +
      String.raw`(?<told>\p{Lu}.{2,50}?),?\s+on\s+(?:or about\s+)?(?:the\s+)?(?:date|\d|\p{Lu})`,
    'iu',
  ),
  country: /(?:are|is|were)\s+(?:the\s+)?products?\s+of\s+(?:the\s+)?(?<told>\p{Lu}[\p{L}. ]{2,40}?)(?:[.,;]|\s+and\s|$)/iu,
} as const satisfies Record<string, RegExp>;

export const exporterSwearing = (text: DocumentText): Party => partyIn(told(text, 'exporter'));
export const consigneeSworn = (text: DocumentText): Party => partyIn(told(text, 'consignee'));
export const vesselSworn = (text: DocumentText): Understood | null => shipPart(text, 'vessel');
export const voyageSworn = (text: DocumentText): Understood | null => shipPart(text, 'voyage');

/** The country of which goods are said to be the product. */
export function countrySworn(text: DocumentText): Understood | null {
  const country = told(text, 'country');
  return country !== null && namesCountry(String(country.value)) ? country : null;
}

function shipPart(text: DocumentText, part: 'vessel' | 'voyage'): Understood | null {
  const printed = told(text, 'vessel');
  const both = printed === null ? null : shipAndVoyage(String(printed.value));
  if (printed === null) return null;
  if (both !== null) return { ...printed, value: both[part] };
  return part === 'vessel' && !/\d{3}/u.test(String(printed.value)) ? printed : null;
}

function partyIn(named: Understood | null): Party {
  const value = String(named?.value ?? '');
  const end = endOfName(value) ?? (isCompanyName(value) && !value.includes(',') ? value.length : null);
  if (named === null || end === null) return NOBODY;
  const address = value.slice(end + 1).trim();
  return { name: { ...named, value: value.slice(0, end).trim() }, address: address === '' ? null : { ...named, value: address } };
}

/** What the sentence says, wherever its lines are broken; nothing where no sentence swears. */
function told({ phrases }: DocumentText, what: keyof typeof SWORN): Understood | null {
  const words = phrases.map((phrase) => phrase.text).join(' ');
  const match = /undersigned/iu.test(words) ? SWORN[what].exec(words) : null;
  const value = match?.groups?.['told'];
  if (match === null || value === undefined) return null;
  const [begin, end] = [match.index, match.index + match[0].length];
  let start = 0;
  const from = phrases.filter(({ text }) => {
    const own = start;
    start += text.length + 1;
    return own < end && own + text.length > begin;
  });
  return { value: value.trim(), from, certainty: CERTAINTY.certificate.inSentence };
}
