import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

/** An invoice whose amounts have no cents, with charges below its goods that no colon follows. */
const invoice = (freight: string, total: string) =>
  new Paper()
    .lines(34, 30, ['COMMERCIAL INVOICE', 'Invoice No.: BT-77', 'Seller: Alder Ovens Inc.', 'Sold to: Mendel S.A.'])
    .row(160, [
      [34, 'Description'],
      [300, 'Quantity'],
      [380, 'Unit Price'],
      [480, 'Total Price'],
    ])
    .row(180, [
      [34, 'Kneading machine'],
      [300, '4'],
      [380, '75,500'],
      [480, '302,000'],
    ])
    .row(220, [
      [34, 'Forwarding fees'],
      [480, '540'],
    ])
    .row(240, [
      [34, 'Ocean freight'],
      [480, freight],
    ])
    .row(280, [
      [34, 'Total CPT Veracruz, Mexico per Incoterms 2000'],
      [480, total],
    ]);

test('whole amounts that close from the goods to the total prove it, and their words tell what they are', () => {
  const header = plain(extractDocument(fileOf(invoice('5,760', '308,300'))).segments[0]?.header);
  expect(header).toMatchObject({ total_amount: '308300', freight: '5760' });
});

test('amounts that close nothing are no total', () => {
  const header = plain(extractDocument(fileOf(invoice('5,760', '309,999'))).segments[0]?.header);
  expect(header['total_amount']).toBeUndefined();
});
