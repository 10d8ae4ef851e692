import { expect, test } from 'vitest';
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
