import { anyOf } from '@tallyport/domain/any-of';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { isInTable } from '../../fields/name-over-address.js';
import type { Phrase } from '../../page/phrases.js';
import { shipAndVoyage } from './vessel.js';

/** What stands before a ship's name in a sentence: `per S.S.`, `FEEDER VSL:`, `shipped on board`, `Navire`. */
const BEFORE_SHIPS = String.raw`
  s\.\s?s\.
  m\.\s?v\.
  m\/v
  mv
  (?:(?:mother|feeder|ocean)\s+)?(?:vsl|vessel)
  navire
  nave
  buque
  motorschiff
  schiff
  (?:shipped|despatched|dispatched)\s+(?:per|on|by|on\s+board)
  per(?=\s+(?:["“„«]|[^\d,;]{4,40}\s(?:v|voy)\.\s?\S*\d|[^\d,;]{4,40}\s(?:\d{2,4}-)?\d{2,4}[NSEW](?!\p{L})))
`;
const LEAD = new RegExp(String.raw`^by\s*[:：]\s*(?=\D*[/–-])|(?:^|\s)${anyOf(BEFORE_SHIPS)}\s*[.:：]?\s+`, 'giu');

/** Where a ship's name and voyage end: at the journey, at the next mark. */
const BEHIND = /\s+(?:from|to|ex|sailing|on or about|etd|eta|b\/l)(?!\p{L}).*$|[;,(].*$|(?<=\d[A-Z]?)\.\s.*$/iu;

/** The ship that a sentence names with its voyage. */
export function vesselInWords(text: DocumentText): Understood | null {
  return partOfShip(text, 'vessel');
}

/** The voyage of the ship that a sentence names. */
export function voyageInWords(text: DocumentText): Understood | null {
  return partOfShip(text, 'voyage');
}

function partOfShip(text: DocumentText, part: 'vessel' | 'voyage'): Understood | null {
  const ships = text.phrases
    .filter((phrase) => /\d/u.test(phrase.text) && !isInTable(phrase, text))
    .flatMap((phrase) => shipIn(phrase) ?? []);
  const [first] = ships;
  if (first === undefined || ships.some(({ vessel }) => vessel !== first.vessel)) return null;
  return { value: first[part], from: [first.from], certainty: CERTAINTY.transport.shipInWords };
}

function shipIn(phrase: Phrase): { vessel: string; voyage: string; from: Phrase } | null {
  for (const lead of [...phrase.text.matchAll(LEAD)].toReversed()) {
    const words = phrase.text.slice(lead.index + lead[0].length).replace(BEHIND, '');
    const ship = shipAndVoyage(words.trim());
    if (ship !== null) return { ...ship, vessel: ship.vessel.replace(/^["“„«]|["”“»]$/gu, ''), from: phrase };
  }
  return null;
}
