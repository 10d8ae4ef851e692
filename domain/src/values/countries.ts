import { entriesOf } from '../entries.js';

/** What lies beyond the codes of ISO 3166-1 in what trade papers write for a country. */
const OTHER_NAMES = `
  czech republic
  england
  holland
  hong kong
  korea
  macau
  p.r. china
  p.r.china
  pr china
  republic of korea
  russia
  scotland
  taiwan
  the netherlands
  turkey
  u.a.e.
  u.k.
  u.s.a.
  uae
  uk
  usa
  viet nam
  vietnam
`;
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Exporters name countries in their own language. */
export const TONGUES = ['en', 'zh', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'sv', 'tr', 'vi', 'id', 'da', 'nb', 'fi', 'cs'];

const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const names = new Set([...entriesOf(OTHER_NAMES), ...namesIn('en')]);
const namesOfAllTongues = new Set([...names, ...TONGUES.flatMap(namesIn)]);

function namesIn(tongue: string): string[] {
  const regions = new Intl.DisplayNames([tongue], { type: 'region', fallback: 'none' });
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => regions.of(first + second)?.toLowerCase() ?? ''));
  return all.filter((name) => name !== '');
}

/** Whether a text is the name of a country and nothing else (English names of ISO 3166-1, and how papers shorten them). */
export function isCountry(text: string): boolean {
  return names.has(
    text
      .trim()
      .replace(/[\s,;]+$/u, '')
      .toLowerCase(),
  );
}

/** The same in any language of exporters: `Schweiz`, `Nieuw-Zeeland`, `Færøerne`. */
export function isCountryOfAnyTongue(text: string): boolean {
  return namesOfAllTongues.has(text.trim().toLowerCase());
}

/** Whether a text is a two-letter code of ISO 3166-1. */
export function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/u.test(text) && english.of(text) !== undefined;
}

/** Whether a country is named in a text, alone or among other words (`Ningbo, China`, `Made in VN`), in a language of exporters. */
export function namesCountry(text: string): boolean {
  if (isCountryCode(text.trim())) return true;
  const words = text.toLowerCase().match(/[\p{L}\p{M}][\p{L}\p{M}.'’-]*/gu) ?? [];
  return [words, words.map(withoutDots)].some((spelt) =>
    spelt.some((_, from) => [1, 2, 3, 4].some((count) => namesOfAllTongues.has(spelt.slice(from, from + count).join(' ')))),
  );
}

/** `u.s.a` is `usa`. */
function withoutDots(word: string): string {
  return word.replaceAll('.', '');
}
