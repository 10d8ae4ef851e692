import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { piecesOfFreight } from './freight-columns.js';

const HEADS = ['Pcs', 'Description', 'Class', 'Weight'];

test('freight is counted in pieces beside what they weigh, by their total or their sum', () => {
  const rows = [HEADS, ['3', 'DOORS, WOOD', '85', '2,140'], ['1', 'MOULDING, WOOD', '65', '360']];
  const piecesIn = (table: readonly (readonly string[])[]) =>
    piecesOfFreight(readText(fileOf(new Paper().table(100, table))))?.amount.value;
  expect(piecesIn([...rows, ['4', 'TOTAL', '', '2,500']])).toBe('4');
  expect(piecesIn(rows)).toBe('4');
});
