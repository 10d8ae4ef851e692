import { packageTypeIn } from '@tallyport/domain/values/package-types';
import { volumeUnitIn, weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Measure } from '../../fields/measure.js';
import { numberIn } from '../../lines/cell-values.js';
import type { ColumnRole } from '../../tables/column-roles.js';
import { cellOf } from '../../tables/rows.js';
import { type UnitFinder, unitOfColumn } from './column-unit.js';
import { kindOfColumn } from './freight-columns.js';
import { sumCell, sumOfRows } from './summed-column.js';

/** The weight of all goods of a bill in the rows of totals under its tables, where these agree. */
export function grossInTotals(text: DocumentText): Measure | null {
  return totalled(text, ['gross_weight', 'weight'], weightUnitIn);
}

/** What all goods weigh without their packing, told there. */
export function netInTotals(text: DocumentText): Measure | null {
  return totalled(text, ['net_weight'], weightUnitIn);
}

/** What all goods measure, told there. */
export function volumeInTotals(text: DocumentText): Measure | null {
  return totalled(text, ['volume'], volumeUnitIn);
}

/** How many packages the rows of totals under the tables of a bill count, where these agree. */
export function packagesInTotals(text: DocumentText): Measure | null {
  return totalled(text, ['packages', 'packages_and_type'], packageTypeIn);
}

/** What all rows of a bill weigh and measure, and how many packages they count, where no row of totals tells it. */
export const grossOfRows = sumOfRows('gross_weight', 'weight')(weightUnitIn);
export const volumeOfRows = sumOfRows('volume')(volumeUnitIn);
export const packagesOfRows = sumOfRows('packages', 'packages_and_type')(packageTypeIn);

function totalled(text: DocumentText, roles: readonly ColumnRole[], unitOf: UnitFinder): Measure | null {
  const found = text.tables.flatMap((table) => {
    const { totals, rows } = table;
    const isTotal = rows.length > 1 && totals !== null && [...totals.cells.values()].some(({ text: words }) => TOTAL.test(words));
    const sums = roles.flatMap((role) => {
      const cell = sumCell(table, role, text) ?? (isTotal ? cellOf(totals, role) : null);
      return cell === null ? [] : [{ role, cell }];
    });
    const [sum] = sums;
    const amount = sum === undefined ? null : numberIn(sum.cell, text);
    if (sum === undefined || amount === null) return [];
    const ofColumn = unitOf === packageTypeIn ? kindOfColumn(table, sum.role) : unitOfColumn(table, sum.role, unitOf);
    const unit = unitOf(sum.cell.text) ?? ofColumn;
    return [{ cell: sum.cell, amount: { ...amount, certainty: CERTAINTY.table.total }, unit }];
  });
  const [first] = found;
  if (first === undefined || found.some(({ amount }) => Number(amount.value) !== Number(first.amount.value))) return null;
  const { cell, amount, unit } = first;
  return { amount, unit: unit === null ? null : { value: unit, from: [cell], certainty: CERTAINTY.table.total } };
}

const TOTAL =
  /(?<!\p{L})(?:(?:sub|grand)?\s?tot(?:al|ale|aal|alt|ales|ali|aux)s?|gesamt|summe?|suma|sum|razem|итого|合计|合計|总计|總計)(?!\p{L})/iu;
