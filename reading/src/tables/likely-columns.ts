import { isCountry } from '@tallyport/domain/values/countries';
import { type NumberStyle, numbersIn } from '@tallyport/domain/values/numbers';
import type { ColumnRole } from './column-roles.js';
import type { Column } from './columns.js';
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

/**
 * Columns that neither a known head nor their content explains hold what the words of their head make likely: where no other column holds
 * it, and their cells have its form. Their cells are doubted.
 */
export function byHeads(columns: readonly Column[], printed: readonly Column[], rows: readonly TableRow[], style: NumberStyle): Column[] {
  const likely = columns.map((column) => (column.role === null ? column.likely : undefined));
  return columns.map((column, index): Column => {
    const role = likely[index];
    const source = printed[index];
    if (role === undefined || source === undefined) return column;
    const isTaken = columns.some((other) => other.role === role) || likely.some((other, at) => at !== index && other === role);
    const texts = rows.flatMap((row) => row.cells.get(source)?.text.trim() ?? []);
    return isTaken || !hasForm(role, texts, style) ? column : { ...column, role, isGuess: true };
  });
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
  if (role === 'purchase_order' || role === 'invoice_number') return (text) => text.length >= LIKELY_COLUMNS.shortestNumber;
  if (role === 'description') return (text) => /\p{L}{3}/u.test(text);
  return () => true;
}
