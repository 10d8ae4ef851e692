import { isOfAnyKind, packagesIn, packageTypeIn } from '@tallyport/domain/values/package-types';
import { isQuantityUnit, quantityUnitIn } from '@tallyport/domain/values/quantity-units';
import { volumeUnitIn, weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import type { Measure } from '../../fields/measure.js';
import { measureIn } from '../../fields/measures.js';
import { numberIn } from '../../lines/cell-values.js';
import type { Phrase } from '../../page/phrases.js';
import type { ColumnRole } from '../../tables/column-roles.js';
import { cellOf, type TableRow } from '../../tables/rows.js';
import type { Table } from '../../tables/table.js';
import { HeaderSoFar } from '../header-so-far.js';
import { mayBeMoney, type UnitFinder, unitOfColumn } from './column-unit.js';
import { grandTotalsFirst, sumOfTotals } from './grand-totals.js';

/** What a row of totals sums up. */
type SummedField =
  | 'packages'
  | 'package_type'
  | 'gross_weight'
  | 'net_weight'
  | 'weight_unit'
  | 'volume'
  | 'volume_unit'
  | 'total_pieces'
  | 'total_quantity'
  | 'quantity_unit';

/** What a field is in the rows of totals under the tables: their cells mean what their columns do. */
export function inTotalsRow(field: SummedField) {
  return (text: DocumentText): Understood | null => totalsIn(text).get(field);
}

/** What totals of several tables sum up, by the column. */
const SUMS = [
  ['gross_weight', 'gross_weight'],
  ['net_weight', 'net_weight'],
  ['volume', 'volume'],
  ['packages', 'packages'],
  ['total_pieces', 'quantity'],
  ['total_quantity', 'quantity'],
] as const;

function totalsIn(text: DocumentText): HeaderSoFar {
  const summed = new HeaderSoFar({ header: new Map(), lines: [] });
  for (const [field, role] of SUMS) summed.put(field, sumOfTotals(text, role));
  for (const table of grandTotalsFirst(text)) {
    const { totals } = table;
    if (totals === null || isSumOfMoney(totals, table)) continue;
    summed.put('gross_weight', weightIn(totals, 'gross_weight', table, text));
    summed.put('net_weight', weightIn(totals, 'net_weight', table, text));
    summed.put('volume', totalMeasure(totals, 'volume', text, volumeUnitIn, weightUnitIn, unitOfColumn(table, 'volume', volumeUnitIn)));
    const said = packagesSaidIn(totals);
    summed.put('packages', said?.amount ?? null);
    summed.put('package_type', said?.unit ?? null);
    const packages = cellOf(totals, 'packages');
    summed.put('packages', packages === null ? null : numberIn(packages, text));
    if (packages !== null) summed.put('package_type', packageTypeAround(totals) ?? packageTypeInHead(table, packages));
    const pieces = cellOf(totals, 'quantity');
    const quantity = pieces === null ? null : numberIn(pieces, text);
    summed.put('total_pieces', quantity);
    summed.put('total_quantity', quantity);
    if (pieces !== null) summed.put('quantity_unit', quantityUnitUnder(table, pieces));
  }
  return summed;
}

/** The only figure of a row without an amount, under goods that have amounts, is the sum of these, in whatever column it stands. */
function isSumOfMoney({ cells }: TableRow, { columns }: Table): boolean {
  const figures = [...cells].filter(([, { text }]) => /\d/u.test(text));
  const isPriced = columns.some(({ role }) => role === 'total_price');
  return (
    isPriced &&
    figures.length === 1 &&
    figures.every(([{ role }, { text }]) => role !== 'total_price' && /^\D{0,4}\d[\d.,' ]*$/u.test(text))
  );
}

function weightIn(totals: TableRow, role: ColumnRole, table: Table, text: DocumentText): Measure | null {
  const weight = totalMeasure(totals, role, text, weightUnitIn, volumeUnitIn, unitOfColumn(table, role, weightUnitIn));
  const isNamed = table.columns.some((column) => column.role === role && !mayBeMoney(column.head));
  return weight?.unit === null && !isNamed ? null : weight;
}

function totalMeasure(
  totals: TableRow,
  role: ColumnRole,
  text: DocumentText,
  unitOf: UnitFinder,
  otherOf: UnitFinder,
  unit: string | null,
): Measure | null {
  const cell = cellOf(totals, role);
  const measure = cell === null ? null : measureIn(cell, text, unitOf, otherOf);
  if (cell === null || measure === null) return null;
  const found = measure.unit ?? unit;
  return {
    amount: { value: measure.value, from: [cell], certainty: CERTAINTY.table.total },
    unit: found === null ? null : { value: found, from: [cell], certainty: CERTAINTY.table.total },
  };
}

/** The unit in which all rows are counted: in the cell of the total, in a column of its own, beside each quantity or in the head. */
function quantityUnitUnder({ rows, columns }: Table, total: Phrase): Understood | null {
  const beside = unitBeside(total.text);
  const inRows = new Set(
    rows.flatMap((row) => cellOf(row, 'quantity_unit')?.text.trim() ?? unitBeside(cellOf(row, 'quantity')?.text ?? '') ?? []),
  );
  const inHead = columns.filter(({ role }) => role === 'quantity').flatMap(({ head }) => quantityUnitIn(head) ?? []);
  const unit = beside ?? (inRows.size === 1 ? [...inRows][0] : inRows.size === 0 ? inHead[0] : undefined);
  return unit === undefined ? null : { value: unit, from: [total], certainty: CERTAINTY.table.total };
}

/** `12 PCS` is counted in `PCS`. */
function unitBeside(words: string): string | undefined {
  const unit = /^[\d.,'’\s]+(?<unit>\p{L}[\p{L}.²³]*)\s*$/u.exec(words)?.groups?.['unit'];
  return unit !== undefined && isQuantityUnit(unit) ? unit : undefined;
}

/** Packages counted in words under the goods or under their numbers: `5 colli (cartoni)`, `TOTAL: 4 PALLETS (62 CTNS)`. */
function packagesSaidIn(totals: TableRow): Measure | null {
  for (const [{ role }, cell] of totals.cells) {
    const match = role !== null && OF_FIGURES.has(role) ? null : SAID.exec(cell.text);
    const counted = match === null ? null : packagesIn(match.groups?.['said'] ?? '');
    if (counted === null || COUNTED_AS_GOODS.test(counted.type)) continue;
    const kind = packageTypeIn(/\((?<kind>\D+)\)/u.exec(cell.text)?.groups?.['kind'] ?? '') ?? counted.type;
    const certainty = CERTAINTY.table.packageInTotals;
    return { amount: { value: counted.count, from: [cell], certainty }, unit: { value: kind, from: [cell], certainty } };
  }
  return null;
}

/** Columns whose totals count something else: what is in the packages, what they weigh. */
const OF_FIGURES: ReadonlySet<ColumnRole> = new Set([
  'packages',
  'quantity',
  'gross_weight',
  'net_weight',
  'volume',
  'unit_price',
  'total_price',
]);
const SAID = /^(?:\W*total\p{L}*\W*)?(?<said>\d.*)$/iu;
const COUNTED_AS_GOODS = /^(?:pieces?|pcs|rolls?|coils?|件|包)$/iu;

function packageTypeAround(totals: TableRow): Understood | null {
  for (const cell of totals.cells.values()) {
    const type = packageTypeIn(cell.text);
    if (type !== null) return { value: type, from: [cell], certainty: CERTAINTY.table.packageInTotals };
  }
  return null;
}

/** `No. of Cartons` says of what the column counts. */
function packageTypeInHead({ columns }: Table, cell: Phrase): Understood | null {
  const type = columns.filter(({ role }) => role === 'packages').map(({ head }) => packageTypeIn(head))[0] ?? null;
  return type === null || isOfAnyKind(type) ? null : { value: type, from: [cell], certainty: CERTAINTY.table.packageInHead };
}
