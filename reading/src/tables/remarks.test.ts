import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { phrasesOf } from '../page/phrases.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';
import { findTables } from './find-tables.js';

const HEADS = [
  [40, 'Code'],
  [100, 'Description'],
  [300, 'Quantity'],
  [380, 'Unit Price'],
  [460, 'Amount'],
] as const;

const ruler = (y: number) => [y, 'KT-4471', 'Wooden ruler', '10', '2.00', '20.00'] as const;
const hammer = (y: number) => [y, 'KT-4472', 'Steel hammer', '4', '5.00', '20.00'] as const;

function row(paper: Paper, [y, code, goods, quantity, price, amount]: ReturnType<typeof ruler> | ReturnType<typeof hammer>): Paper {
  return paper.row(y, [
    [40, code],
    [100, goods],
    [300, quantity],
    [380, price],
    [460, amount],
  ]);
}

function invoice(): Paper {
  return new Paper().print(220, 20, 'COMMERCIAL INVOICE', 14).row(60, HEADS);
}

test('what customs ask of a line stands below it, across the columns', () => {
  const paper = row(row(invoice(), ruler(80)).print(40, 92, 'HS code: 9017801000 Origin: Germany'), hammer(110));
  paper.print(40, 122, 'HS code: 8205200000 Origin: Germany');
  const [line] = extractDocument(fileOf(paper)).segments[0]?.lines ?? [];
  const { description, product_code, hs_code, country_of_origin } = plain(line);
  expect([description, product_code, hs_code, country_of_origin]).toEqual(['Wooden ruler', 'KT-4471', '9017801000', 'Germany']);
});

test('the lot and the order of a line are no part of what it is', () => {
  const paper = row(row(invoice(), ruler(80)).print(100, 92, 'Lot: 832922'), hammer(110)).print(100, 122, 'Your order PO-19962 item 2');
  const lines = extractDocument(fileOf(paper)).segments[0]?.lines ?? [];
  expect(lines.map((line) => plain(line)['description'])).toEqual(['Wooden ruler', 'Steel hammer']);
});

test('sums may stand over the rows', () => {
  const paper = invoice().row(80, [
    [100, 'Total'],
    [460, '40.00'],
  ]);
  const [table] = findTables([phrasesOf(row(row(paper, ruler(94)), hammer(108)).page())], 'point');
  expect(table?.rows).toHaveLength(2);
  expect([...(table?.totals?.cells.values() ?? [])].map(({ text }) => text)).toEqual(['Total', '40.00']);
});
