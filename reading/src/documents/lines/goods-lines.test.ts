import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

test('a table without prices tells no lines of its own where another one has them', () => {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 20)
    .row(230, [
      [35, 'Item'],
      [80, 'Description'],
      [330, 'Qty'],
      [390, 'Unit Price'],
      [480, 'Amount'],
    ])
    .row(245, [
      [35, '1'],
      [80, 'Pallet of yoghurt'],
      [330, '2 PCS'],
      [390, '29.10'],
      [480, '58.20'],
    ])
    .print(80, 300, 'Each pallet holds:')
    .row(320, [
      [80, 'Item no.'],
      [160, 'Description'],
      [330, 'Qty'],
    ])
    .row(335, [
      [80, 'JOG-103'],
      [160, 'Strawberry yoghurt'],
      [330, '20 PCS'],
    ]);
  expect(extractDocument(fileOf(paper)).segments[0]?.lines.map((line) => plain(line)['description'])).toEqual(['Pallet of yoghurt']);
});

test('a tax among the goods, with per cent for its price, is none of them', () => {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 20)
    .row(230, [
      [35, 'Qty'],
      [80, 'Description'],
      [390, 'Unit Price'],
      [480, 'Amount'],
    ])
    .row(245, [
      [35, '2'],
      [80, 'Wooden door'],
      [390, '29.10'],
      [480, '58.20'],
    ])
    .row(260, [
      [35, '4'],
      [80, 'Steel knob'],
      [390, '5.00'],
      [480, '20.00'],
    ])
    .row(275, [
      [80, 'County sales tax'],
      [390, '10.0%'],
      [480, '7.82'],
    ]);
  const told = extractDocument(fileOf(paper)).segments[0]?.lines.map((line) => plain(line)['description']);
  expect(told).toEqual(['Wooden door', 'Steel knob']);
});
