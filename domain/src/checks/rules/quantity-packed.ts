import type { MissingValue } from '@tallyport/contracts/check/http';
import { Decimal } from 'decimal.js';
import { meaningOf } from '../../declaration/units.js';
import { bare } from '../bare.js';
import type { Check, Finding } from '../check.js';
import { judged, withoutPaper } from '../findings.js';
import { goodsOf } from '../goods.js';
import type { Papers, Part } from '../papers.js';

/** Of each product as many are packed as are invoiced (domain: documents and checks, §5). Counts in units that have nothing in common are not compared. */
export const quantityPacked: Check = {
  code: 'quantity-packed',
  version: 1,
  category: 'Quantity',
  severity: 'warning',
  run: (papers) => {
    const invoiced = byGoods(papers, 'invoice');
    const lists = papers.of('packing-list');
    if (invoiced.size === 0) return [];
    if (lists.length === 0) return [withoutPaper('packing-list', [])];
    const packed = byGoods(papers, 'packing-list');
    const unlisted = lists.flatMap((list) => list.lacking('product_code'));
    return [...invoiced].flatMap(([goods, lines]) => ofGoods(lines, packed.get(goods) ?? [], unlisted));
  },
};

function ofGoods(invoiced: readonly Part[], packed: readonly Part[], unlisted: readonly MissingValue[]): Finding[] {
  const lines = [...invoiced, ...packed];
  const values = lines.flatMap((line) => line.checked('quantity'));
  if (packed.length === 0) return [{ outcome: 'cannot say', values, missing: unlisted }];
  const missing = lines.flatMap((line) => line.missing('quantity'));
  if (missing.length > 0) return [{ outcome: 'cannot say', values, missing }];
  const factors = factorsOf(lines);
  if (factors === null) return [];
  const sum = (of: readonly Part[]) => Decimal.sum(0, ...of.map((line) => line.number('quantity')?.times(factors.get(line) ?? 1) ?? 0));
  const difference = sum(invoiced).minus(sum(packed));
  return [judged(difference.isZero(), values, difference.toFixed())];
}

/** By what each count is multiplied to be in one unit; null where they have none in common. A line without a unit counts like the others. */
function factorsOf(lines: readonly Part[]): Map<Part, string> | null {
  const unitOf = (line: Part) => line.text('quantity_unit') ?? '';
  const counted = lines.filter((line) => unitOf(line) !== '');
  if (new Set(counted.map((line) => bare(unitOf(line)))).size <= 1) return new Map();
  const meant = counted.flatMap((line) => {
    const meaning = meaningOf(unitOf(line));
    return meaning === null ? [] : [{ line, ...meaning }];
  });
  const haveOneMeasure = meant.length === counted.length && new Set(meant.map(({ tariffUnit }) => tariffUnit)).size === 1;
  return haveOneMeasure ? new Map(meant.map(({ line, factor }) => [line, factor])) : null;
}

function byGoods(papers: Papers, kind: 'invoice' | 'packing-list'): Map<string, Part[]> {
  const lines = papers.of(kind).flatMap((paper) => papers.linesOf(paper));
  const known = lines.flatMap((line) => {
    const goods = goodsOf(line);
    return goods === null ? [] : [{ goods, line }];
  });
  const groups = Map.groupBy(known, ({ goods }) => goods);
  return new Map([...groups].map(([goods, of]) => [goods, of.map(({ line }) => line)]));
}
