import { expect, test } from 'vitest';
import type { Phrase } from '../page/phrases.js';
import type { ColumnHead } from './column-head.js';
import { columnsUnder } from './columns.js';

function headIn(text: string, left: number, right: number): ColumnHead {
  const area = { left: left + 3, right: left + 20, top: 10, bottom: 20 };
  const cell = { left, right, top: 8, bottom: 22 };
  const phrase: Phrase = { page: 1, text, words: [], area, cell, address: null, method: 'cells' };
  return { role: null, text, area, cell, phrases: [phrase] };
}

test('cells of a sheet that have no head of their own belong to the head before them, also behind the last one', () => {
  const columns = columnsUnder([headIn('Part', 240, 296), headIn('Goods', 450, 555), headIn('Qty', 555, 600)], []);
  expect(columns.map(({ left, right }) => [left, right])).toEqual([
    [240, 450],
    [450, 555],
    [555, Number.POSITIVE_INFINITY],
  ]);
});
