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
