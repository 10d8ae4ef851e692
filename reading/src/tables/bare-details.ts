import { isCountry, isCountryCode } from '@tallyport/domain/values/countries';
import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import type { Concept } from '../labels/concepts.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { columnRoleOf } from './column-roles.js';
import { BARE_DETAILS } from './tuning.js';

/** A code of the tariff or a country in a line of print, and where in its text the name before it begins. */
export interface BareDetail {
  readonly concept: Concept;
  readonly value: Phrase;
  readonly start: number;
}

/** What parts remarks that stand on one line. */
const MARK = /^[·•|;,/–-]$/u;
/** What stands between marks with blanks around them. */
const PIECE = /(?<=^|\s[·•|]\s)\S.*?(?=\s[·•|]\s|$)/gu;
const GROUPED = /^\d{4}[ .]\d{2}(?:[ .]\d{2})*$/u;
const MARKS_AROUND = /^[\s([:：#]+|[\s)\].,;:|·•]+$/gu;

/** Codes and countries behind the names of such columns, with a colon or without, several on a line: `Tariff No. 4009.42 Made in China`, `NC 45031010 · Origem PT`. */
export function bareDetails(line: Phrase): BareDetail[] {
  const words = [...line.text.matchAll(/\S+/gu)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const textOf = (from: number, to: number): string => line.text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
  const found: BareDetail[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const named = spansFrom(at, words.length, BARE_DETAILS.mostLabelWords).find((to) => isNaming(textOf(at, to)));
    if (named === undefined) continue;
    const role = columnRoleOf(textOf(at, named));
    const from = /^[:：#]$/u.test(textOf(named, named + 1)) ? named + 1 : named;
    const to = spansFrom(from, words.length, BARE_DETAILS.mostValueWords).find((end) => isOf(role, textOf(from, end)));
    const value = to === undefined ? null : partOf(line, words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
    if (to === undefined || value === null || (role !== 'hs_code' && role !== 'country_of_origin')) continue;
    found.push({ concept: role, value: { ...value, text: value.text.replace(MARKS_AROUND, '') }, start: words[at]?.start ?? 0 });
    at = to - 1;
  }
  return [...found, ...bareCodes(line, found)].toSorted((one, other) => one.start - other.start);
}

/** Codes of the tariff alone between marks, set in groups: `Lot 12 · 0406 40 10`. */
function bareCodes(line: Phrase, named: readonly BareDetail[]): BareDetail[] {
  if (named.some(({ concept }) => concept === 'hs_code')) return [];
  const pieces = [...line.text.matchAll(PIECE)].slice(1);
  const codes = pieces.filter(([text]) => isTariffCode(text) && GROUPED.test(text));
  return codes.slice(0, 1).flatMap(({ 0: text, index }) => {
    const value = partOf(line, index, index + text.length);
    return value === null ? [] : [{ concept: 'hs_code', value, start: index }];
  });
}

/** Where the remarks on goods begin on a line: at its first word where marks part them, else at the name of the first one. */
export function startOfDetails(line: Phrase, [first]: readonly BareDetail[]): number {
  const before = line.text.slice(0, first?.start ?? 0).trimEnd();
  return MARK.test(before.slice(-1)) && /\s$/u.test(before.slice(0, -1)) ? 0 : (first?.start ?? 0);
}

/** The ends of runs of words, the longest run first. */
function spansFrom(from: number, words: number, most: number): number[] {
  const longest = Math.min(words, from + most);
  return Array.from({ length: Math.max(0, longest - from) }, (_, index) => longest - index);
}

function isNaming(text: string): boolean {
  if (!/^[(]?\p{L}/u.test(text) || /\d/u.test(text) || /[,;|·•]\s|[,;|·•]$/u.test(text)) return false;
  const role = columnRoleOf(text);
  return role === 'hs_code' || role === 'country_of_origin';
}

function isOf(role: string | null, text: string): boolean {
  const value = text.replace(MARKS_AROUND, '');
  return role === 'hs_code' ? isTariffCode(value) : isCountry(value) || isCountryCode(value);
}
