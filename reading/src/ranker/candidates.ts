import { currencyIn } from '@tallyport/domain/values/currencies';
import { daysIn } from '@tallyport/domain/values/dates';
import { isEmptyValue } from '@tallyport/domain/values/empty-values';
import { numbersIn } from '@tallyport/domain/values/numbers';
import { volumeUnitIn, weightUnitIn } from '@tallyport/domain/values/units';
import type { DocumentText } from '../document-text.js';
import { cleaned } from '../fields/value-readers.js';
import { areaAround, heightOf } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import type { ValueKind } from './field-kinds.js';
import { CANDIDATES } from './tuning.js';

/** A part of a page that may be the value of a field. */
export interface Candidate {
  readonly kind: ValueKind;
  readonly value: string;
  readonly from: readonly Phrase[];
  /** The phrase in which it begins, and what stands there before and behind it. */
  readonly first: Phrase;
  readonly before: string;
  readonly behind: string;
}

/** All that may be the value of some field, in printed order. */
export function candidatesIn(text: DocumentText): Candidate[] {
  const phrases = text.phrases.filter(({ text: words }) => words.length <= 200);
  return [...phrases.flatMap((phrase) => inPhrase(phrase, text)), ...addressBlocks(phrases)];
}

function inPhrase(phrase: Phrase, text: DocumentText): Candidate[] {
  const found: Candidate[] = [];
  const printed = phrase.text;
  const add = (kind: ValueKind, value: string, start: number, end: number): void => {
    const part = start === 0 && end === printed.length ? phrase : partOf(phrase, start, end);
    if (part !== null)
      found.push({ kind, value, from: [part], first: phrase, before: printed.slice(0, start), behind: printed.slice(end) });
  };
  for (const day of daysIn(printed, text.dayOrder)) add('day', day.value, day.start, day.end);
  for (const { value, start, end } of numbersIn(printed, text.numberStyle)) {
    if (/^\s*%/u.test(printed.slice(end))) continue;
    const own = printed.slice(start, end);
    if (/\d[.,]\d{2}$/u.test(own) || /[$€£¥₹]/u.test(printed) || currencyIn(printed) !== null) add('amount', value, start, end);
    const behind = printed.slice(end, end + 8);
    if (weightUnitIn(behind) !== null || /^\d+[.,]\d+$/u.test(own) || value.length >= 2) add('weight', value, start, end);
    if (volumeUnitIn(behind) !== null || /[.,]\d/u.test(own)) add('volume', value, start, end);
    if (/^\d{1,6}$/u.test(value)) add('count', value, start, end);
  }
  const currency = printed.length <= 60 ? currencyIn(printed) : null;
  if (currency !== null) add('currency', currency, 0, printed.length);
  for (const { start, end } of pieces(printed)) {
    const value = cleaned(printed.slice(start, end));
    if (value === '' || isEmptyValue(value)) continue;
    if (/\d/u.test(value) && value.length <= 40) {
      const words = value.split(' ');
      if (words.length <= 3) add('number', value, start, end);
      const [first = ''] = words;
      if (words.length > 1 && /\d/u.test(first) && first.length >= 4) add('number', first.replace(/[,;]$/u, ''), start, end);
    }
    if (!/\p{L}{2}/u.test(value) || value.length > CANDIDATES.longestName) continue;
    add('name', value, start, end);
    if (value.length <= 50) add('place', value, start, end);
  }
  return found;
}

/** A phrase, and what stands behind each of its colons. */
function pieces(printed: string): { start: number; end: number }[] {
  const starts = [0, ...[...printed.matchAll(/[:：#]\s*/gu)].map(({ 0: mark, index }) => index + mark.length)];
  const joined = /\s(?:no|nr|n°|number|num)\.?\s+(?=\S*\d)/iu.exec(printed);
  if (joined !== null) starts.push(joined.index + joined[0].length);
  return [...new Set(starts)].filter((start) => start < printed.length).map((start) => ({ start, end: printed.length }));
}

/** Lines below each other that begin at the same place, from each line on. */
function addressBlocks(phrases: readonly Phrase[]): Candidate[] {
  return phrases.flatMap((first, index) => {
    const lines = [first];
    for (const next of phrases.slice(index + 1)) {
      const last = lines.at(-1) ?? first;
      if (lines.length === CANDIDATES.mostAddressLines || next.page !== first.page) break;
      const gap = next.area.top - last.area.bottom;
      const height = heightOf(last.area);
      if (gap > 1.6 * height) break;
      if (Math.abs(next.area.left - first.area.left) < 1.2 * height && gap > -0.5 * height) lines.push(next);
    }
    return lines.flatMap((_, count) => {
      const own = lines.slice(0, count + 1);
      return startsOf(first.text).flatMap((start) => blockOf(own, start) ?? []);
    });
  });
}

/** An address begins with its line or behind a colon. */
function startsOf(printed: string): number[] {
  const colon = /[:：]\s*/u.exec(printed);
  return colon === null ? [0] : [0, colon.index + colon[0].length];
}

function blockOf(lines: readonly Phrase[], start: number): Candidate | null {
  const [first, ...more] = lines;
  if (first === undefined) return null;
  const part = start === 0 ? first : partOf(first, start, first.text.length);
  if (part === null) return null;
  const from = [part, ...more];
  const value = from.map(({ text }) => cleaned(text)).join(' ');
  if (!/\p{L}{2}/u.test(value) || value.length < 6 || value.length > 250) return null;
  return { kind: 'address', value, from, first, before: first.text.slice(0, start), behind: '' };
}

/** The area that a candidate takes up. */
export function areaOfCandidate({ from }: Candidate) {
  return areaAround(from.map(({ area }) => area));
}
