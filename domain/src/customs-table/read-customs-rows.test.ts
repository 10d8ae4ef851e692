import { ExchangeRates } from '@tallyport/contracts/customs-table/tables';
import { expect, test } from 'vitest';
import { readCustomsRows } from './read-customs-rows.js';

const ROW = {
  valid_from: '2026-11-02',
  valid_to: '2026-11-02',
  source: 'Reserve Bank of Australia',
  law: 's 161J',
  currency: 'USD',
  rate: '0.6543',
};
const read = (...rows: Readonly<Record<string, string>>[]) =>
  readCustomsRows(
    ExchangeRates,
    rows.map((row) => ({ ...ROW, ...row })),
  );

test('rows are kept with their days, what says so, and their cells', () => {
  expect(read({})).toEqual({
    rows: [
      {
        key: 'USD',
        valid_from: '2026-11-02',
        valid_to: '2026-11-02',
        source: 'Reserve Bank of Australia',
        law: 's 161J',
        values: { currency: 'USD', rate: '0.6543' },
      },
    ],
    findings: [],
    gaps: [],
  });
});

test('without an end a row holds until another is imported', () => {
  expect(read({ valid_to: '' }).rows[0]?.valid_to).toBeNull();
});

test.each([
  ['no day', { valid_from: '2.11.2026' }, 'valid_from is not a day: "2.11.2026"'],
  ['an end that is no day', { valid_to: 'soon' }, 'valid_to is not a day: "soon"'],
  ['an end before the beginning', { valid_to: '2026-11-01' }, 'it ends on 2026-11-01, before it begins on 2026-11-02'],
  ['nobody who says so', { source: '' }, 'source is empty'],
  ['a rate of nothing', { rate: '0' }, 'rate is not more than zero: "0"'],
  ['a rate with a comma', { rate: '0,65' }, 'rate is no number such as 5 or 0.6543: "0,65"'],
  ['a currency in small letters', { currency: 'usd' }, 'currency is no currency code such as USD: "usd"'],
  ['a column that the table has not', { colour: 'red' }, 'no column is called colour'],
] as readonly [string, Record<string, string>, unknown][])('refused: %s', (_what, changed, text) => {
  expect(read({}, changed).findings).toEqual([{ line: 3, text }]);
});

test('a column that is not there is named', () => {
  const { rate: _, ...without } = ROW;
  expect(readCustomsRows(ExchangeRates, [without]).findings).toEqual([{ line: 2, text: 'the column rate is missing' }]);
});

test('two rows of a currency on one day are refused, with the line of the other', () => {
  expect(read({ valid_to: '2026-11-10' }, { valid_from: '2026-11-10', valid_to: '2026-11-12' }).findings).toEqual([
    { line: 3, text: 'USD already holds then, by line 2' },
  ]);
  expect(read({ valid_to: '' }, { valid_from: '2027-01-01' }).findings).toHaveLength(1);
  expect(read({ valid_to: '' }, { currency: 'EUR' }).findings).toEqual([]);
});

test('one that lasts long overlaps all that it covers', () => {
  const rows = read(
    { valid_to: '2026-12-31' },
    { valid_from: '2026-11-05', valid_to: '2026-11-06' },
    { valid_from: '2026-12-01', valid_to: '2026-12-02' },
  );
  expect(rows.findings.map(({ line }) => line)).toEqual([3, 4]);
});

test('days on which no row of a currency holds are named', () => {
  expect(read({}, { valid_from: '2026-11-05', valid_to: '2026-11-05' }, { valid_from: '2026-11-06', valid_to: '' }).gaps).toEqual([
    'USD: no row from 2026-11-03 to 2026-11-04',
  ]);
});
