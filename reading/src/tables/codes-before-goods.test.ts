import { expect, test } from 'vitest';
import { printedTables } from '../testing/printed-table.js';

const PLACES = [40, 240, 320, 400];
const HEADS = ['Description', 'Quantity', 'Unit price', 'Amount'];

function codesOf(one: string, other: string, title?: string) {
  const [table] = printedTables(
    PLACES,
    [HEADS, ...(title === undefined ? [] : [[title]]), [one, '10', '12.50', '125.00'], [other, '4', '5.00', '20.00']],
    13,
  );
  return table?.rows.map(({ cells }) =>
    [...cells].flatMap(([{ role }, { text }]) => (role === 'product_code' || role === 'description' ? text : [])),
  );
}

test('codes before what the goods are are those of the products, and stay printed there', () => {
  expect(codesOf('LF-1701 Kettle 1.7 l', 'LF-2204 Toaster')).toEqual([
    ['LF-1701', 'LF-1701 Kettle 1.7 l'],
    ['LF-2204', 'LF-2204 Toaster'],
  ]);
  expect(codesOf('11402 Planter, large', '20771 Iron lantern')).toEqual([
    ['11402', '11402 Planter, large'],
    ['20771', '20771 Iron lantern'],
  ]);
});

test('measures, counts, years and what only one row has are no codes', () => {
  expect(codesOf('220-240V Kettle', '110-120V Toaster')).toEqual([['220-240V Kettle'], ['110-120V Toaster']]);
  expect(codesOf('12-PACK Batteries', '24-PACK Batteries')).toEqual([['12-PACK Batteries'], ['24-PACK Batteries']]);
  expect(codesOf('LF-1701 Kettle 1.7 l', 'Spare lid for LF-1701')).toEqual([['LF-1701 Kettle 1.7 l'], ['Spare lid for LF-1701']]);
});

test('a title over the first row is none of its goods', () => {
  expect(codesOf('11402 Planter, large', '20771 Iron lantern', 'Handicrafts of metal')).toEqual([
    ['11402', '11402 Planter, large'],
    ['20771', '20771 Iron lantern'],
  ]);
});

test('codes on lines of their own over the goods are no part of what these are, and samples may have none', () => {
  const rows = ['TS-1102', 'TS-1105', 'TS-2290', 'TS-9001', ''].flatMap((code, index) => [
    [code === '' ? `Sample ${index}` : code, `${index + 10}`, '2.00', `${(index + 10) * 2}.00`],
    ...(code === '' ? [] : [[`Bearing of ${index} rows`]]),
  ]);
  const [table] = printedTables(PLACES, [HEADS, ...rows], 13);
  const told = table?.rows.map(({ cells }) =>
    [...cells].flatMap(([{ role }, { text }]) => (role === 'product_code' || role === 'description' ? text : [])),
  );
  expect(told?.slice(0, 2)).toEqual([
    ['TS-1102', 'Bearing of 0 rows'],
    ['TS-1105', 'Bearing of 1 rows'],
  ]);
});
