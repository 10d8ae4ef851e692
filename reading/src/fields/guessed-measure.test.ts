import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';

const weightOf = (line: string) =>
  extractDocument(fileOf(new Paper().lines(34, 30, ['TAX INVOICE', 'Invoice No.: A-71', 'Seller: Alder Ltd']).lines(34, 120, [line])))
    .segments[0]?.header['net_weight'];

test('A count at a label whose words only resemble those of a weight is none', () => {
  expect(weightOf('Part Net Qty : 8')).toBeUndefined();
});

test('A number without a unit at a label that is only guessed is never sure', () => {
  expect(weightOf('Net mass altogether: 812')?.confidence ?? 0).toBeLessThan(0.9);
  expect(weightOf('Net Weight: 812 kg')?.confidence).toBeGreaterThanOrEqual(0.9);
});
