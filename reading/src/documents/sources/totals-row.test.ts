import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { inTotalsRow } from './totals-row.js';

function packedBy(total: string): string {
  const paper = new Paper()
    .row(100, [
      [40, 'Case No.'],
      [120, 'Description'],
      [300, 'Quantity'],
      [400, 'Net weight kg'],
    ])
    .row(120, [
      [40, '1'],
      [120, 'Steel hinge'],
      [300, '20'],
      [400, '12.5'],
    ])
    .row(140, [
      [40, '2'],
      [120, 'Brass latch'],
      [300, '30'],
      [400, '14.0'],
    ])
    .row(160, [
      [40, 'Total'],
      [120, total],
      [300, '50'],
      [400, '26.5'],
    ]);
  const text = readText(fileOf(paper));
  return `${inTotalsRow('packages')(text)?.value} ${inTotalsRow('package_type')(text)?.value}`;
}

test.each([
  ['2 colli (cartoni)', '2 cartoni'],
  ['2 pallets (9 ctns)', '2 pallets'],
  ['2 crates', '2 crates'],
])('%s under the goods', (total, packages) => {
  expect(packedBy(total)).toBe(packages);
});

test('the only figure of the row of totals under priced goods is a sum of money, in whatever column it stands', () => {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 20)
    .row(130, [
      [35, 'Description'],
      [180, 'Qty'],
      [240, 'Net weight'],
      [340, 'Unit price'],
      [440, 'Amount'],
    ])
    .row(150, [
      [35, 'Brass ball valve'],
      [180, '10'],
      [240, '33.0'],
      [340, '12.50'],
      [440, '125.00'],
    ])
    .row(166, [
      [35, 'Gasket set'],
      [180, '4'],
      [240, '2.5'],
      [340, '5.00'],
      [440, '20.00'],
    ])
    .row(186, [
      [35, 'Subtotal'],
      [240, '145.00'],
    ]);
  expect(extractDocument(fileOf(paper)).segments[0]?.header).not.toHaveProperty('net_weight');
});
