import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import { areaAround } from '../page/area.js';
import { type Phrase, partOf } from '../page/phrases.js';
import type { TableCell } from '../tables/rows.js';

/** `[FURN_7777] Office chair`: the code of the goods in square brackets before what they are. */
const BRACKETED = /^\[\s*(?=[^\]]*[\d_]|[\p{Lu}-]*-)[\p{L}\d][\p{L}\d._/-]{2,}\s*\]\s*(?=\S)/u;

/** A code in brackets and the goods behind it; null where a description begins with none. A line above it is the title of several rows. */
export function leadingCode(whole: TableCell): { code: Phrase; goods: TableCell } | null {
  const cell = fromBracket(whole);
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

/** A cell from the line on that begins with a code in brackets, where that is its second one. */
function fromBracket(cell: TableCell): TableCell {
  const [title, ...lines] = cell.lines;
  const [first] = lines;
  if (title === undefined || first === undefined || BRACKETED.test(title.text) || !BRACKETED.test(first.text)) return cell;
  const goods = partOf(cell, cell.text.indexOf(first.text), cell.text.length);
  return goods === null ? cell : { ...goods, lines };
}
