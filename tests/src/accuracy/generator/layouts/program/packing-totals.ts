import { sumOf } from '../../truth/rounding.js';
import { text } from '../html.js';
import type { CellName } from './cells.js';
import type { Filled } from './fills.js';
import type { Column } from './goods.js';
import type { Sheet } from './sheet.js';

/** What the columns of a packing list add up to. */
const TOTALS: Partial<Record<CellName, (sheet: Sheet) => Filled>> = {
  packages: ({ writing, shipment: { packages } }) => ({ printed: writing.count(packages), says: { packages } }),
  packagesKind: ({ writing, shipment: { packages, packageType } }) => ({
    printed: `${writing.count(packages)} ${packageType}`,
    says: { packages, package_type: packageType },
  }),
  netWeight: ({ writing, shipment: { netWeight } }) => ({
    printed: writing.bareWeight(netWeight),
    says: { net_weight: netWeight, weight_unit: writing.weightUnit },
  }),
  grossWeight: ({ writing, shipment: { grossWeight } }) => ({
    printed: writing.bareWeight(grossWeight),
    says: { gross_weight: grossWeight, weight_unit: writing.weightUnit },
  }),
  volume: ({ writing, shipment: { volume } }) => ({ printed: writing.bareVolume(volume), says: { volume } }),
  quantity: ({ writing, lines }) => ({
    printed: writing.count(
      sumOf(
        lines.map(({ quantity }) => quantity),
        0,
      ),
    ),
    says: {},
  }),
};

/** The row of totals of a packing list: a word under the description, sums under the columns that have them. */
export function packingTotals(sheet: Sheet, columns: readonly Column[], word: string): string {
  const cells = columns.map(([, name]) => {
    const total = TOTALS[name]?.(sheet);
    if (total !== undefined) sheet.say(total.says);
    return `<td class="${total === undefined ? '' : 'number'}">${text(total?.printed ?? (name === 'description' || name === 'codeDescription' ? word : ''))}</td>`;
  });
  return `<tr class="totals">${cells.join('')}</tr>`;
}

/** The sign of the weights as heads of columns name it. */
export function weightSign({ dice, writing }: Sheet): string {
  return dice.fork('weight sign').pick([`${writing.weightUnit}S`, writing.weightUnit, writing.weightUnit.toLowerCase()]);
}
