import type { DocumentText } from '../document-text.js';
import type { Line } from '../lines/invoice-line.js';
import { customsLine } from './goods.js';
import { goodsByCode } from './goods-by-code.js';

/** The goods under their heads, or by their codes where these tell of more. */
export function customsLines(text: DocumentText): Line[] {
  const inTable = text.tables
    .flatMap(({ rows }) => rows.map((row) => customsLine(row, text)))
    .filter((line) => line.has('hs_code') && line.size > 3);
  const byCode = goodsByCode(text);
  const priced = inTable.filter((line) => line.has('total_price'));
  const tellsMore = byCode.length === priced.length && valuesIn(byCode) > valuesIn(inTable);
  return byCode.length > priced.length || tellsMore ? byCode : inTable;
}

function valuesIn(lines: readonly Line[]): number {
  return lines.reduce((sum, { size }) => sum + size, 0);
}
