import { expect, test } from 'vitest';
import { DatedTables } from '../../customs-table/dated-tables.js';
import { errorWords } from './error-words.js';

const DATED = { valid_from: '2026-07-01', valid_to: null, source: 'test', law: '', file_date: '2026-06-30', is_demonstration: true };
const ROW = { code: 'IMD0104', text: 'FAILS ITS CHECK', words: 'A number is mistyped.', hint: 'Compare it with the paper.' };
const tables = new DatedTables([['error_text', [{ ...DATED, id: 'error_text/1/1', values: ROW }]]]);

test('an error of customs is said in plain words, with what to do about it', () => {
  expect(errorWords(tables, 'IMD0104', '2026-11-23')).toEqual({ words: 'A number is mistyped.', hint: 'Compare it with the paper.' });
});

test('without a row for the code on that day nothing is made up', () => {
  expect(errorWords(tables, 'IMD0105', '2026-11-23')).toBeNull();
  expect(errorWords(tables, 'IMD0104', '2026-06-30')).toBeNull();
});
