import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

function numbersOf(title: string) {
  const paper = new Paper()
    .print(40, 30, title, 18)
    .print(40, 70, 'PI No.: AL/26-0417')
    .print(40, 85, 'Date: 4 May 2026')
    .print(40, 110, 'Buyer: Rowan Trading GmbH')
    .row(170, [
      [40, 'Description'],
      [250, 'Quantity'],
      [340, 'Unit price USD'],
      [460, 'Amount USD'],
    ])
    .row(190, [
      [40, 'Steel hinge 80 mm'],
      [250, '200'],
      [340, '1.50'],
      [460, '300.00'],
    ]);
  const { invoice_number, contract_number } = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  return [invoice_number ?? null, contract_number ?? null];
}

test('A proforma invoice is numbered as such, and an invoice names the one that it rests on', () => {
  expect(numbersOf('PROFORMA INVOICE')).toEqual(['AL/26-0417', null]);
  expect(numbersOf('COMMERCIAL INVOICE')[1]).toBe('AL/26-0417');
});
