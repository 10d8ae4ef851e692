import { type Area, heightOf, middleY } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { letterRuns } from './letter-runs.js';
import type { PageWord } from './page-words.js';
import { printedLines } from './printed-lines.js';
import { PAGE_SIGNS } from './tuning.js';
import { type PageInPaper, signsOfWords } from './word-signs.js';

/** What a text may name: some things, each with its share of one. */
export type Shares = readonly (readonly [thing: number, share: number])[];

/** Tells what a text may name as a label, and as the head of a column. */
export interface Namer {
  readonly asLabel: (text: string) => Shares;
  readonly asHead: (text: string) => Shares;
}

/** All that the network is told of the words of a page, word by word in the order of the phrases. */
export interface PageSigns {
  readonly count: number;
  /** The buckets of the letter runs of each word. */
  readonly letters: readonly (readonly number[])[];
  /** What the phrase of each word may name as a label, and as the head of a column. */
  readonly labels: readonly Shares[];
  readonly heads: readonly Shares[];
  /** The signs of each word, word after word. */
  readonly signs: Float32Array;
  /** Its left and right edge and its middle from top to bottom, in usual letter heights of the page. */
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly middle: Float32Array;
  /** On which printed line it stands, from 0, and at which place of it. */
  readonly line: Int32Array;
  readonly place: Int32Array;
}

/** What the network is told of a page. */
export function signsOfPage(words: readonly PageWord[], page: PageInPaper, namer: Namer): PageSigns {
  const areas = words.map(({ word }) => word.area);
  const usual = usualHeight(areas);
  const lines = printedLines(words.map(({ word }) => word));
  const named = new Map([...new Set(words.map(({ phrase }) => phrase))].map((phrase) => [phrase, namesOf(phrase, namer)] as const));
  return {
    count: words.length,
    letters: words.map(({ word }) => letterRuns(word.text)),
    labels: words.map(({ phrase }) => named.get(phrase)?.label ?? []),
    heads: words.map(({ phrase }) => named.get(phrase)?.head ?? []),
    signs: signsOfWords(words, lines, usual, page),
    left: Float32Array.from(areas, ({ left }) => left / usual),
    right: Float32Array.from(areas, ({ right }) => right / usual),
    middle: Float32Array.from(areas, (area) => middleY(area) / usual),
    line: lines.line,
    place: lines.place,
  };
}

function namesOf({ text }: Phrase, { asLabel, asHead }: Namer): { label: Shares; head: Shares } {
  const short = text.slice(0, PAGE_SIGNS.longestPhrase);
  return { label: asLabel(short), head: asHead(short) };
}

function usualHeight(areas: readonly Area[]): number {
  const heights = areas.map((area) => Math.max(3, heightOf(area))).sort((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 1;
}
