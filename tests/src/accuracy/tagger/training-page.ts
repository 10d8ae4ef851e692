import type { OpenDocument } from '@tallyport/reading/open-document';
import { type Candidate, candidatesIn } from '@tallyport/reading/ranker/candidates';
import { RANKED_FIELDS } from '@tallyport/reading/ranker/field-kinds';
import { type Namer, type PageSigns, signsOfPage } from '@tallyport/reading/tagger/page-signs';
import { type PageWord, wordsOfPage } from '@tallyport/reading/tagger/page-words';
import type { TrainingPaper } from '../ranker/training-papers.js';
import { longestOf } from '../ranker/training-rows.js';
import type { GoldFile } from '../score/answer.js';
import { CORE_CELLS } from '../score/core-fields.js';
import { isEmpty, isSameValue, nameOf } from '../score/same-value.js';
import { cellsOfRows } from './cells-of-rows.js';
import type { PaperWord } from './paper-word.js';
import { printedSpans } from './printed-spans.js';

/** A page to learn from: what the network is told of its words, and what is right. */
export interface TrainingPage {
  readonly set: string;
  readonly name: string;
  readonly signs: PageSigns;
  /** For each word 0, or one more than the place of its cell among `CORE_CELLS`; and whether a row begins on its line. */
  readonly roles: readonly number[];
  readonly starts: readonly number[];
  /** The share of gold cells that were found, and whether each row was; null where the gold tells no lines. */
  readonly share: number | null;
  readonly isWhole: boolean;
  /** For each ranked field that the gold names, by its place: the spans of words that say it; none where the page does not. */
  readonly fields: Readonly<Record<number, readonly (readonly number[])[]>>;
}

/** The pages of a paper to learn from; none where nothing was read. */
export function trainingPages({ set, name, gold, pages }: TrainingPaper, namer: Namer): TrainingPage[] {
  const read = longestOf(pages);
  if (read === null) return [];
  const numbers = [...read.sizes.keys()].sort((one, other) => one - other);
  const own = numbers.map((number) =>
    wordsOfPage(
      read.phrases.filter(({ page }) => page === number),
      read,
    ),
  );
  const words = own.flat();
  const printed = paperWords(words, read);
  const places = new Map(words.map(({ word }, index) => [word, index] as const));
  const spans = spansOf(read, gold, printed, places);
  const cells = gold.lines === undefined ? null : cellsOfRows(printed, gold.lines);
  let first = 0;
  return numbers.flatMap((number, index) => {
    const page = own[index] ?? [];
    const from = first;
    first += page.length;
    const size = read.sizes.get(number);
    if (page.length < 3 || size === undefined) return [];
    const signs = signsOfPage(page, { size, index, pages: numbers.length }, namer);
    const roles = page.map((_, at) => roleOf(cells?.roles[from + at]));
    const rows = page.map((_, at) => cells?.rows[from + at] ?? -1);
    return {
      set,
      name,
      signs,
      roles,
      starts: startsOf(rows, signs.line),
      share: cells?.share ?? null,
      isWhole: cells?.whole.every(Boolean) ?? true,
      fields: Object.fromEntries(spans.map(([field, all]) => [field, inPage(all, from, page.length)])),
    };
  });
}

const roleOf = (role: string | null | undefined): number => CORE_CELLS.findIndex((name) => name === role) + 1;

function paperWords(words: readonly PageWord[], read: OpenDocument): PaperWord[] {
  const phrases = new Map(read.phrases.map((phrase, index) => [phrase, index] as const));
  return words.map(({ word, phrase, number }) => ({
    text: word.text,
    page: phrase.page,
    area: word.area,
    phrase: phrases.get(phrase) ?? -1,
    number,
  }));
}

/** A row begins on the line of its highest word. */
function startsOf(rows: readonly number[], line: Int32Array): number[] {
  const tops = new Map<number, number>();
  for (const [at, row] of rows.entries())
    if (row >= 0) tops.set(row, Math.min(tops.get(row) ?? Number.POSITIVE_INFINITY, line[at] as number));
  return rows.map((row, at) => Number(row >= 0 && tops.get(row) === line[at]));
}

/** The spans of each field that the gold names; a value that is printed nowhere is left out, for nobody knows where it would stand. */
function spansOf(
  read: OpenDocument,
  { fields }: GoldFile,
  printed: readonly PaperWord[],
  places: ReadonlyMap<object, number>,
): [field: number, spans: number[][]][] {
  const byKind = Map.groupBy(candidatesIn(read), ({ kind }) => kind);
  return RANKED_FIELDS.flatMap(({ field, kind }, index) => {
    if (!Object.hasOwn(fields, field)) return [];
    const gold = fields[field] ?? null;
    if (isEmpty(gold)) return [[index, []]];
    const isRight = ({ value }: Candidate): boolean => isSameValue(field, gold, typeof gold === 'number' ? Number(value) : value);
    const found = (byKind.get(kind) ?? []).filter(isRight).map((candidate) => placesOf(candidate, places));
    const spans = found.length > 0 ? found : printedSpans(printed, nameOf(gold), kind);
    return spans.length === 0 ? [] : [[index, spans]];
  });
}

function placesOf({ from }: Candidate, places: ReadonlyMap<object, number>): number[] {
  return from.flatMap(({ words }) => words.flatMap((word) => places.get(word) ?? []));
}

function inPage(spans: readonly (readonly number[])[], from: number, count: number): number[][] {
  return spans
    .filter((span) => span.length > 0 && span.every((index) => index >= from && index < from + count))
    .map((span) => span.map((index) => index - from));
}
