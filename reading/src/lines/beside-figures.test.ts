import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

test('a country close behind the amount, and a unit in the head of the quantity', () => {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 20)
    .print(35, 80, 'Invoice No.: NV-20771')
    .row(130, [
      [35, 'Description'],
      [220, 'Quantity (PCS)'],
      [320, 'Unit Price'],
      [420, 'Amount'],
    ])
    .row(150, [
      [35, 'Brass ball valve'],
      [220, '10'],
      [320, '12.50'],
      [420, '125.00 China'],
    ])
    .row(166, [
      [35, 'Gasket set'],
      [220, '4'],
      [320, '5.00'],
      [420, '20.00 Germany'],
    ]);
  const lines = extractDocument(fileOf(paper)).segments[0]?.lines.map(plain);
  expect(lines).toMatchObject([
    { quantity: '10', quantity_unit: 'PCS', unit_price: '12.50', total_price: '125.00', country_of_origin: 'China' },
    { quantity: '4', quantity_unit: 'PCS', unit_price: '5.00', total_price: '20.00', country_of_origin: 'Germany' },
  ]);
});

/** The lines of an invoice with one row, of ten valves at these prices. */
function linesOf(price: string, amount: string, below = '') {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 20)
    .row(130, [
      [35, 'Description'],
      [220, 'Quantity'],
      [320, 'Unit Price'],
      [420, 'Amount'],
    ])
    .row(150, [
      [35, 'Brass ball valve'],
      [220, '10'],
      [320, price],
      [420, amount],
    ])
    .print(320, 162, below);
  return extractDocument(fileOf(paper)).segments[0]?.lines.map(plain);
}

test('of a price before and after its discount in one cell the net one counts', () => {
  expect(linesOf('(Gross: 13.50)', '125.00', '(Net: 12.50)')).toMatchObject([{ unit_price: '12.50', total_price: '125.00' }]);
});

test('a letter behind an amount says how it is taxed', () => {
  expect(linesOf('12.50', '125.00T')).toMatchObject([{ unit_price: '12.50', total_price: '125.00' }]);
});
