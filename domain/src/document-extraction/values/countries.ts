/** What lies beyond the codes of ISO 3166-1 in what trade papers write for a country. */
const OTHER_NAMES =
  'usa|u.s.a.|uk|u.k.|uae|u.a.e.|p.r. china|pr china|p.r.china|korea|republic of korea|vietnam|viet nam|turkey|holland|england|scotland|russia|hong kong|taiwan|macau|czech republic|the netherlands';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const names = new Set(OTHER_NAMES.split('|'));
const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
for (const first of LETTERS) for (const second of LETTERS) names.add((english.of(first + second) ?? '').toLowerCase());
names.delete('');

/** Whether a text is the name of a country and nothing else (English names of ISO 3166-1, and how papers shorten them). */
export function isCountry(text: string): boolean {
  return names.has(
    text
      .trim()
      .replace(/[\s,;]+$/u, '')
      .toLowerCase(),
  );
}

/** Whether a text is a two-letter code of ISO 3166-1. */
export function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/u.test(text) && english.of(text) !== undefined;
}
