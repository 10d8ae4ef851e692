import { isCountry, isCountryCode } from '@tallyport/domain/values/countries';
import { type NumberStyle, numbersIn } from '@tallyport/domain/values/numbers';
import { isQuantityUnit } from '@tallyport/domain/values/quantity-units';
import { isTariffCode } from '@tallyport/domain/values/tariff-headings';
import { Decimal } from 'decimal.js';
import { isWordy } from './cell-forms.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { areCountedCodes } from './counted-codes.js';
import { type Discounts, discountsOf } from './discounts.js';
import { countsUp } from './group-lines.js';
import { inferPacking } from './infer-packing.js';
import { byHeads } from './likely-columns.js';
import { ofWholeLines } from './line-measures.js';
import { withoutMisnomers } from './misnomers.js';
import type { TableRow } from './rows.js';
import { byUnitHeads } from './unit-heads.js';

const PRODUCT: readonly ColumnRole[] = ['quantity', 'unit_price', 'total_price'];
/** Products of rows must agree in so many of them. */
const MOST = 0.7;
const NEARLY_ALL = 0.9;

/**
 * Gives columns whose heads cannot be read the role that their content proves: units, codes, countries, and numbers by the products of each row.
 * A column in which no row has anything keeps its role, for the row of totals, and keeps no other one from it.
 */
export function inferRoles(columns: readonly Column[], rows: readonly TableRow[], style: NumberStyle): Column[] {
  if (rows.length === 0) return [...columns];
  const isBlank = (column: Column) => !rows.some((row) => row.cells.has(column));
  const filled = columns.map((column) => (isBlank(column) ? { ...column, role: BLANK } : column));
  const inferred = inferFilled(filled, columns, rows, style);
  return columns.map((column, index) => (isBlank(column) ? column : (inferred[index] ?? column)));
}

/** What is taken for granted of a column without anything in it. */
const BLANK: ColumnRole = 'other';

function inferFilled(filled: readonly Column[], columns: readonly Column[], rows: readonly TableRow[], style: NumberStyle): Column[] {
  const named = withoutMisnomers(filled, rows);
  const meant = proved(withoutDoubles(ofWholeLines(named, columns, rows, style), columns, rows, style), columns, rows, style);
  const counted = byUnitHeads(meant, columns, rows, style);
  const told = byContent(byProducts(counted, rows, columns, style), columns, rows);
  return byHeads(inferPacking(told, columns, rows, style), columns, rows, style);
}

/** Of two prices or two amounts the one is meant that the quantities prove; the other is a list price or an amount before charges. */
function withoutDoubles(columns: readonly Column[], printed: readonly Column[], rows: readonly TableRow[], style: NumberStyle): Column[] {
  const choices = PRODUCT.map((role) => columns.flatMap((column, index) => (column.role === role ? [index] : [])));
  const [quantities = [], prices = [], totals = []] = choices;
  if (choices.some(({ length }) => length === 0) || choices.every(({ length }) => length === 1)) return [...columns];
  const valuesAt = (index: number): Values => valuesUnder(printed[index], rows, style);
  const discounts = discountsOf(rows);
  const chosen = quantities
    .flatMap((quantity) => prices.flatMap((price) => totals.map((total) => [quantity, price, total] as const)))
    .find(([quantity, price, total]) => isProduct(valuesAt(quantity), valuesAt(price), valuesAt(total), discounts));
  if (chosen === undefined) return [...columns];
  return columns.map((column, index) => {
    if (!choices.flat().includes(index) || chosen.includes(index)) return column;
    return { ...column, role: column.role === 'unit_price' ? 'sell_price' : 'other' };
  });
}

/** Where quantity, price and total do not multiply, and do with a column whose head is not known in the place of one, that one is meant. */
function proved(columns: readonly Column[], printed: readonly Column[], rows: readonly TableRow[], style: NumberStyle): Column[] {
  const known = PRODUCT.map((role) => columns.findIndex((column) => column.role === role));
  const free = columns.flatMap(({ role }, index) => (role === null ? [index] : []));
  const discounts = discountsOf(rows);
  const isProductOf = (places: readonly number[]): boolean => {
    const [quantities = [], prices = [], totals = []] = places.map((place) => valuesUnder(printed[place], rows, style));
    return isProduct(quantities, prices, totals, discounts);
  };
  if (known.includes(-1) || free.length === 0 || isProductOf(known)) return [...columns];
  const exchanges = PRODUCT.flatMap((role, at) => free.map((place) => ({ role, at, place })));
  const exchange = exchanges.find(({ at, place }) => isProductOf(known.with(at, place)));
  if (exchange === undefined) return [...columns];
  const { role, at, place } = exchange;
  return columns.map((column, index) => {
    if (index === place) return { ...column, role };
    return index === known[at] ? { ...column, role: null } : column;
  });
}

function valuesUnder(column: Column | undefined, rows: readonly TableRow[], style: NumberStyle): Values {
  return column === undefined ? [] : rows.map((row) => numberIn(row.cells.get(column)?.text ?? '', style));
}

/** Columns in which the rows have the same kind of thing: nearly all that say something there. */
function byContent(columns: readonly Column[], printed: readonly Column[], rows: readonly TableRow[]): Column[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  const lettersAt = columns.map(({ role }, index) => (role === null ? lettersUnder(printed[index], rows) : 0));
  const isDescribed = has('description') || has('packages_and_description');
  const wordiest = isDescribed ? -1 : lettersAt.indexOf(Math.max(...lettersAt));
  return columns.map((column, index) => {
    const source = printed[index];
    if (column.role !== null || source === undefined) return column;
    const texts = rows.map((row) => row.cells.get(source)?.text.trim() ?? '').filter((text) => text !== '');
    if (texts.length < MOST * rows.length) return column;
    const areMostly = (is: (text: string) => boolean) => texts.filter(is).length >= NEARLY_ALL * texts.length;
    if (!has('item') && texts.length > 1 && texts.every((text) => COUNTER.test(text)) && countsUp(texts))
      return { ...column, role: 'item' };
    if (!has('quantity_unit') && areMostly(isQuantityUnit)) return { ...column, role: 'quantity_unit' };
    if (!has('hs_code') && areMostly(isTariffCode)) return { ...column, role: 'hs_code' };
    if (!has('product_code') && texts.length > 1 && areCountedCodes(texts)) return { ...column, role: 'product_code' };
    if (!has('country_of_origin') && areMostly((text) => isCountry(text) || isCountryCode(text)))
      return { ...column, role: 'country_of_origin' };
    if (index === wordiest && texts.filter(isWordy).length >= MOST * texts.length) return { ...column, role: 'description' };
    return column;
  });
}

/** The number of a row, alone in its cell. */
const COUNTER = /^\d{1,4}[.)]?$/u;

function lettersUnder(column: Column | undefined, rows: readonly TableRow[]): number {
  const texts = column === undefined ? [] : rows.flatMap((row) => row.cells.get(column)?.text ?? []);
  return texts.join('').replace(/\P{L}/gu, '').length;
}

/** Columns without a role take those of quantity, price and total that are missing, where the first times the second is the third in most rows. */
function byProducts(columns: readonly Column[], rows: readonly TableRow[], printed: readonly Column[], style: NumberStyle): Column[] {
  const discounts = discountsOf(rows);
  const missing = PRODUCT.filter((role) => !columns.some((column) => column.role === role));
  const numbers = columns.map((column, index) => ({ column, values: valuesUnder(printed[index], rows, style) }));
  // Of two columns that are said to hold the same, one may be what is missing.
  const isSpare = ({ role }: Column) =>
    role === null || (PRODUCT.includes(role) && columns.filter((column) => column.role === role).length > 1);
  const free = numbers.filter(({ column, values }) => isSpare(column) && isOfNumbers(values));
  const choicesOf = (role: ColumnRole) => (missing.includes(role) ? free : numbers.filter(({ column }) => column.role === role));
  if (missing.length === 0 || free.length < missing.length) return [...columns];
  const chosen =
    firstProduct(choicesOf('quantity'), choicesOf('unit_price'), choicesOf('total_price'), discounts) ??
    // What looks like the price may be that of the list, before a discount.
    (missing.includes('total_price') ? firstProduct(choicesOf('quantity'), free, free, discounts) : null);
  if (chosen === null || (missing.length === PRODUCT.length && isOfPackages(columns, chosen))) return [...columns];
  const isChosen = (column: Column) => chosen.some((one) => one.column === column);
  return columns.map((column) => {
    const at = chosen.findIndex((one) => one.column === column);
    if (at >= 0) return column.role === PRODUCT[at] ? column : { ...column, role: PRODUCT[at] ?? null };
    return column.role === 'unit_price' && !columns.some((other) => isChosen(other) && other.role === 'unit_price')
      ? { ...column, role: 'sell_price' }
      : column;
  });
}

interface NumberColumn {
  readonly column: Column;
  readonly values: Values;
}

function firstProduct(
  quantities: readonly NumberColumn[],
  prices: readonly NumberColumn[],
  totals: readonly NumberColumn[],
  discounts: Discounts,
): readonly NumberColumn[] | null {
  for (const quantity of quantities) {
    for (const price of prices) {
      for (const total of totals) {
        const chosen = [quantity, price, total];
        if (new Set(chosen).size === chosen.length && isProduct(quantity.values, price.values, total.values, discounts)) return chosen;
      }
    }
  }
  return null;
}

const WEIGHTS = new Set<ColumnRole | null>(['net_weight', 'gross_weight', 'weight']);

/** Whether whole numbers beside weights multiply: packages and what each of them holds, not prices. */
function isOfPackages(columns: readonly Column[], chosen: readonly NumberColumn[]): boolean {
  return (
    columns.some(({ role }) => WEIGHTS.has(role)) && chosen.every(({ values }) => values.every((value) => value?.isInteger() !== false))
  );
}

function numberIn(text: string, style: NumberStyle): Decimal | null {
  const [first, ...others] = numbersIn(text, style);
  return first === undefined || others.length > 0 ? null : new Decimal(first.value);
}

type Values = readonly (Decimal | null)[];

/** Whether nearly all values are numbers: a total may be left out, or say `free`. */
function isOfNumbers(values: Values): boolean {
  return values.filter((value) => value !== null).length >= NEARLY_ALL * values.length;
}

/** Whether two columns multiply to a third in most rows, less a discount that is printed beside them. Rows with a factor of one prove nothing. */
function isProduct(quantities: Values, prices: Values, totals: Values, discounts: Discounts): boolean {
  const telling = quantities.flatMap((quantity, index) => {
    const [price, total] = [prices[index] ?? null, totals[index] ?? null];
    if (quantity === null || price === null || total === null || quantity.eq(1) || price.eq(1)) return [];
    return [{ product: quantity.times(price), total, less: discounts[index] ?? [] }];
  });
  const agreeing = telling.filter(
    ({ product, total, less }) =>
      !total.isZero() && [new Decimal(1), ...less].some((part) => product.times(part).minus(total).abs().lt('0.02')),
  );
  return agreeing.length > 0 && agreeing.length >= MOST * telling.length;
}
