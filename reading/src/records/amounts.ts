import { Decimal } from 'decimal.js';
import { CERTAINTY, DOUBT } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import { labelsFor, pick, understand } from '../fields/pick.js';
import { readAmount } from '../fields/value-readers.js';
import { wholeLabel } from '../labels/match-label.js';
import { decimalOf, isSameAmount, sumOf } from '../lines/arithmetic.js';
import type { Line } from '../lines/invoice-line.js';
import { priceIn } from '../lines/invoice-line.js';
import { cellOf, type TableRow } from '../tables/rows.js';
import type { HeaderFields } from './fields.js';

const CHARGES = ['freight', 'insurance', 'other_charges', 'tax'] as const;
const ADDED_OR_TAKEN = [...CHARGES, 'discount'] as const;
type AmountField = (typeof ADDED_OR_TAKEN)[number] | 'goods_total' | 'total_amount';

/** The amounts below the lines: goods, charges, total. Sums decide where several numbers could be the total. */
export function putAmounts(header: HeaderFields<AmountField>, lines: readonly Line[], text: DocumentText): void {
  header.put('freight', pick(text, ['freight', 'freight_terms'], readAmount));
  for (const field of ['insurance', 'other_charges', 'tax', 'discount'] as const) header.put(field, pick(text, [field], readAmount));
  const totals = totalsOf(text);
  const sum = sumOf(lines, 'total_price');
  const goods = pick(text, ['goods_total'], readAmount) ?? totals.find((total) => isSameAmount(decimalOf(total), sum)) ?? null;
  const total = bestTotal(totals, decimalOf(goods), header);
  const isProved = goods !== null && isSameAmount(decimalOf(goods), sum);
  header.put('goods_total', goods === null ? null : { ...goods, certainty: isProved ? CERTAINTY.amount.proved : goods.certainty });
  header.put('goods_total', soleTotal(totals, lines, header, text));
  header.put('total_amount', total);
}

/**
 * The only total under lines of goods is that of the goods too, where the paper names neither a goods total nor a charge of its own.
 * Whether the lines add up to it is for others to check.
 */
function soleTotal(
  totals: readonly Understood[],
  lines: readonly Line[],
  header: HeaderFields<AmountField>,
  text: DocumentText,
): Understood | null {
  const [first, ...others] = totals;
  const isSole = first !== undefined && others.every((other) => isSameAmount(decimalOf(other), decimalOf(first)));
  const isOfGoods = lines.some((line) => line.has('total_price')) && labelsFor(text, ['goods_total']).length === 0;
  return isSole && isOfGoods && !isCharged(header, text) ? { ...first, certainty: first.certainty * DOUBT.alsoOfGoods } : null;
}

/** Whether something besides the goods may be in the total: an amount, a label or a column says so. What is printed as zero does not. */
function isCharged(header: HeaderFields<AmountField>, text: DocumentText): boolean {
  const amounts = [
    ...ADDED_OR_TAKEN.flatMap((field) => header.get(field) ?? []),
    ...labelsFor(text, ADDED_OR_TAKEN).map((label) => understand(label, readAmount, text)),
  ];
  const hasColumn = text.tables.some(({ columns }) => columns.some(({ role }) => role === 'tax'));
  return hasColumn || amounts.some((amount) => decimalOf(amount)?.isZero() !== true);
}

/** The amounts that may be the total of the goods, for judging a column of prices. */
export function goodsTotalsOf(text: DocumentText): Decimal[] {
  const labelled = labelsFor(text, ['goods_total']).flatMap((label) => understand(label, readAmount, text) ?? []);
  return [...labelled, ...totalsOf(text)].flatMap((total) => decimalOf(total) ?? []);
}

/** The totals that a paper prints, in printed order. */
export function totalsOf(text: DocumentText): Understood[] {
  const labelled = labelsFor(text, ['total_amount']).flatMap((label) => understand(label, readAmount, text) ?? []);
  const inTables = text.tables.flatMap(({ totals }) => {
    const cell = totals === null || isSubtotal(totals) ? null : cellOf(totals, 'total_price');
    return priceIn(cell, text) ?? [];
  });
  return [...labelled, ...inTables].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Where a value stands, as a number that grows from page to page and from top to bottom. */
function placeOf({ from: [first] }: Understood): number {
  return first === undefined ? 0 : first.page * PAGE + first.area.top;
}

/** More points than any page is high. */
const PAGE = 100_000;

/** Whether the row under a table totals the goods only. */
function isSubtotal(row: TableRow): boolean {
  const words = [...row.cells.values()].map(({ text }) => text).filter((text) => !/\d/.test(text));
  return [...words, words.join(' ')].some((text) => wholeLabel(text)?.concepts.includes('goods_total') === true);
}

/**
 * The total that equals goods and charges wins; else the last one printed, for sums stand at the end. It is doubtful where the
 * goods are known and it differs: a charge under a name that nobody knows, or another number.
 */
function bestTotal(totals: readonly Understood[], goods: Decimal | null, header: HeaderFields<AmountField>): Understood | null {
  const charges = CHARGES.reduce((sum, field) => sum.plus(decimalOf(header.get(field)) ?? 0), new Decimal(0));
  const expected = goods?.plus(charges).minus(decimalOf(header.get('discount'))?.abs() ?? 0) ?? null;
  const proved = totals.find((total) => isSameAmount(decimalOf(total), expected));
  const last = totals.at(-1) ?? null;
  const isMoreBelow = totals.some(
    (total) => proved !== undefined && placeOf(total) > placeOf(proved) && expected !== null && decimalOf(total)?.gt(expected),
  );
  if (proved !== undefined && !isMoreBelow) return { ...proved, certainty: CERTAINTY.amount.proved };
  return last === null || expected === null ? last : { ...last, certainty: DOUBT.unprovedTotal * last.certainty };
}
