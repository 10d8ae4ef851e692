import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

function orderConfirmation(): Paper {
  return new Paper()
    .print(40, 30, 'SALES CONFIRMATION', 18)
    .print(40, 70, 'Contract No.: SC-2291')
    .print(40, 85, 'Date: 4 May 2026')
    .print(40, 110, 'Seller: Alder Metal Works Ltd.')
    .print(40, 125, 'Buyer: Rowan Trading GmbH')
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
    ])
    .row(205, [
      [40, 'Steel latch'],
      [250, '100'],
      [340, '2.00'],
      [460, '200.00'],
    ])
    .row(230, [
      [340, 'Total USD'],
      [460, '500.00'],
    ]);
}

test('an order or contract, of which no record is made, tells its own number and day, its parties, its goods and its total', () => {
  const [segment] = extractDocument(fileOf(orderConfirmation())).segments;
  expect(segment?.segment.type).toBe('other');
  expect(plain(segment?.header)).toMatchObject({
    contract_number: 'SC-2291',
    date: '2026-05-04',
    seller_name: 'Alder Metal Works Ltd.',
    buyer_name: 'Rowan Trading GmbH',
    total_amount: '500.00',
  });
  expect(segment?.lines.map((line) => plain(line))).toMatchObject([
    { description: 'Steel hinge 80 mm', quantity: '200', total_price: '300.00' },
    { description: 'Steel latch', quantity: '100', total_price: '200.00' },
  ]);
});

test('an order is issued by who buys: a company at its head that no label names is not its seller', () => {
  const paper = new Paper()
    .print(40, 20, 'Rowan Trading GmbH', 12)
    .print(40, 35, '5 Quay Road, Hamburg')
    .print(40, 70, 'PURCHASE ORDER', 18)
    .print(40, 100, 'Purchase Order No.: PO-4471')
    .print(40, 115, 'Date: 4 May 2026');
  const header = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  expect(header).toMatchObject({ purchase_order: 'PO-4471', date: '2026-05-04' });
  expect(header).not.toHaveProperty('seller_name');
});

test('an order names its buyer in its letterhead, and its number behind a sign with its day below', () => {
  const paper = new Paper()
    .lines(40, 30, ['Alder Outdoor Outfitters, LLC', '1902 Pearl Parkway, Suite 300', 'Boulder CO 80302', 'United States'])
    .print(400, 30, 'Purchase Order', 20)
    .print(500, 60, '#PO10738', 12)
    .print(510, 78, '01/26/2026')
    .lines(40, 120, ['Vendor', 'Birch Loden GmbH', 'Rosentalstr. 9', '5020 Salzburg'])
    .print(40, 200, 'Buyer: Tamsin Oakes');
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)).toMatchObject({
    purchase_order: 'PO10738',
    date: '2026-01-26',
    buyer_name: 'Alder Outdoor Outfitters, LLC',
    seller_name: 'Birch Loden GmbH',
  });
});

test('an order is of the day on which it was made, not of its revision', () => {
  const paper = new Paper()
    .print(40, 70, 'PURCHASE ORDER', 18)
    .print(40, 100, 'Purchase Order No.: PO-4471')
    .print(40, 115, 'Date of revision: 09-DEC-2025')
    .print(40, 130, 'Date of order: 02-DEC-2025');
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)['date']).toBe('2025-12-02');
});
