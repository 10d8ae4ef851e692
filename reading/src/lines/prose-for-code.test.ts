import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';

test('words under the head of codes are what the goods are, where nothing else describes them', () => {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 16)
    .row(100, [
      [40, 'Product code'],
      [300, 'Quantity'],
      [380, 'Unit price'],
      [480, 'Amount'],
    ])
    .row(116, [
      [40, 'Hinge of stainless steel, brushed'],
      [300, '10'],
      [380, '4.50'],
      [480, '45.00'],
    ])
    .row(132, [
      [40, 'KT-4471'],
      [300, '20'],
      [380, '5.00'],
      [480, '100.00'],
    ]);
  const [first, second] = extractDocument(fileOf(paper)).segments[0]?.lines ?? [];
  expect([first?.['description']?.value, first?.['product_code']]).toEqual(['Hinge of stainless steel, brushed', undefined]);
  expect(second?.['product_code']?.value).toBe('KT-4471');
});
