import { packagesIn } from '@tallyport/domain/values/package-types';
import type { DocumentText } from '../../document-text.js';
import { type Area, heightOf } from '../../page/area.js';
import { type Phrase, partOf } from '../../page/phrases.js';
import type { ColumnRole } from '../../tables/column-roles.js';
import type { Table } from '../../tables/table.js';
import { BOXED_GOODS } from '../tuning.js';

/** One kind of goods in the box of a certificate that asks for all that belongs to them. */
export interface BoxedGoods {
  readonly item: string | null;
  readonly marks: readonly Phrase[];
  /** The line that counts the packages, without the marks before the count. */
  readonly counted: Phrase;
  readonly goods: readonly Phrase[];
  /** What stands beside them where the form asks how much they are. */
  readonly measured: readonly Phrase[];
  readonly invoices: readonly Phrase[];
}

const MEASURED: ReadonlySet<ColumnRole | null> = new Set<ColumnRole | null>([
  'quantity',
  'quantity_and_unit',
  'gross_weight',
  'weight',
  'net_weight',
]);
/** The number of an item at the beginning of its first line, `1.` or `2)`. */
const ITEM = /^\W{0,2}(?<item>\d{1,2})\s?[.)]+(?:\s+|$)/u;
/** What sums the goods up below them, and what fills the rest of the box. */
const CLOSING = /^\W*(?:say\s+|sub-?|grand\s+)?tot(?:al|ale|aal|aux)(?!\p{L})|^[^\p{L}\d]+$/iu;

/**
 * The goods that certificates tell in one box, from top to bottom: `1. VV DRESDEN`, `1 760 CARTONS ON 22 PALLETS`, `RED WINE`. What is marked
 * stands before the count of packages, what the goods are behind it. Null where a paper has no such box, or nothing is counted in it.
 */
export function boxedGoods(text: DocumentText): readonly BoxedGoods[] | null {
  for (const table of text.tables) {
    const box = table.columns.find(({ role, head }) => role === 'packages_and_description' && /[;；]/u.test(head));
    if (box === undefined || table.columns.some(({ role }) => role === 'item' || role === 'marks')) continue;
    const lines = linesOf(table, [box]).filter(({ text: words }) => !CLOSING.test(words));
    const measured = linesOf(
      table,
      table.columns.filter(({ role }) => MEASURED.has(role)),
    );
    const invoices = linesOf(
      table,
      table.columns.filter(({ role }) => role === 'invoice_number'),
    );
    const goods = itemsOf(lines).flatMap((item, index, all) => understood(item, { measured, invoices }, all[index + 1]?.[0]) ?? []);
    if (goods.length > 0) return goods;
  }
  return null;
}

function linesOf({ rows }: Table, columns: readonly Table['columns'][number][]): readonly Phrase[] {
  const cells = rows.flatMap(({ cells }) => columns.flatMap((column) => cells.get(column) ?? []));
  return cells
    .flatMap(({ lines }) => lines)
    .sort((a, b) => a.page - b.page || (isBeside(a.area, b.area) ? a.area.left - b.area.left : a.area.top - b.area.top));
}

const isBeside = (one: Area, other: Area): boolean => Math.abs(one.top + one.bottom - other.top - other.bottom) < heightOf(one);

/** The lines of each kind of goods: a number begins one, or a count of packages where the one before has its goods. */
function itemsOf(lines: readonly Phrase[]): readonly (readonly Phrase[])[] {
  const items: Phrase[][] = [];
  const isNumbered = lines.some(({ text }) => ITEM.test(text));
  for (const line of lines) {
    const last = items.at(-1);
    const begins = isNumbered
      ? ITEM.test(line.text)
      : last !== undefined && isCount(line) && last.findIndex(isCount) >= 0 && !isCount(last.at(-1) ?? line);
    if (last === undefined || begins) items.push([line]);
    else last.push(line);
  }
  return items;
}

const isCount = ({ text }: Phrase): boolean => packagesIn(text) !== null;

function understood(
  lines: readonly Phrase[],
  beside: Pick<BoxedGoods, 'measured' | 'invoices'>,
  next: Phrase | undefined,
): BoxedGoods | null {
  const [first] = lines;
  const item = ITEM.exec(first?.text ?? '');
  const own =
    item === null || first === undefined
      ? lines
      : [partOf(first, item[0].length, first.text.length), ...lines.slice(1)].filter((line) => line !== null);
  const at = own.findIndex(isCount);
  const line = own[at];
  const start = line === undefined ? 0 : countAt(line.text);
  const counted = line === undefined ? null : partOf(line, start, line.text.length);
  if (first === undefined || line === undefined || counted === null) return null;
  const marked = start === 0 ? null : partOf(line, 0, start);
  const [top, bottom] = [
    first.area.top - heightOf(first.area) / 2,
    (next?.area.top ?? Number.POSITIVE_INFINITY) - heightOf(first.area) / 2,
  ];
  const within = (phrases: readonly Phrase[]) =>
    phrases.filter(({ page, area }) => page === first.page && area.top >= top && area.top < bottom);
  const marks = [...own.slice(0, at), ...(marked === null ? [] : [marked])];
  return {
    item: item?.groups?.['item'] ?? null,
    marks,
    counted,
    goods: own.slice(at + 1),
    measured: within(beside.measured).slice(0, BOXED_GOODS.mostMeasures),
    invoices: within(beside.invoices),
  };
}

/** Where the count of a line begins: marks may stand before it, `ASF JED 1/7 - 7 cartons`. */
function countAt(text: string): number {
  const type = packagesIn(text)?.type ?? '';
  const before = text.slice(0, text.indexOf(type));
  return Math.max(0, before.search(/\d[\d .,]*\)?\s*\(?\s*$/u));
}
