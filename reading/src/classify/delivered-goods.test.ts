import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';

type Cells = (readonly [number, string])[];

const note = (heads: Cells, cells: Cells) =>
  extractDocument(
    fileOf(
      new Paper()
        .lines(40, 40, ['Green Hat Ltd.', '7 Mill Lane, Leeds'])
        .print(340, 40, 'DELIVERY NOTE', 18)
        .print(340, 80, 'Delivery note no: D-4711')
        .row(200, heads)
        .row(216, cells),
    ),
  ).segments[0]?.segment;

const HEADS: Cells = [
  [40, 'Item code'],
  [140, 'Description'],
  [340, 'Quantity'],
];
const CELLS: Cells = [
  [40, 'H-12'],
  [140, 'Hammer'],
  [340, '10'],
];

test('a delivery note that lists goods is a packing list', () => {
  expect(note(HEADS, CELLS)).toMatchObject({ type: 'PKL' });
});

test('a delivery note with prices and amounts asks for them', () => {
  const priced = note([...HEADS, [420, 'Unit price'], [500, 'Amount']], [...CELLS, [420, '4.00'], [500, '40.00']]);
  expect(priced).toMatchObject({ type: 'CIV' });
});

test('goods for somebody without prices are packed, though no title says so', () => {
  const slip = new Paper()
    .lines(40, 40, ['Green Hat Ltd.', '7 Mill Lane, Leeds'])
    .print(40, 100, 'Ship to:')
    .lines(40, 114, ['Blue Cap GmbH', 'Hafenweg 3', '20457 Hamburg'])
    .row(200, HEADS)
    .row(216, CELLS);
  expect(extractDocument(fileOf(slip)).segments[0]?.segment).toMatchObject({ type: 'PKL' });
});
