import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

const COLUMNS = [35, 90, 320, 390, 480];

/** An invoice whose table has these rows, as it is read. */
function readWith(...rows: readonly (readonly string[])[]) {
  const paper = new Paper().print(200, 30, 'COMMERCIAL INVOICE', 20);
  for (const [index, row] of [['Code', 'Description', 'Qty', 'Unit Price', 'Amount'], ...rows].entries())
    for (const [at, text] of row.entries()) paper.print(COLUMNS[at] ?? 0, index === 0 ? 130 : 134 + 14 * index, text);
  return extractDocument(fileOf(paper)).segments[0];
}

test('a row that asks for carriage is none of the goods', () => {
  const segment = readWith(
    ['KV-40', 'Brass ball valve', '10', '12.50', '125.00'],
    ['KV-50', 'Brass gate valve', '4', '15.00', '60.00'],
    ['TRANS', 'Sea freight Leixões to Sydney', '1', '80.00', '80.00'],
  );
  expect(segment?.lines.map((line) => plain(line)['product_code'])).toEqual(['KV-40', 'KV-50']);
  expect(segment?.header['freight']?.value).toBe('80.00');
});

test('a discount on the row above, and the delivery note of those below, are no goods', () => {
  const segment = readWith(
    ['', 'Delivery 80055219 of 12 October', '', '', '0.00'],
    ['KV-40', 'Brass ball valve', '10', '12.50', '125.00'],
    ['', 'Campaign discount', '', '', '-12.50'],
    ['KV-50', 'Brass gate valve', '4', '15.00', '60.00'],
  );
  expect(segment?.lines.map((line) => plain(line)['product_code'])).toEqual(['KV-40', 'KV-50']);
});

test('fees of the law that are a part of what goods cost, and how sums are taxed, are no goods', () => {
  const segment = readWith(
    ['KV-40', 'Brass ball valve', '10', '12.50', '125.00'],
    ['', 'dont éco-contribution DEEE', '10', '0.02', '0.20'],
    ['KV-50', 'Brass gate valve', '4', '15.00', '60.00'],
    ['', 'Éco-participation DEEE 0,25 x 4', '', '', '1.00'],
    ['MWST 2.6%', 'von 185.00', '', '', '4.81'],
  );
  expect(segment?.lines.map((line) => plain(line)['product_code'])).toEqual(['KV-40', 'KV-50']);
});

test('rows without a number among those that have one are rows', () => {
  const paper = new Paper().print(200, 30, 'COMMERCIAL INVOICE', 20);
  const rows = [
    ['Pos', 'Description', 'Qty', 'Unit Price', 'Amount'],
    ['1', 'Brake caliper', '2', '111.00', '222.00'],
    ['', 'Deposit on the caliper', '2', '35.00', '70.00'],
    ['2', 'Brake fluid', '4', '21.84', '87.36'],
  ];
  for (const [index, row] of rows.entries())
    paper.row(
      134 + 14 * index,
      row.flatMap((text, at) => (text === '' ? [] : [[COLUMNS[at] ?? 0, text] as const])),
    );
  const { lines = [] } = extractDocument(fileOf(paper)).segments[0] ?? {};
  expect(lines.map((line) => plain(line)['description'])).toEqual(['Brake caliper', 'Deposit on the caliper', 'Brake fluid']);
});

test('a row that says nothing but carriage and counts nothing is none of the goods, and their total is what is printed before it', () => {
  const segment = readWith(
    ['KV-40', 'Brass ball valve', '10', '12.50', '125.00'],
    ['KV-50', 'Brass gate valve', '4', '15.00', '60.00'],
    ['', 'Port', '', '', '80.00'],
    ['', 'Total HT', '', '', '265.00'],
  );
  expect(segment?.lines).toHaveLength(2);
});

test('what a charge among the rows is added to is not the total of the goods', () => {
  const segment = readWith(
    ['KV-40', 'Brass ball valve', '10', '12.50', '125.00'],
    ['KV-50', 'Brass gate valve', '4', '15.00', '60.00'],
    ['', 'UPS & insurance', '', '', '11.62'],
    ['', 'Total', '', '', '196.62'],
  );
  expect(plain(segment?.header)['goods_total']).toBeUndefined();
  expect(plain(segment?.header)['total_amount']).toBe('196.62');
});
