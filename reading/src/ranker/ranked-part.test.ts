import { expect, test } from 'vitest';
import { readDocuments } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { rankedPart } from './ranked-part.js';

function listOf(rows: number) {
  const paper = new Paper().print(40, 20, 'COMMERCIAL INVOICE', 20).print(40, 50, 'Invoice No.: A-17');
  const line = (y: number, cells: readonly string[]) =>
    paper.row(
      y,
      cells.map((cell, index) => [40 + 90 * index, cell] as const),
    );
  line(80, ['Item', 'Description', 'Qty', 'Unit', 'Price', 'Amount']);
  for (let row = 0; row < rows; row++) line(100 + row * 15, [`KT-${1000 + row}`, 'Steel ladle', '12', 'PCS', '2.50', '30.00']);
  return readDocuments(fileOf(paper), { without: new Set(['arbiter']) }).map(({ read }) => read);
}

test('a paper of the usual length is ranked whole', () => {
  const [read] = listOf(5);
  expect(read && rankedPart(read)).toBe(read);
});

test('of a sheet of many rows what stands around them is ranked', () => {
  const [read] = listOf(400);
  const texts = (read && rankedPart(read))?.phrases.map(({ text }) => text);
  expect(texts).toContain('Invoice No.: A-17');
  expect(texts).not.toContain('KT-1000');
});

test('many phrases that stand in no table are not ranked', () => {
  const [read] = listOf(400);
  expect(read && rankedPart({ ...read, tables: [] })).toBeNull();
});
