import { expect, test } from 'vitest';
import { sumsOfColumns } from './sums-of-column.js';

const cell = (right: number, top: number) => ({ left: right - 30, top, right, bottom: top + 10 });

test('the number below a column is the sum of those above, from the nearest on', () => {
  const areas = [cell(300, 100), cell(300, 120), cell(300, 140), cell(200, 120)];
  expect(sumsOfColumns(areas, [10, 12, 22, 10])).toEqual({ sums: [2], addends: [1, 0] });
});

test('a tax right above it may be left out, and another column does not count', () => {
  const areas = [cell(300, 100), cell(300, 120), cell(300, 140), cell(300, 160)];
  expect(sumsOfColumns(areas, [10, 12, 5, 22]).sums).toEqual([3]);
  expect(sumsOfColumns([cell(300, 100), cell(200, 120), cell(300, 140)], [10, 12, 22]).sums).toEqual([]);
});
