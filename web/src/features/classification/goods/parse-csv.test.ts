import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.js';

test('Rows are read by the names of the header row', () => {
  expect(parseCsv('\uFEFFProduct code,Name\r\nA-1,"Lamp, round"\r\n\r\nA-2,"says ""hello""\non two lines"\n')).toEqual([
    { product_code: 'A-1', name: 'Lamp, round' },
    { product_code: 'A-2', name: 'says "hello"\non two lines' },
  ]);
});

test('A semicolon separates where no comma does, and short rows have empty cells', () => {
  expect(parseCsv('product_code;name;hs_code\nA-1;Lamp')).toEqual([{ product_code: 'A-1', name: 'Lamp', hs_code: '' }]);
});

test('Nothing is nothing', () => {
  expect(parseCsv('')).toEqual([]);
});
