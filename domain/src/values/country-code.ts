import { isCountryCode, TONGUES } from './countries.js';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** How papers shorten the names of countries. */
// biome-ignore format: a table reads best in rows
const SHORT_NAMES: Readonly<Record<string, string>> = {
  usa: 'US', 'u.s.a': 'US', uk: 'GB', 'u.k': 'GB', england: 'GB', scotland: 'GB', uae: 'AE', 'u.a.e': 'AE',
  prc: 'CN', 'p.r. china': 'CN', 'pr china': 'CN', 'p.r.china': 'CN', korea: 'KR', 'republic of korea': 'KR',
  'viet nam': 'VN', turkey: 'TR', holland: 'NL', 'the netherlands': 'NL', russia: 'RU',
  'hong kong': 'HK', taiwan: 'TW', macau: 'MO', 'czech republic': 'CZ',
};

/** An English name means what it means in English, whatever others call so. */
const CODES = new Map([...TONGUES.flatMap(namesIn), ...namesIn('en'), ...Object.entries(SHORT_NAMES)]);

function namesIn(tongue: string): [string, string][] {
  const regions = new Intl.DisplayNames([tongue], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) =>
    LETTERS.flatMap((second): [string, string][] => {
      const name = regions.of(first + second);
      return name === undefined ? [] : [[name.toLowerCase(), inUse(first + second)]];
    }),
  );
}

/** A code that was given up, such as SU, is named like the one that took its place. */
function inUse(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? code;
}

/** The code of ISO 3166-1 of the one country that a text names (`Ningbo, China`, `VN`); null for none, or for several. */
export function countryCodeIn(text: string): string | null {
  const trimmed = text.trim();
  if (isCountryCode(trimmed)) return inUse(trimmed);
  const words = trimmed.toLowerCase().match(/[\p{L}\p{M}][\p{L}\p{M}.'’-]*/gu) ?? [];
  const found = new Set<string>();
  for (let from = 0; from < words.length; from++) {
    const length = [4, 3, 2, 1].find((count) => CODES.has(named(words, from, count)));
    if (length === undefined) continue;
    const code = CODES.get(named(words, from, length));
    if (code !== undefined) found.add(code);
    from += length - 1;
  }
  const [only, another] = found;
  return another === undefined ? (only ?? null) : null;
}

function named(words: readonly string[], from: number, count: number): string {
  return words
    .slice(from, from + count)
    .join(' ')
    .replace(/\.$/u, '');
}
