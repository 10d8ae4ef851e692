import type { DocumentText } from '../document-text.js';
import type { Phrase } from '../page/phrases.js';
import type { ColumnRole } from '../tables/column-roles.js';
import type { TableCell } from '../tables/rows.js';

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
const NOT_GOODS =
  /said to contain|s\.t\.c\.|^\W*(?:stc\b|(?:original|copy|duplicate|triplicate|non[- ]?negotiable)\b(?:\W*(?:non[- ]?negotiable|copy|original))?\W*$|freight (?:prepaid|collect|as)|shipper'?s?.? load|load,? stow|(?:load|stow|weight|count)\s*(?:&|and)\s*(?:count|seal)|hs ?codes?\b|h\.s\.|seals?\b|shipping terms|incoterms?|shipped on board|clean on board|on board|say total|total\b|container|net\b|gross\b|n\.w|g\.w|(?:fob|cif|exw|cfr)\b|cy[ -/]cy|cfs[ -/]cfs|fcl|lcl|surrendered|telex|tlx|express release|p\/?o\b|purchase order|invoice|contains|\d+\s*(?:x|×)\s*\d{2}|\(?(?:kgs?|cbm|m3)\)?$|(?:item no\W*)?(?:\(?incl\W*dimensions\s+)?or volume\)|particulars (?:furnished|declared)|(?:as |according to |acc\.? to )?(?:the )?(?:shipper|consignor|merchant)'?s?'? declaration|(?:as |according to |acc\.? to )(?:the )?declaration of)/iu;
/** Counts and measures in a row, without the goods: `1CTN/500KGS/1.5M3`. */
const MEASURES_ONLY = /^(?:\d[\d.,]*\s?(?:ctns?|cartons?|pkgs?|plts?|pallets?|pcs|kgs?|mts?|lbs?|cbm|m3)\b[\s/,;-]*){2,}$/iu;
const COUNT_ONLY = /^[\dIl][\d,. ]*\s*(?:\p{L}+\.?)(?:\s+(?:on|in|of)\s+\p{L}+|\s+only)?\W*$/iu;

/** Whether a line names goods: words, not a count of packages and not a clause. */
export function isGoodsLine(line: Phrase): boolean {
  return (
    /\p{L}{3}/u.test(line.text) &&
    !NOT_GOODS.test(line.text) &&
    !COUNT_ONLY.test(line.text.trim()) &&
    !MEASURES_ONLY.test(line.text.trim()) &&
    !/[A-Z]{3}[UJZ]\s?\d{6}/u.test(line.text)
  );
}

/** Lines of a marks column that are no marks: containers, seals, sizes and the labels of the column. */
const NOT_MARKS =
  /^\W*(?:seal|container|marks?\b(?:\W*(?:&|and)?\W*n(?:os?|umbers?)\b)?\W*$|&?\s*nos?\.?$|\d{2}\s?(?:gp|dv|dc|hq|hc|ot|rf|fr)\b|original\W*$|copy\b|non[- ]?negotiable|\d{2}['’′]|(?:hq|hc|gp|dv|dc)\W*$|total\b|say total|fcl|lcl|cy\/)/iu;

export function isMarksLine(line: Phrase): boolean {
  return /[\p{L}\d]/u.test(line.text) && !NOT_MARKS.test(line.text) && !/[A-Z]{3}[UJZ]\s?\d{6}/u.test(line.text);
}
