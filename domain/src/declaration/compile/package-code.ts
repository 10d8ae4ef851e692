import { PACKAGE_UNITS } from '@tallyport/contracts/reference/package-unit';
import { PACKAGING_TYPES } from '@tallyport/contracts/reference/packaging-type';

const ENTRIES = [...PACKAGING_TYPES.entries, ...PACKAGE_UNITS.entries];
const CODES = new Set(ENTRIES.map(({ code }) => code));
const BY_NAME = new Map(ENTRIES.toReversed().map(({ code, en }) => [en.toLowerCase(), code]));

/** The code of a kind of package (UN/ECE recommendation 21): `CARTONS` is CT. Null for a word that no list has. */
export function packageCode(text: string): string | null {
  const word = text.trim();
  if (CODES.has(word.toUpperCase())) return word.toUpperCase();
  const name = word.toLowerCase();
  return BY_NAME.get(name) ?? BY_NAME.get(name.replace(/e?s$/, '')) ?? BY_NAME.get(name.replace(/s$/, '')) ?? null;
}
