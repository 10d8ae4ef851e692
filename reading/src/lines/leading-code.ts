import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import { areaAround } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import type { TableCell } from '../tables/rows.js';

/** `[FURN_7777] Office chair`: the code of the goods in square brackets before what they are. */
const BRACKETED = /^\[\s*(?=[^\]]*\d|[^\]]*_)[\p{L}\d][\p{L}\d._/-]{2,}\s*\]\s*(?=\S)/u;

/** A code in brackets and the goods behind it; null where a description begins with none. */
export function leadingCode(cell: TableCell): { code: Phrase; goods: TableCell } | null {
  const length = BRACKETED.exec(cell.text)?.[0].length ?? 0;
  const [code, goods] = [partOf(cell, 0, length), partOf(cell, length, cell.text.length)];
  if (length === 0 || code === null || goods === null) return null;
  const [first, ...others] = cell.lines;
  const rest = first === undefined ? null : partOf(first, length, first.text.length);
  const lines = rest === null ? others : [rest, ...others];
  const text = code.text.replace(/^\[\s*|\s*\]$/gu, '');
  if (isTariffCode(text)) return null;
  return { code: { ...code, text }, goods: { ...goods, area: areaAround(goods.words.map(({ area }) => area)), lines } };
}
