import { expect, test } from 'vitest';
import { extractDocument } from './extract.js';
import { phrasesOf } from './page/phrases.js';
import { pageParts } from './page-parts.js';
import { fileOf, Paper } from './testing/paper.js';
import { plain } from './testing/plain.js';

/** An invoice with all numbers and terms in a column at the side, labels over values, none level with the rows beside it. */
function invoiceWithSide(): Paper {
  const side = [
    'Invoice No.',
    'MT-5521',
    'Invoice Date',
    '14 March 2026',
    'Purchase Order',
    'PO-8871',
    'Payment Terms',
    'T/T 30 days from B/L',
    'Port of Loading',
    'Genoa',
    'Currency',
    'EUR',
  ];
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 16)
    .print(200, 62, 'Harbour Tools S.p.A.')
    .print(200, 75, 'Via Roma 4, 16121 Genova, Italy');
  for (const [index, text] of side.entries()) paper.print(40, 30 + 25 * index + (index % 2 === 0 ? 8 : 0), text, 8);
  paper.row(150, [
    [200, 'Description'],
    [360, 'Qty'],
    [430, 'Unit Price'],
    [520, 'Amount'],
  ]);
  for (const [index, goods] of ['Steel hammer', 'Steel chisel', 'Steel wedge'].entries()) {
    paper.row(171 + 21 * index, [
      [200, goods],
      [360, `${index + 4} PCS`],
      [430, '5.00'],
      [520, `${5 * (index + 4)}.00`],
    ]);
  }
  return paper.print(430, 250, 'Total').print(520, 250, '75.00');
}

test('A column at the side is a part of its own', () => {
  const { main, side } = pageParts(phrasesOf(invoiceWithSide().page()));
  expect(side.map(({ text }) => text)).toContain('PO-8871');
  expect(main.map(({ text }) => text)).toContain('Steel hammer');
  expect(main.map(({ text }) => text)).not.toContain('PO-8871');
});

test('Rows do not take what stands beside them, and labels not what stands beyond the channel', () => {
  const [segment] = extractDocument(fileOf(invoiceWithSide())).segments;
  expect(plain(segment?.header)).toMatchObject({ invoice_number: 'MT-5521', purchase_order: 'PO-8871', port_of_loading: 'Genoa' });
  expect(segment?.lines.map((line) => plain(line)['description'])).toEqual(['Steel hammer', 'Steel chisel', 'Steel wedge']);
});

test('Labels with their values level beside them are one part', () => {
  const paper = new Paper();
  for (let row = 0; row < 14; row += 1)
    paper
      .print(40, 40 + 20 * row, 'Invoice No.')
      .print(240, 40 + 20 * row, `Value number ${row}`)
      .print(400, 40 + 20 * row, 'More');
  expect(pageParts(phrasesOf(paper.page())).side).toEqual([]);
});
