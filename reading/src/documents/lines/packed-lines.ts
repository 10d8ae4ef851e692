import type { LineField } from '@tallyport/contracts/shipping-record/fields';
import { isQuantityUnit, quantityUnitIn } from '@tallyport/domain/values/quantity-units';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { numberIn, textIn } from '../../lines/cell-values.js';
import { withCodesBeforeGoods } from '../../lines/codes-before-goods.js';
import { anyLine, isNamed, type Line, weightIn } from '../../lines/invoice-line.js';
import type { Phrase } from '../../page/phrases.js';
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
function linesIn({ rows, columns }: Table, text: DocumentText): readonly Line[] {
  const packed = rows.map((row) => packedLine(row, text));
  const isCounted = columns.some(({ role }) => role === 'quantity') || packed.some((line) => line.has('quantity'));
  const lines = isCounted ? packed : packed.map((line, index) => countedByPackages(line, rows[index]));
  const named = lines.filter(isNamed);
  const isListed = LISTED.has(columns[0]?.role ?? null);
  const areRolls = named.length * 2 < lines.length && lines.every((line) => line.has('quantity') && line.has('net_weight'));
  const areLots = isListed && rows.length > 1 && (areRolls || (named.length === 0 && lines.every((line) => line.has('quantity'))));
  return withCodesBeforeGoods((areLots ? lines : named).filter(isPacked));
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

/** Goods that only their packages count: bales, bags and boxes of one kind, which the number, a column of its own or the head tells. */
function countedByPackages(line: Line, row: TableRow | undefined): Line {
  const [packages, cell] = [line.get('packages'), row === undefined ? null : cellOf(row, 'packages')];
  if (row === undefined || packages === undefined || cell === null) return line;
  const counted: Line = new Map([...line, ['quantity', packages]]);
  const beside = quantityUnitIn(cell.text);
  const unit =
    beside === null
      ? (line.get('quantity_unit') ?? line.get('package_type') ?? unitInHead(row, cell))
      : { value: beside, from: [cell], certainty: CERTAINTY.table.column };
  return unit === null ? counted : counted.set('quantity_unit', unit);
}

/** `Bags (25kg)` over counts of packages says what they are. */
function unitInHead(row: TableRow, cell: Phrase): Understood | null {
  const head = [...row.cells.keys()].find(({ role }) => role === 'packages')?.head ?? '';
  const kind = /^\p{L}+(?=\s*(?:$|[(（]))/u.exec(head.trim())?.[0] ?? '';
  return isQuantityUnit(kind) && !ANY_PACKAGE.test(kind)
    ? { value: kind, from: [cell], certainty: CERTAINTY.table.unitFromPlace, isInferred: true }
    : null;
}

/** Words for packages of any kind, which say no more than that they are counted. */
const ANY_PACKAGE = /^(?:pack(?:age|et)s?|pkgs?|coll[ioy]s?|bultos?|volumes?|pi[eè]ces?|pcs)$/iu;

function isPacked(line: Line): boolean {
  return (['quantity', 'packages', 'net_weight', 'gross_weight', 'package_range'] as const).some((field) => line.has(field));
}
