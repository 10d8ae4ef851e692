import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

function lineOf(head: string, quantity: string, unit?: string) {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 20)
    .row(130, [
      [35, 'Description'],
      [220, head],
      ...(unit === undefined ? [] : [[290, 'Unit'] as const]),
      [350, 'Unit Price'],
      [450, 'Amount'],
    ])
    .row(150, [
      [35, 'Sawn pine boards'],
      [220, quantity],
      ...(unit === undefined ? [] : [[290, unit] as const]),
      [350, '12.50'],
      [450, '125.00'],
    ]);
  return extractDocument(fileOf(paper)).segments[0]?.lines.map(plain)[0];
}

test('a unit in the head, with its sign or a point', () => {
  expect(lineOf('Quantity (m²)', '10')).toMatchObject({ quantity: '10', quantity_unit: 'm²' });
  expect(lineOf('Quantity m³', '10')).toMatchObject({ quantity: '10', quantity_unit: 'm³' });
  expect(lineOf('Quantity (Pcs.)', '10')).toMatchObject({ quantity: '10', quantity_unit: 'Pcs' });
});

test('a unit in two scripts is told whole, and the code before a unit is none of its name', () => {
  expect(lineOf('Quantity', '10台/SETS')).toMatchObject({ quantity: '10', quantity_unit: '台/SETS' });
  expect(lineOf('Quantity', '10', 'H87 Pieza')).toMatchObject({ quantity: '10', quantity_unit: 'Pieza' });
});

test('one word behind a number is its unit, whatever it is called', () => {
  expect(lineOf('Quantity', '10 låda')).toMatchObject({ quantity: '10', quantity_unit: 'låda' });
});

test('of those that were ordered the ones in the parcel are counted', () => {
  const paper = new Paper()
    .print(200, 30, 'PACKING SLIP', 20)
    .row(130, [
      [35, 'Items'],
      [450, 'Quantity'],
    ])
    .row(150, [
      [35, 'Wooden rattle'],
      [450, '2 of 3'],
    ])
    .row(170, [
      [35, 'Pull-along duck'],
      [450, '6 of 6'],
    ]);
  expect(extractDocument(fileOf(paper)).segments[0]?.lines.map(plain)).toMatchObject([
    { description: 'Wooden rattle', quantity: '2' },
    { description: 'Pull-along duck', quantity: '6' },
  ]);
});

test('a unit over counts may say what each of them holds, and one far behind them stands before the price', () => {
  expect(lineOf('Cases (6)', '10')).toMatchObject({ quantity: '10', quantity_unit: 'Cases' });
  expect(lineOf('Quantity', '10', 'PCS')).toMatchObject({ quantity: '10', quantity_unit: 'PCS' });
});

test('units over counts are no more than how many', () => {
  expect(lineOf('Units', '10')).toMatchObject({ quantity: '10' });
  expect(lineOf('Units', '10')).not.toHaveProperty('quantity_unit');
});
