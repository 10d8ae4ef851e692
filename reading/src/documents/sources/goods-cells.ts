import { anyOf } from '@tallyport/domain/any-of';
import type { DocumentText } from '../../document-text.js';
import { heightOf } from '../../page/area.js';
import { type Phrase, partOf } from '../../page/phrases.js';
import type { ColumnRole } from '../../tables/column-roles.js';
import type { TableCell } from '../../tables/rows.js';
import { GOODS_CELLS } from '../tuning.js';
import { CARRIAGE_REMARKS, REMARK_BEGINNINGS } from './words/carriage-remarks.js';

/** The lines of text in all columns of these kinds, over all tables of a transport document, from top to bottom. */
export function linesUnder(text: DocumentText, roles: readonly ColumnRole[]): Phrase[] {
  return cellsUnder(text, roles).flatMap(({ lines }) => lines);
}

export function cellsUnder(text: DocumentText, roles: readonly ColumnRole[]): TableCell[] {
  return text.tables.flatMap(({ rows }) =>
    rows.flatMap((row) => [...row.cells].filter(([{ role }]) => role !== null && roles.includes(role)).map(([, cell]) => cell)),
  );
}

/** Lines in a goods column that speak of the carriage, not of the goods. */
const NOT_GOODS = new RegExp(String.raw`${anyOf(CARRIAGE_REMARKS)}|^\W*${anyOf(REMARK_BEGINNINGS)}`, 'iu');
/** Counts and measures in a row, without the goods: `1CTN/500KGS/1.5M3`. */
const MEASURES_ONLY = /^(?:\d[\d.,]*\s?(?:ctns?|cartons?|pkgs?|plts?|pallets?|pcs|kgs?|mts?|lbs?|cbm|m3)\b[\s/,;-]*){2,}$/iu;
const COUNT_ONLY = /^[\dIl][\d,. ]*\s*(?:\p{L}+\.?)(?:\s+(?:on|in|of)\s+\p{L}+|\s+only)?\W*$/iu;

const PACKED = anyOf(`
  pkgs?
  packages?
  ctns?
  cartons?
  cases?
  crates?
  bales?
  bags?
  sacks?
  drums?
  rolls?
  bundles?
  bdls?
  pallets?
  plts?
  skids?
  pieces
  pcs
  boxes
  units
  coils?
  ibcs?
  totes?
  reels?
  tins
  pails
  barrels
`);
/** How many packages there are, on a line of its own: `52 PKGS OF`, `40 WOODEN CASES`. */
const PACKED_ONLY = new RegExp(`^\\W*\\d[\\d,. ]*\\s*(?:\\(\\p{L}+\\)\\s*)?(?:\\p{L}+\\s)?${PACKED}\\.?(?:\\s+of|\\s+only)?\\W*$`, 'iu');
/** The same before the goods: `52 PKGS OF BRAKE PADS`. */
const PACKED_OF = new RegExp(`^\\W*\\d[\\d,. ]*\\s*(?:\\(\\p{L}+\\)\\s*)?(?:\\p{L}+\\s)?${PACKED}\\.?\\s+of\\s+`, 'iu');

/** What a line of goods names, without the count of packages before it. */
export function withoutCount(line: Phrase): Phrase {
  const count = PACKED_OF.exec(line.text)?.[0].length ?? 0;
  return count === 0 ? line : (partOf(line, count, line.text.length) ?? line);
}

/** Whether a line names goods: words, not a count of packages and not a clause. */
export function isGoodsLine(line: Phrase): boolean {
  return (
    /\p{L}{3}/u.test(line.text) &&
    !NOT_GOODS.test(line.text) &&
    !COUNT_ONLY.test(line.text.trim()) &&
    !PACKED_ONLY.test(line.text) &&
    !MEASURES_ONLY.test(line.text.trim()) &&
    !/[A-Z]{3}[UJZ]\s?\d{6}/u.test(line.text)
  );
}

/** Lines of a marks column that are no marks: containers, seals, sizes and the labels of the column. */
const NOT_MARKS_WORDS = String.raw`
  seal
  container
  marks?\b(?:\W*(?:&|and)?\W*n(?:os?|umbers?)\b)?\W*$
  &?\s*nos?\.?$
  \d{2}\s?(?:gp|dv|dc|hq|hc|ot|rf|fr)\b
  original\W*$
  copy\b
  non[- ]?negotiable
  \d{2}['’′]
  (?:hq|hc|gp|dv|dc)\W*$
  total\b
  say total
  fcl
  lcl
  cy/
`;
const NOT_MARKS = new RegExp(String.raw`^\W*${anyOf(NOT_MARKS_WORDS)}`, 'iu');

export function isMarksLine(line: Phrase): boolean {
  return /[\p{L}\d]/u.test(line.text) && !NOT_MARKS.test(line.text) && !/[A-Z]{3}[UJZ]\s?\d{6}/u.test(line.text);
}

/** What goods are marked with: `N/M`, numbers of cases, and where they were made. */
const MARKED = new RegExp(
  anyOf(String.raw`
    ^\W*(?:n\s?/\s?m|no marks?|nil marks?)\W*$
    (?<!\p{L})(?:c|p|case|ctn|carton|pkg|bag|pallet|plt)\W{0,2}nos?\b
    (?<!\p{L})made in\s
    \bnos?\.?\s?1\s?[-–/]\s?(?:up|\d)
    ^\W*(?:shipping )?marks?\s?(?:&|and)?\s?(?:nos?\.?|numbers?)?\s*:
  `),
  'iu',
);

/** Bills with one wide column for all of the goods set their marks apart in it, in a paragraph of their own. */
export function marksApart(lines: readonly Phrase[]): Phrase[] {
  const paragraphs: Phrase[][] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isNext = above !== undefined && line.area.top - above.area.bottom < GOODS_CELLS.apart * heightOf(line.area);
    if (isNext) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.slice(1).find((paragraph) => paragraph.some(({ text }) => MARKED.test(text))) ?? [];
}
