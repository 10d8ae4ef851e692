import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

function weightOf(note: string) {
  const paper = new Paper()
    .print(40, 40, 'COMMERCIAL INVOICE', 16)
    .print(40, 70, 'Invoice No.: AL-1188')
    .print(40, 100, 'Description')
    .print(240, 100, 'Quantity')
    .print(320, 100, 'Unit price')
    .print(420, 100, 'Amount')
    .print(40, 116, 'Teak chair')
    .print(240, 116, '40')
    .print(320, 116, '27.50')
    .print(420, 116, '1,100.00')
    .print(40, 200, note);
  return plain(extractDocument(fileOf(paper)).segments[0]?.header)['gross_weight'];
}

test.each([
  ['645 packages, gross 9.815 kg', 9815],
  ['4 packages, gross 9.815 kg', 9.815],
  ['22 cartons, gross 318.400 kg', 318.4],
])('%s', (note, weight) => expect(Number(weightOf(note))).toBe(weight));
