import { isCountry } from '@tallyport/domain/values/countries';
import { type NumberStyle, numbersIn } from '@tallyport/domain/values/numbers';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
import { countsUp } from './group-lines.js';
import type { TableRow } from './rows.js';
import { LIKELY_COLUMNS } from './tuning.js';

/** Columns of figures. */
const MEASURED = new Set<ColumnRole>([
  'quantity',
  'unit_price',
  'total_price',
  'net_weight',
  'gross_weight',
  'volume',
  'packages',
  'pieces_per_package',
]);
const TARIFF_CODE = /^[\d.\s]{6,14}$/u;
/** A code as makers give them: figures, and letters or signs among them, two points, or five figures at least. */
const CODE = /^(?=.*\d)(?=.*[\p{L}/-]|\d{5}|\d+\.\d+\.\d+$)[\p{L}\d][\p{L}\d./-]{3,}$/u;

/**
 * Columns that neither a known head nor their content explains hold what the words of their head make likely: where no other column holds
 * it, and their cells have its form. Their cells are doubted.
 */
export function byHeads(columns: readonly Column[], printed: readonly Column[], rows: readonly TableRow[], style: NumberStyle): Column[] {
  const likely = columns.map((column) => (column.role === null ? column.likely : undefined));
  const told = columns.map((column, index): Column => {
    const role = likely[index];
    const source = printed[index];
    if (role === undefined || source === undefined) return column;
    const isTaken = columns.some((other) => other.role === role) || likely.some((other, at) => at !== index && other === role);
    const texts = rows.flatMap((row) => row.cells.get(source)?.text.trim() ?? []);
    return isTaken || !hasForm(role, texts, style) ? column : { ...column, role, isGuess: true };
  });
  return withProductCodes(told, printed, rows);
}

/** Beside descriptions the one column of codes under an unknown head most likely holds those of the products; beside days these are of lots. */
function withProductCodes(columns: readonly Column[], printed: readonly Column[], rows: readonly TableRow[]): Column[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  const coded = columns.flatMap(({ role }, index) => {
    const source = printed[index];
    const texts = source === undefined ? [] : rows.flatMap((row) => row.cells.get(source)?.text.trim() ?? []);
    const areCodes =
      texts.length === rows.length && texts.every((text) => CODE.test(text)) && new Set(texts).size > LIKELY_COLUMNS.most * texts.length;
    return role === null && areCodes && !countsUp(texts) ? [index] : [];
  });
  const isDated = columns.some((column, index) => (column.role === null || column.role === 'other') && isOfDays(printed[index], rows));
  if (coded.length !== 1 || isDated || rows.length < 2 || has('product_code') || !has('description') || !has('quantity'))
    return [...columns];
  return columns.map((column, index) => (index === coded[0] ? { ...column, role: 'product_code', isGuess: true } : column));
}

const DAY = /^(?:\d{1,4}[./-])?(?:\d{1,2}|\p{L}{3,9})[./ -]\d{2,4}$/u;

function isOfDays(column: Column | undefined, rows: readonly TableRow[]): boolean {
  const texts = column === undefined ? [] : rows.flatMap((row) => row.cells.get(column)?.text.trim() ?? []);
  return texts.length > 0 && texts.every((text) => DAY.test(text));
}

function hasForm(role: ColumnRole, texts: readonly string[], style: NumberStyle): boolean {
  const fits = formOf(role, style);
  return texts.length > 0 && texts.filter(fits).length >= LIKELY_COLUMNS.most * texts.length;
}

function formOf(role: ColumnRole, style: NumberStyle): (text: string) => boolean {
  if (MEASURED.has(role)) return (text) => numbersIn(text, style).length > 0;
  if (role === 'hs_code') return (text) => TARIFF_CODE.test(text);
  if (role === 'package_range') return (text) => /\d/u.test(text);
  if (role === 'product_code') return (text) => !TARIFF_CODE.test(text);
  if (role === 'country_of_origin') return isCountry;
  if (role === 'description') return (text) => /\p{L}{3}/u.test(text);
  return () => true;
}
