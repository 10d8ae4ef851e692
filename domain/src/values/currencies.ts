import { anyOf } from '../any-of.js';
import { memoise } from '../memoise.js';
import { CURRENCIES } from './words/currencies.js';

/** Codes that are no word of any language. */
const COMMON = new Set(['USD', 'EUR', 'GBP', 'AUD', 'NZD', 'CNY', 'JPY', 'HKD', 'SGD', 'CHF']);

const patterns = Object.entries(CURRENCIES).map(([code, names]) => {
  // Codes that are words of languages, too, must stand in capitals: `pen`, `Sdn. Bhd.`, `try`; `SDN BHD` is a form of company even so. Between strokes they are parts of others: `QL-PEN-300`.
  const exact = new RegExp(`(?<!\\p{L}|\\p{L}-|SDN\\.?\\s)${code}(?!\\p{L}|-\\p{L})`, COMMON.has(code) ? 'iu' : 'u');
  return { code, patterns: names === '' ? [exact] : [exact, new RegExp(String.raw`(?<!\p{L})${anyOf(names)}(?!\p{L})`, 'iu')] };
});

/** The currency that a text names, by code, name or a sign of its own, or null. The bare sign `$` names none. */
export const currencyIn = memoise(findCurrency);

function findCurrency(text: string): string | null {
  const found = patterns
    .flatMap(({ code, patterns: known }) => known.map((pattern) => ({ code, at: text.search(pattern) })))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.code ?? null;
}
