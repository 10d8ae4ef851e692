import { anyOf } from '../any-of.js';
import { isCompanyName, isOnlyForm } from './company-names.js';
import { isCountry } from './countries.js';
import { ADDRESS_WORDS } from './words/address-words.js';
import { BRANCH_WORDS } from './words/branch-words.js';

/** Parts of an address that begin it: a house, a street, a box. */
const BEGINS_ADDRESS = new RegExp(String.raw`^(?:\d|${anyOf(ADDRESS_WORDS)}(?![\p{L}])|#)`, 'iu');

/** A place of the company, which is part of its name: `Alder GmbH, Werk 2`, `Alder A/S, Lager`. A warehouse with a number is part of an address. */
const BRANCH = new RegExp(String.raw`^${anyOf(BRANCH_WORDS)}(?:(?<!warehouse)\s\d{1,2})?$`, 'iu');

export function isBranch(words: string): boolean {
  return BRANCH.test(words.trim());
}

/** A house with its street right behind the form of a company: `ALDER PARTS CO., LTD. 88 QUAY ROAD, BUSAN`. */
const HOUSE_BEHIND =
  /(?<=(?<!\p{L})(?:ltd|limited|inc|llc|gmbh|plc|s\.a|b\.v|s\.r\.l|ltda|bhd|corp)\.?)\s(?=\d{1,5}[A-Z]?[-\d]*,?\s\p{L}{2})/iu;

/** Where the name of a company ends in a line that goes on with its address: the index of the comma or dash between them, or null. */
export function endOfName(text: string): number | null {
  const dash = text.search(/\s[-–—]\s+\S*\d/u);
  if (dash > 0 && isOnlyForm(text.slice(0, dash).split(/\s+/u).at(-1) ?? '') && isCompanyName(text.slice(0, dash))) return dash + 1;
  const house = HOUSE_BEHIND.exec(text);
  if (house !== null && isCompanyName(text.slice(0, house.index)) && text.slice(house.index).includes(',')) return house.index;
  const parts = text.split(',');
  if (parts.length < 3) return null;
  let end = (parts[0] ?? '').length;
  for (const [index, part] of parts.entries()) {
    if (index > 0) end += 1 + part.length;
    const next = parts[index + 1]?.trim() ?? '';
    if (index > 2 || next === '') return null;
    if (isOnlyForm(next) || isBranch(next)) continue;
    const name = text.slice(0, end);
    const isAtHome = isOnlyForm(name.trim().split(/\s+/u).at(-1) ?? '') && isCountry(parts.at(-1)?.trim() ?? '');
    const isAddress = isAtHome || BEGINS_ADDRESS.test(next) || (/\d/.test(text.slice(end)) && parts.length - index > 2);
    return isName(name) && isAddress ? end : null;
  }
  return null;
}

/** Several words, none of which is a number; or a name with a form of company. */
function isName(text: string): boolean {
  return isCompanyName(text) || (/\S\s\S/u.test(text) && !/\d/.test(text) && text.length <= 60);
}
