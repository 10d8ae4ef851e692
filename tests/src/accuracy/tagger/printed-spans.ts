import type { ValueKind } from '@tallyport/reading/ranker/field-kinds';
import { type ComparableWord, comparableWords, keyOf, letterHeight, tokensOf } from './comparable-word.js';
import type { PaperWord } from './paper-word.js';
import { TokenBag } from './token-bag.js';

/** Kinds of values that a run of words says. */
const IN_ONE_RUN: ReadonlySet<ValueKind> = new Set<ValueKind>(['name', 'place', 'number', 'currency']);
/** Shorter values are found by chance: letters and digits. */
const LEAST_KEY = 3;
/** A value that is glued to its label has at least so many letters and digits. */
const LEAST_GLUED = 4;
const END_OF_LABEL = /[:#.=]/;
/** A value is at most so many words. */
const MOST_WORDS = 12;
/** An address has at least so many tokens. */
const LEAST_ADDRESS = 3;
/** An address is found if this share of its tokens is. */
const LEAST_SHARE = 0.9;
/** How far the words of an address stand from its first word at most, in its letter heights. */
const ABOVE_START = 0.5;
const BELOW_START = 9;
const BESIDE_START = 40;
/** Words lower than this start a line of their own; on the first line they stand no further than that to the left of the first word. */
const NEXT_LINE = 0.5;
const LEFT_OF_START = 2;
/** What a letter height across counts in the order of reading, where one down counts 1. */
const WEIGHT_ACROSS = 0.1;

/** The words that say a value, wherever the paper says it: for values that no part of the page is as it stands. */
export function printedSpans(words: readonly PaperWord[], value: string, kind: ValueKind): number[][] {
  const own = comparableWords(words);
  if (kind === 'address') return addressSpans(own, tokensOf(value));
  return IN_ONE_RUN.has(kind) ? runs(own, keyOf(value)) : [];
}

function runs(words: readonly ComparableWord[], wanted: string): number[][] {
  if (wanted.length < LEAST_KEY) return [];
  return words.flatMap((start) => {
    const run = isGlued(start, wanted) ? [start.at] : runFrom(start, wanted, words);
    return run === null ? [] : [run];
  });
}

/** Whether a word is a label with the value right behind it: `No.:4711`. */
function isGlued({ text, key }: ComparableWord, wanted: string): boolean {
  const isBehind = wanted.length >= LEAST_GLUED && key.endsWith(wanted) && !wanted.startsWith(key);
  return isBehind && text.length > wanted.length && END_OF_LABEL.test(text.slice(0, -wanted.length));
}

/** The words from one on that say a value together; marks between them are left out. */
function runFrom(start: ComparableWord, wanted: string, words: readonly ComparableWord[]): number[] | null {
  let said = '';
  const run: number[] = [];
  if (start.key === '' || !wanted.startsWith(start.key)) return null;
  for (const { at, page, key } of words.slice(start.at)) {
    if (page !== start.page || run.length === MOST_WORDS) return null;
    if (key === '') continue;
    said += key;
    run.push(at);
    if (said === wanted) return run;
    if (!wanted.startsWith(said)) return null;
  }
  return null;
}

/** The words that say most of an address, from one of the words that it starts with. */
function addressSpans(words: readonly ComparableWord[], wanted: readonly string[]): number[][] {
  if (wanted.length < LEAST_ADDRESS) return [];
  const starts = words.filter(({ tokens }) => tokens[0] === wanted[0]);
  const found = starts.map((start) => addressFrom(start, wanted, words)).filter(({ share }) => share >= LEAST_SHARE);
  const best = Math.max(...found.map(({ share }) => share));
  return found
    .filter(({ share }) => share === best)
    .slice(0, 1)
    .map(({ span }) => span);
}

interface FoundAddress {
  readonly span: number[];
  readonly share: number;
}

function addressFrom(start: ComparableWord, wanted: readonly string[], words: readonly ComparableWord[]): FoundAddress {
  const height = letterHeight(start);
  const across = ({ area }: PaperWord): number => (area.left - start.area.left) / height;
  const down = ({ area }: PaperWord): number => (area.top - start.area.top) / height;
  const near = words.filter(
    (word) =>
      word.page === start.page &&
      down(word) >= -ABOVE_START &&
      down(word) <= BELOW_START &&
      (across(word) >= -LEFT_OF_START || down(word) > NEXT_LINE) &&
      Math.abs(across(word)) < BESIDE_START,
  );
  const fromStart = (word: PaperWord): number => Math.abs(down(word)) + WEIGHT_ACROSS * Math.abs(across(word));
  const bag = new TokenBag(wanted);
  const own = near.toSorted((one, other) => fromStart(one) - fromStart(other)).filter(({ tokens }) => bag.take(tokens));
  return { span: own.map(({ at }) => at).toSorted((one, other) => one - other), share: bag.share };
}
