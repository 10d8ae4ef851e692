import { weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Measure } from '../../fields/measures.js';
import { numberIn } from '../../lines/cell-values.js';
import type { ColumnRole } from '../../tables/column-roles.js';
import { cellOf } from '../../tables/rows.js';

/** The weight of all goods of a bill in the rows of totals under its tables, where these agree. */
export function grossInTotals(text: DocumentText): Measure | null {
  return totalled(text, ['gross_weight', 'weight']);
}

/** How many packages the rows of totals under the tables of a bill count, where these agree. */
export function packagesInTotals(text: DocumentText): Measure | null {
  return totalled(text, ['packages', 'packages_and_type']);
}

function totalled(text: DocumentText, roles: readonly ColumnRole[]): Measure | null {
  const found = text.tables.flatMap(({ totals, rows }) => {
    const isSum = rows.length > 1 && totals !== null && [...totals.cells.values()].some(({ text: words }) => TOTAL.test(words));
    const cell = isSum ? (roles.map((role) => cellOf(totals, role)).find((one) => one !== null) ?? null) : null;
    const amount = cell === null ? null : numberIn(cell, text);
    return cell === null || amount === null ? [] : [{ cell, amount: { ...amount, certainty: CERTAINTY.table.total } }];
  });
  const [first] = found;
  if (first === undefined || found.some(({ amount }) => Number(amount.value) !== Number(first.amount.value))) return null;
  const unit = weightUnitIn(first.cell.text);
  return { amount: first.amount, unit: unit === null ? null : { value: unit, from: [first.cell], certainty: CERTAINTY.table.total } };
}

const TOTAL = /(?<!\p{L})totals?(?!\p{L})/iu;
