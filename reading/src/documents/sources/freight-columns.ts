import { isOfAnyKind, packageTypeIn } from '@tallyport/domain/values/package-types';
import { weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import type { Measure } from '../../fields/measure.js';
import { decimalOf } from '../../lines/arithmetic.js';
import { numberIn } from '../../lines/cell-values.js';
import type { ColumnRole } from '../../tables/column-roles.js';
import { cellOf, type TableCell } from '../../tables/rows.js';
import type { Table } from '../../tables/table.js';
import type { Known } from '../declaration.js';
import { sumCell, sumOfRows } from './summed-column.js';

const WEIGHTS: ReadonlySet<ColumnRole | null> = new Set(['gross_weight', 'weight']);

/** Freight is counted in pieces beside what they weigh: the total of that column, or the sum of its rows, counts the packages of the whole paper. */
export function piecesOfFreight(text: DocumentText): Measure | null {
  const tables = text.tables.filter(({ columns }) => columns.some(({ role }) => WEIGHTS.has(role)));
  const [table, ...others] = tables;
  if (table === undefined || others.length > 0) return null;
  const total = sumCell(table, 'quantity', text) ?? (table.totals === null ? null : cellOf(table.totals, 'quantity'));
  const amount = total === null ? null : numberIn(total, text);
  const whole: Measure | null =
    amount !== null && decimalOf(amount)?.isInteger() === true
      ? { amount: { ...amount, certainty: CERTAINTY.cargo.packagesOfLines }, unit: null }
      : sumOfRows('quantity')(() => null)({ ...text, tables });
  const kind = whole === null ? null : kindOfPieces(table);
  return whole === null ? null : { amount: whole.amount, unit: kind };
}

/** The kind of all pieces, in a column of its own. */
function kindOfPieces({ rows }: Table): Understood | null {
  const cells = rows.flatMap((row) => cellOf(row, 'package_type') ?? cellOf(row, 'quantity_unit') ?? cellOf(row, 'size_type') ?? []);
  const kinds = new Set(cells.map(({ text }) => packageTypeIn(text)));
  const [kind] = kinds;
  return kind === undefined || kind === null || kinds.size > 1
    ? null
    : { value: kind, from: cells, certainty: CERTAINTY.table.packageInTotals };
}

/** What all freight weighs in the only row of totals that has a weight, whatever its rows are. */
export function grossOfOnlyTotal(text: DocumentText): Measure | null {
  const cells = text.tables.flatMap(({ totals }) =>
    totals === null ? [] : (cellOf(totals, 'gross_weight') ?? cellOf(totals, 'weight') ?? []),
  );
  const [cell, ...others] = cells;
  const amount = cell === undefined || others.length > 0 ? null : numberIn(cell, text);
  return amount === null ? null : { amount: { ...amount, certainty: CERTAINTY.cargo.measureUnderHead }, unit: null };
}

/** The unit in which a paper weighs, where the heads of its weights name it and no other one is named: `Weight (lbs)`. */
export function weightUnitOfHeads(text: DocumentText, known: Known<'gross_weight'>): Understood | null {
  if (known.get('gross_weight') === null) return null;
  const named = text.phrases.flatMap((phrase) => (HEAD.test(phrase.text) ? [{ phrase, unit: weightUnitIn(phrase.text) }] : []));
  const units = new Set(named.flatMap(({ unit }) => unit ?? []).map((unit) => unit.toUpperCase().replace(/S$/u, '')));
  const [first] = named.filter(({ unit }) => unit !== null);
  return first === undefined || first.unit === null || units.size > 1
    ? null
    : { value: first.unit, from: [first.phrase], certainty: CERTAINTY.cargo.unitOfLines, isInferred: true };
}

/** A few words that head a column of weights, without a figure. */
const HEAD = /^(?=\D{4,32}$).*(?<!\p{L})(?:w(?:eigh)?ts?|gross|gewicht|poids|peso|vikt|v[æe]gt|waga|gewicht|brutto?)(?!\p{L})/iu;

/** The kind of all packages, in the columns for it, where a paper counts packages and tells their kind nowhere else. */
export function kindInTables(text: DocumentText, known: Known<'packages'>): Understood | null {
  if (known.get('packages') === null) return null;
  const cells = text.tables.flatMap(({ rows }) => rows.flatMap((row) => cellOf(row, 'package_type') ?? []));
  const kinds = new Set(cells.map(({ text: words }) => packageTypeIn(words)));
  const [kind] = kinds;
  if (kind !== undefined && kind !== null && kinds.size === 1)
    return { value: kind, from: cells, certainty: CERTAINTY.table.packageInHead };
  const counting = text.tables.filter(({ columns }) => columns.some(({ role }) => role === 'packages'));
  const [table, ...others] = counting;
  const counted = table === undefined || others.length > 0 ? null : kindOfColumn(table, 'packages');
  return counted === null ? null : { value: counted, from: known.get('packages')?.from ?? [], certainty: CERTAINTY.table.packageInHead };
}

/** A kind of packages in the cells of a column, where all of them name the same, else the one in its head that says what they are. */
export function kindOfColumn({ rows, columns }: Table, role: ColumnRole): string | null {
  const cells = rows.flatMap((row): TableCell[] => {
    const own = cellOf(row, role);
    return [own !== null && packageTypeIn(own.text) !== null ? own : cellOf(row, 'package_type')].flatMap((cell) => cell ?? []);
  });
  const kinds = new Set(cells.flatMap(({ text }) => packageTypeIn(text) ?? []));
  const [kind] = kinds;
  if (kind !== undefined) return kinds.size === 1 ? kind : null;
  const inHead = columns.filter((column) => column.role === role).flatMap(({ head }) => packageTypeIn(head) ?? [])[0];
  return inHead === undefined || isOfAnyKind(inHead) ? null : inHead;
}
