import { anyOf } from '@tallyport/domain/any-of';
import { isAddressLine } from '@tallyport/domain/values/address-lines';
import { isCompanyName } from '@tallyport/domain/values/company-names';
import { isCountry } from '@tallyport/domain/values/countries';
import type { Phrase } from '../page/phrases.js';
import { isCodeLine, isTownLine } from './town-line.js';
import { OVER_STREET } from './tuning.js';
import { HOUSE_DEPARTMENTS } from './words/house-departments.js';
import { PLACE_WORDS } from './words/place-words.js';

/** Two or three words as names of people are written, behind what addresses them or says what they are to the house. */
const ADDRESSED = String.raw`(?:(?:att|attn|z\.\s?hd|inh|prop|dba)[.:]*\s)?(?:(?:Mrs?|Ms|Dr|Herrn?|Frau|Mme|Sr|Sra|Ing|Prof)\.?\s)?`;
const NAMED = String.raw`\p{Lu}(?:\p{Ll}+|\.)(?:\s\p{Lu}\.?)?(?:\s\p{Lu}[\p{Ll}’']+(?:-\p{Lu}\p{Ll}+)?){1,2}`;
const PERSON = new RegExp(String.raw`^${ADDRESSED}${NAMED}(?:,\s\p{L}{4,14})?$`, 'u');
/** Whoever owns a house, as letterheads of small ones say. */
const OWNER = /^\W*(?:inh|prop|owner|dba|t\/a|d\/b\/a)(?!\p{L})|[\s-](?:prop(?:rietor)?|owner|inh(?:aber(?:in)?)?)\.?\W*$/iu;
const PLACE = new RegExp(String.raw`(?<!\p{L})${anyOf(PLACE_WORDS)}(?!\p{L})`, 'iu');

export function isOwnerOf(words: string): boolean {
  return OWNER.test(words);
}

const DEPARTMENT = new RegExp(String.raw`^\W*${anyOf(HOUSE_DEPARTMENTS)}(?!\p{L})`, 'iu');
/** A department whose name stands before the word for one: `Garden Dept, rear gate`. */
const OF_DEPARTMENT =
  /(?<!\p{L})(?:dep(?:t|artment)\.?|abteilung|afdeling|avdelning(?:en)?|avdeling(?:en)?|osasto|oddělení|oddelenie|osztály)(?!\p{L})/iu;

/** Whether words name a department that receives or pays, and no institute, which may be the party itself. */
export function isDepartment(words: string): boolean {
  return (DEPARTMENT.test(words) || OF_DEPARTMENT.test(words)) && !/institut|facult|fakult/iu.test(words);
}

/**
 * The lines of an address from its street on, or from the house and quarter over it. Over them stand, under the name of the party, who it
 * is for, whose house it is, a second name and remarks in brackets.
 */
export function fromStreet(lines: readonly Phrase[]): readonly Phrase[] {
  const street = lines.findIndex(
    ({ text }, index) => /\d/u.test(text) && !(isRoom(text) && lines.slice(index + 1).some(({ text: next }) => /\d/u.test(next))),
  );
  if (street < 1) return lines;
  const isOverTown =
    (isTownLine(lines[street]?.text ?? '') || isCodeLine(lines[street]?.text ?? '')) &&
    lines.slice(street + 1).every(({ text }) => !/\d/u.test(text));
  const over = lines.slice(0, street).filter(({ text }) => !isOfHouse(text.trim()) && (isOverTown || !isPerson(text.trim())));
  return [...over, ...lines.slice(street)];
}

/** A department or an owner whose line has a figure, too: `Einkauf / Gebäude 4`, `DBA Alder 21`. */
function isRoom(words: string): boolean {
  return DEPARTMENT.test(words) || OWNER.test(words);
}

/** Whether words name the house or a part of it, and no place. */
function isOfHouse(words: string): boolean {
  return (
    isSlogan(words) ||
    OWNER.test(words) ||
    DEPARTMENT.test(words) ||
    OF_DEPARTMENT.test(words) ||
    /^[(（].*[)）]$/u.test(words) ||
    (isCompanyName(words) && !isPlace(words))
  );
}

/** What a house says of itself in words as they are spoken: `For all your building materials`, `Cast stone for gardens and parks`. */
function isSlogan(words: string): boolean {
  const spoken = words.match(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu)?.length ?? 0;
  return spoken >= OVER_STREET.leastSpoken && (PRAISE.test(words) || !isPlace(words));
}

const PRAISE = /^\W*(?:for|your|we|all|everything|quality|alles|ihre?|tout|toute|votre|todo|su|tudo|tutto)\s/iu;

/** The name of a street without its number, over a town, may look like that of a person. */
function isPerson(words: string): boolean {
  return PERSON.test(words) && !isPlace(words);
}

/** Whether words tell a place: a street, a house, a quarter, a town with its country. */
export function isPlace(words: string): boolean {
  return PLACE.test(words) || isAddressLine(words) || isCountry(words);
}
