import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

test('a row that asks for carriage is none of the goods', () => {
  const paper = new Paper().print(200, 30, 'COMMERCIAL INVOICE', 20).row(130, [
    [35, 'Code'],
    [90, 'Description'],
    [320, 'Qty'],
    [390, 'Unit Price'],
    [480, 'Amount'],
  ]);
  for (const [index, row] of [
    ['KV-40', 'Brass ball valve', '10', '12.50', '125.00'],
    ['KV-50', 'Brass gate valve', '4', '15.00', '60.00'],
    ['TRANS', 'Sea freight Leixões to Sydney', '1', '80.00', '80.00'],
  ].entries())
    paper.row(
      148 + 14 * index,
      row.map((text, at) => [[35, 90, 320, 390, 480][at] ?? 0, text] as const),
    );
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(segment?.lines.map((line) => plain(line)['product_code'])).toEqual(['KV-40', 'KV-50']);
  expect(segment?.header['freight']?.value).toBe('80.00');
});

test('a discount on the row above, and the delivery note of those below, are no goods', () => {
  const paper = new Paper().print(200, 30, 'COMMERCIAL INVOICE', 20).row(130, [
    [35, 'Code'],
    [90, 'Description'],
    [320, 'Qty'],
    [390, 'Unit Price'],
    [480, 'Amount'],
  ]);
  for (const [index, row] of [
    ['', 'Delivery 80055219 of 12 October', '', '', '0.00'],
    ['KV-40', 'Brass ball valve', '10', '12.50', '125.00'],
    ['', 'Campaign discount', '', '', '-12.50'],
    ['KV-50', 'Brass gate valve', '4', '15.00', '60.00'],
  ].entries())
    for (const [at, text] of row.entries()) paper.print([35, 90, 320, 390, 480][at] ?? 0, 148 + 14 * index, text);
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(segment?.lines.map((line) => plain(line)['product_code'])).toEqual(['KV-40', 'KV-50']);
});
