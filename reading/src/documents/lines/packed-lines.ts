import type { LineField } from '@tallyport/contracts/shipping-record/fields';
import { quantityUnitIn } from '@tallyport/domain/values/quantity-units';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { numberIn, textIn } from '../../lines/cell-values.js';
import { anyLine, isNamed, type Line, weightIn } from '../../lines/invoice-line.js';
import type { ColumnRole } from '../../tables/column-roles.js';
import { cellOf, type TableRow } from '../../tables/rows.js';
import type { Table } from '../../tables/table.js';

/** What is packed, row by row. */
export function packedLines(text: DocumentText): Line[] {
  return text.tables.flatMap((table) => linesIn(table, text));
}

/** What numbers lots, pieces or rolls. */
const LISTED = new Set<ColumnRole | null>(['other', 'item', 'package_range']);

/** The lines of a table. What names no goods counts only where no row does, or few rolls of many do; lots or pieces of goods named above are listed. */
function linesIn({ rows, columns }: Table, text: DocumentText): Line[] {
  const isCounted = columns.some(({ role }) => role === 'quantity' || role === 'quantity_unit');
  const lines = rows.map((row) => (isCounted ? packedLine(row, text) : countedByPackages(packedLine(row, text), row)));
  const named = lines.filter(isNamed);
  const isListed = LISTED.has(columns[0]?.role ?? null);
  const areRolls = named.length * 2 < lines.length && lines.every((line) => line.has('quantity') && line.has('net_weight'));
  const areLots = isListed && rows.length > 1 && (areRolls || (named.length === 0 && lines.every((line) => line.has('quantity'))));
  return (areLots ? lines : named).filter(isPacked);
}

function packedLine(row: TableRow, text: DocumentText): Line {
  const line = anyLine(row, text);
  const put = (field: LineField<'packing-list'>, understood: Understood | null) => {
    if (understood !== null) line.set(field, understood);
  };
  for (const field of ['unit_price', 'total_price', 'currency'] as const) line.delete(field);
  put('package_range', textIn(cellOf(row, 'package_range')));
  put('purchase_order', textIn(cellOf(row, 'purchase_order')));
  put('container_number', textIn(cellOf(row, 'container_number')));
  put('dimensions', textIn(cellOf(row, 'dimensions')));
  put('package_type', textIn(cellOf(row, 'package_type')));
  for (const field of ['packages', 'pieces_per_package'] as const) {
    const cell = cellOf(row, field);
    put(field, cell === null ? null : numberIn(cell, text));
  }
  put('gross_weight', weightIn(cellOf(row, 'gross_weight'), text));
  const volume = cellOf(row, 'volume');
  put('volume', volume === null ? null : numberIn(volume, text));
  return line;
}

/** Goods that only their packages count: bales, bags and boxes of one kind. */
function countedByPackages(line: Line, row: TableRow): Line {
  const [packages, cell] = [line.get('packages'), cellOf(row, 'packages')];
  if (packages === undefined || cell === null) return line;
  const unit = quantityUnitIn(cell.text);
  const counted: Line = new Map([...line, ['quantity', packages]]);
  return unit === null ? counted : counted.set('quantity_unit', { value: unit, from: [cell], certainty: CERTAINTY.table.column });
}

function isPacked(line: Line): boolean {
  return (['quantity', 'packages', 'net_weight', 'gross_weight', 'package_range'] as const).some((field) => line.has(field));
}
