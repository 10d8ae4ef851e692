import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { withGoods } from '../../testing/goods-table.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

/** An invoice whose sums stand under its table, the first of them in the table's columns. */
function invoice(...more: readonly string[]): Paper {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 16)
    .print(40, 70, 'Invoice No.: MT-5521')
    .print(40, 85, 'PO Date: 2 January 2026')
    .print(40, 100, 'Date: 14 March 2026')
    .lines(300, 70, more);
  return withGoods(paper)
    .print(290, 206, 'Total before charges')
    .print(480, 206, '145.00')
    .print(290, 222, 'Add: Freight')
    .print(480, 222, '30.00')
    .print(290, 238, 'Less: Discount')
    .print(480, 238, '5.00')
    .print(290, 254, 'Total amount due')
    .print(480, 254, 'US$170.00')
    .print(40, 300, 'Equivalent for statistics: INR 14,110.00');
}

test('A subtotal that is cut by the columns of the table is not the total', () => {
  const [segment] = extractDocument(fileOf(invoice())).segments;
  expect(plain(segment?.header)).toMatchObject({ goods_total: '145.00', freight: '30.00', discount: '5.00', total_amount: '170.00' });
});

test('The currency is that of the total, not of a sum for information', () => {
  const [segment] = extractDocument(fileOf(invoice())).segments;
  expect(plain(segment?.header)['currency']).toBe('USD');
});

test('A weight is no amount, and the name of a sum names no term of delivery', () => {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 16)
    .print(40, 80, 'Total FOB value: 145.00')
    .print(40, 100, 'Total: 212.70 Kgs')
    .print(40, 120, 'Invoice total: USD 170.00');
  const header = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  expect(header).toMatchObject({ goods_total: '145.00', total_amount: '170.00' });
  expect(header).not.toHaveProperty('incoterm');
});

test('The day of an order is not the day of the invoice', () => {
  const [segment] = extractDocument(fileOf(invoice())).segments;
  expect(plain(segment?.header)['invoice_date']).toBe('2026-03-14');
});

test('A buyer who is only named as the one who gets the goods is doubted', () => {
  const [segment] = extractDocument(fileOf(invoice('Consignee: Cedar Hill Ltd', '4 Foundry Road', 'Leeds LS1 4AB'))).segments;
  expect(segment?.header['buyer_name']?.value).toBe('Cedar Hill Ltd');
  expect(segment?.header['buyer_name']?.confidence).toBeLessThan(0.9);
});

test('A day is no number of an invoice, and a term of payment is nobody', () => {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 16)
    .print(40, 80, 'Invoice: 2022/04/12')
    .print(40, 100, 'Tax invoice no.: MT-5521')
    .print(40, 120, 'Consignee: 30% by T/T');
  const header = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  expect(header).toMatchObject({ invoice_number: 'MT-5521' });
  expect(header).not.toHaveProperty('consignee_name');
});

test('A total that goods and charges do not add up to is doubtful', () => {
  const table = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 16)
    .row(100, [
      [40, 'Description'],
      [250, 'Quantity'],
      [340, 'Unit price'],
      [460, 'Amount'],
    ])
    .row(116, [
      [40, 'Steel hinge'],
      [250, '10'],
      [340, '4.50'],
      [460, '45.00'],
    ])
    .row(132, [
      [40, 'Brass latch'],
      [250, '20'],
      [340, '5.00'],
      [460, '100.00'],
    ])
    .row(164, [
      [340, 'Total'],
      [460, '145.00'],
    ])
    .row(180, [
      [340, 'Grand total'],
      [460, '163.00'],
    ]);
  const total = extractDocument(fileOf(table)).segments[0]?.header['total_amount'];
  expect(total?.value).toBe('163.00');
  expect(total?.confidence).toBeLessThan(0.9);
});

test('The total in the money of the paper goes before what it comes to in that of the country', () => {
  const paper = withGoods(new Paper().print(200, 30, 'COMMERCIAL INVOICE', 16))
    .print(290, 230, 'Total amount')
    .print(480, 230, '145.00 USD')
    .print(290, 246, 'Total amount (TL)')
    .print(480, 246, '6.017,50 TL');
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(plain(segment?.header)).toMatchObject({ total_amount: '145.00' });
});

test('What a tax is taken of is added to nothing', () => {
  const paper = withGoods(new Paper().print(200, 30, 'FACTUUR', 16))
    .print(290, 230, 'Maatstaf van heffing')
    .print(480, 230, '145.00')
    .print(290, 246, 'Btw 21% op 100.00')
    .print(480, 246, '21.00')
    .print(290, 262, 'Btw 6% op 45.00')
    .print(480, 262, '2.70')
    .print(290, 278, 'Alles')
    .print(480, 278, '168.70');
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(plain(segment?.header)).toMatchObject({ goods_total: '145.00', total_amount: '168.70' });
});
