import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

const paper = () =>
  new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 16)
    .row(80, [
      [40, 'Description'],
      [300, 'Qty'],
      [380, 'Unit Price'],
      [480, 'Amount'],
    ])
    .print(40, 96, 'Order PO-25867')
    .row(112, [
      [40, 'Steel hammer'],
      [300, '10 PCS'],
      [380, '12.50'],
      [480, '125.00'],
    ])
    .print(40, 128, 'Order PO-25990')
    .row(144, [
      [40, 'Steel chisel'],
      [300, '4 PCS'],
      [380, '5.00'],
      [480, '20.00'],
    ]);

test('A line over rows that tells of all of them is no part of a description, and nothing of the header', () => {
  const [segment] = extractDocument(fileOf(paper())).segments;
  expect(segment?.lines.map((line) => plain(line)['description'])).toEqual(['Steel hammer', 'Steel chisel']);
  expect(segment?.header).not.toHaveProperty('purchase_order');
});
