import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { Paper } from '../testing/paper.js';

/** How sure the amounts of two rows are under a printed total, with or without the quantities that prove each. */
function sureOf(total: string | null, isCounted: boolean): (number | undefined)[] {
  const paper = new Paper()
    .print(250, 20, 'COMMERCIAL INVOICE', 14)
    .print(40, 60, 'Invoice No.: INV-2024-118')
    .row(100, [
      [40, 'Description'],
      [260, 'Qty'],
      [320, 'Unit price'],
      [420, 'Amount'],
    ]);
  for (const [index, [name, quantity, price, amount]] of [
    ['Copper pan', '12', '20.50', '246.00'],
    ['Steel ladle', '30', '3.25', '97.50'],
  ].entries()) {
    paper.row(120 + 15 * index, [
      [40, name ?? ''],
      [260, isCounted ? (quantity ?? '') : ''],
      [320, isCounted ? (price ?? '') : ''],
      [420, amount ?? ''],
    ]);
  }
  if (total !== null)
    paper.row(160, [
      [320, 'Subtotal'],
      [420, total],
    ]);
  const [segment] = extractDocument({ pages: [paper.page()] }).segments;
  return segment?.lines.map((line) => line['total_price']?.confidence) ?? [];
}

test('rows that come to a printed total are surer than those that nothing checks', () => {
  const [proved = 0, ...others] = sureOf('343.50', false);
  const [alone = 1] = sureOf(null, false);
  expect(others).toEqual([proved]);
  expect(proved).toBeGreaterThan(alone);
});

test('rows that contradict a total are doubted unless quantity and price prove them', () => {
  expect(sureOf('350.00', false).every((sure) => sure !== undefined && sure < 0.9)).toBe(true);
  expect(sureOf('350.00', true).every((sure) => sure !== undefined && sure > 0.9)).toBe(true);
});
