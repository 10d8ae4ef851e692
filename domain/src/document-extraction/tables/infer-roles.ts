import { Decimal } from 'decimal.js';
import { isCountry } from '../values/countries.js';
import { type NumberStyle, numbersIn } from '../values/numbers.js';
import { isQuantityUnit } from '../values/quantity-units.js';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { countsUp } from './group-lines.js';
import { inferPacking } from './infer-packing.js';
import { byHeads } from './likely-columns.js';
import type { TableRow } from './rows.js';

const TARIFF_CODE = /^\d{4}[.\s]?\d{2}(?:[.\s]?\d{2}){0,3}$/u;
const PRODUCT: readonly ColumnRole[] = ['quantity', 'unit_price', 'total_price'];
const DESCRIBING = new Set<ColumnRole>(['description', 'packages_and_description', 'model', 'description_english']);
/** Products of rows must agree in so many of them. */
const MOST = 0.7;

/** Gives columns whose heads cannot be read the role that their content proves: units, codes, countries, and numbers by the products of each row. */
export function inferRoles(columns: readonly Column[], rows: readonly TableRow[], style: NumberStyle): Column[] {
  if (rows.length === 0) return [...columns];
  const meant = withoutDoubles(withoutMisnomers(columns, rows), columns, rows, style);
  if (meant.every(({ role }) => role !== null)) return meant;
  const told = byContent(meant, columns, rows);
  return byHeads(inferPacking(byProducts(told, rows, columns, style), columns, rows, style), columns, rows, style);
}

/** Heads that say less than their column shows: `No.` over codes heads codes, and `Material` over several words a description. */
function withoutMisnomers(columns: readonly Column[], rows: readonly TableRow[]): Column[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  const isDescribed = columns.some(({ role }) => role !== null && DESCRIBING.has(role));
  return columns.map((column) => {
    const texts = rows.flatMap((row) => row.cells.get(column)?.text.trim() ?? []);
    if (texts.length * 2 <= rows.length) return column;
    if (column.role === 'item' && !has('hs_code') && has('product_code') && texts.every(isTariffCode) && !countsUp(texts))
      return { ...column, role: 'hs_code' };
    if (column.role === 'item' && !has('product_code') && texts.length > 1 && texts.every(isCode) && !countsUp(texts))
      return { ...column, role: 'product_code' };
    if (column.role === 'product_code' && !isDescribed && texts.filter(isWordy).length > MOST * texts.length)
      return { ...column, role: 'description' };
    return column;
  });
}

/** Of two prices or two amounts the one is meant that the quantities prove; the other is a list price or an amount before charges. */
function withoutDoubles(columns: readonly Column[], printed: readonly Column[], rows: readonly TableRow[], style: NumberStyle): Column[] {
  const choices = PRODUCT.map((role) => columns.flatMap((column, index) => (column.role === role ? [index] : [])));
  const [quantities = [], prices = [], totals = []] = choices;
  if (choices.some(({ length }) => length === 0) || choices.every(({ length }) => length === 1)) return [...columns];
  const valuesAt = (index: number): Values => {
    const source = printed[index];
    return source === undefined ? [] : rows.map((row) => numberIn(row.cells.get(source)?.text ?? '', style));
  };
  const proved = quantities
    .flatMap((quantity) => prices.flatMap((price) => totals.map((total) => [quantity, price, total] as const)))
    .find(([quantity, price, total]) => isProduct(valuesAt(quantity), valuesAt(price), valuesAt(total)));
  if (proved === undefined) return [...columns];
  return columns.map((column, index) => {
    if (!choices.flat().includes(index) || proved.includes(index)) return column;
    return { ...column, role: column.role === 'unit_price' ? 'sell_price' : 'other' };
  });
}

/** A code as makers give them, no number of a line. */
function isCode(text: string): boolean {
  return /^(?=.*\d)[\p{L}\d][\p{L}\d./ -]{4,}$/u.test(text);
}

/** Columns in which every row has the same kind of thing. */
function byContent(columns: readonly Column[], printed: readonly Column[], rows: readonly TableRow[]): Column[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  return columns.map((column, index) => {
    const source = printed[index];
    if (column.role !== null || source === undefined) return column;
    const texts = rows.map((row) => row.cells.get(source)?.text.trim() ?? '');
    if (!has('quantity_unit') && texts.every(isQuantityUnit)) return { ...column, role: 'quantity_unit' };
    if (!has('hs_code') && texts.every((text) => TARIFF_CODE.test(text))) return { ...column, role: 'hs_code' };
    if (!has('country_of_origin') && texts.every(isCountry)) return { ...column, role: 'country_of_origin' };
    if (!has('description') && !has('packages_and_description') && texts.every(isWordy)) return { ...column, role: 'description' };
    return column;
  });
}

/** A code of the tariff, and no number of a line with zeros before it. */
function isTariffCode(text: string): boolean {
  return TARIFF_CODE.test(text) && !text.startsWith('00');
}

/** Several words. */
function isWordy(text: string): boolean {
  return /\p{L}{3,}.*\s.*\p{L}{2,}/u.test(text);
}

/** Columns without a role take those of quantity, price and total that are missing, where the first times the second is the third in most rows. */
function byProducts(columns: readonly Column[], rows: readonly TableRow[], printed: readonly Column[], style: NumberStyle): Column[] {
  const missing = PRODUCT.filter((role) => !columns.some((column) => column.role === role));
  const numbers = columns.map((column, index) => {
    const source = printed[index];
    return { column, values: source === undefined ? [] : rows.map((row) => numberIn(row.cells.get(source)?.text ?? '', style)) };
  });
  const free = numbers.filter(({ column, values }) => column.role === null && values.every((value) => value !== null));
  const choicesOf = (role: ColumnRole) => (missing.includes(role) ? free : numbers.filter(({ column }) => column.role === role));
  if (missing.length === 0 || free.length < missing.length) return [...columns];
  for (const quantity of choicesOf('quantity')) {
    for (const price of choicesOf('unit_price')) {
      for (const total of choicesOf('total_price')) {
        const chosen = [quantity, price, total];
        if (new Set(chosen).size < chosen.length || !isProduct(quantity.values, price.values, total.values)) continue;
        return columns.map((column) => {
          const at = chosen.findIndex((one) => one.column === column);
          return column.role === null && at >= 0 ? { ...column, role: PRODUCT[at] ?? null } : column;
        });
      }
    }
  }
  return [...columns];
}

function numberIn(text: string, style: NumberStyle): Decimal | null {
  const [first, ...others] = numbersIn(text, style);
  return first === undefined || others.length > 0 ? null : new Decimal(first.value);
}

type Values = readonly (Decimal | null)[];

/** Whether two columns multiply to a third in most rows. Rows with a factor of one prove nothing. */
function isProduct(quantities: Values, prices: Values, totals: Values): boolean {
  const telling = quantities.flatMap((quantity, index) => {
    const [price, total] = [prices[index] ?? null, totals[index] ?? null];
    return quantity === null || price === null || total === null || quantity.eq(1) || price.eq(1) ? [] : [{ quantity, price, total }];
  });
  const agreeing = telling.filter(({ quantity, price, total }) => quantity.times(price).minus(total).abs().lt('0.02') && !total.isZero());
  return agreeing.length > 0 && agreeing.length >= MOST * telling.length;
}
