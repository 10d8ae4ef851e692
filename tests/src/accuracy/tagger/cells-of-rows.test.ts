import { expect, test } from 'vitest';
import { cellsOfRows } from './cells-of-rows.js';
import type { CellRole, GoldLines } from './gold-lines.js';
import type { PaperWord } from './paper-word.js';
import { smallPaper, textOf } from './small-paper.js';

/** The words of the cells of each row. */
function cellsIn(words: readonly PaperWord[], gold: GoldLines): Partial<Record<CellRole, string>>[] {
  const { roles, rows } = cellsOfRows(words, gold);
  return gold.map((_, row) => {
    const own = words.flatMap((_word, at) => (rows[at] === row ? [at] : []));
    const byRole = Map.groupBy(own, (at) => roles[at] ?? 'description');
    return Object.fromEntries([...byRole].map(([role, span]) => [role, textOf(words, span)]));
  });
}

test('two rows with the same quantity have each its own', () => {
  const words = smallPaper(
    'Description        Qty   Amount', //
    'Copper wire          4    20.00',
    'Steel bolts          4    36.00',
    'Total                     56.00',
  );
  const gold = [
    { description: 'Copper wire', quantity: 4, total_price: 20 },
    { description: 'Steel bolts', quantity: 4, total_price: 36 },
  ];
  expect(cellsIn(words, gold)).toEqual([
    { description: 'Copper wire', quantity: '4', total_price: '20.00' },
    { description: 'Steel bolts', quantity: '4', total_price: '36.00' },
  ]);
  const { rows, roles, share, whole } = cellsOfRows(words, gold);
  expect(words.map(({ number }, at) => (number === 4 ? rows[at] : -1)).filter((row) => row !== -1)).toEqual([0, 1]);
  expect(roles[words.findIndex(({ text }) => text === 'Total')]).toBeNull();
  expect({ share, whole }).toEqual({ share: 1, whole: [true, true] });
});

test('a description over two lines is one cell, and the number on its second line is no quantity', () => {
  const words = smallPaper('Hydraulic hose reel        2    90.00', 'with brass couplings 3', 'Steel bolts                3    36.00');
  const gold = [
    { description: 'Hydraulic hose reel with brass couplings 3', quantity: 2, total_price: 90 },
    { description: 'Steel bolts', quantity: 3, total_price: 36 },
  ];
  expect(cellsIn(words, gold)).toEqual([
    { description: 'Hydraulic hose reel with brass couplings 3', quantity: '2', total_price: '90.00' },
    { description: 'Steel bolts', quantity: '3', total_price: '36.00' },
  ]);
});

test('which of two like numbers is the quantity is told by the column of the other rows', () => {
  const words = smallPaper(
    '1   Copper wire        4    20.00',
    '2   Steel bolts        7    36.00',
    '5   Brass nuts         5    15.00', //
    '8   Iron rods          9    18.00',
  );
  const gold = [
    { description: 'Copper wire', quantity: 4 },
    { description: 'Steel bolts', quantity: 7 },
    { description: 'Brass nuts', quantity: 5 },
    { description: 'Iron rods', quantity: 9 },
  ];
  const { roles } = cellsOfRows(words, gold);
  const fives = words.flatMap(({ number }, at) => (number === 5 ? [roles[at] ?? null] : []));
  expect(fives).toEqual([null, 'quantity']);
});

test('a word is of one cell only, though it says the value of two', () => {
  const twice = smallPaper('Copper wire   1   20.00   20.00');
  const gold = [{ description: 'Copper wire', quantity: 1, unit_price: 20, total_price: 20 }];
  expect(cellsOfRows(twice, gold)).toMatchObject({ share: 1, whole: [true] });
  expect(cellsOfRows(smallPaper('Copper wire   1   20.00'), gold)).toMatchObject({ share: 3 / 4, whole: [false] });
  const code = smallPaper('Copper wire   W12');
  const called = [{ description: 'Copper wire W12', product_code: 'W12' }];
  expect(cellsOfRows(code, called)).toMatchObject({ roles: [null, null, 'product_code'], whole: [false] });
});

test('a row of which the paper lacks a cell is not whole; a unit that is said elsewhere lacks nowhere', () => {
  const words = smallPaper(
    'Copper wire          4    20.00', //
    'Steel bolts          6    35.00',
  );
  const { share, whole } = cellsOfRows(words, [
    { description: 'Copper wire', quantity: 4, quantity_unit: 'reels', total_price: 20 },
    { description: 'Steel bolts', quantity: 6, quantity_unit: null, total_price: 36 },
  ]);
  expect(whole).toEqual([true, false]);
  expect(share).toBeCloseTo(5 / 6);
});

test('codes are found as they are printed: in several words, or with marks between their digits', () => {
  const words = smallPaper('Copper wire   AB 12-7   7408.11.00   4    20.00');
  const gold = [{ description: 'Copper wire', product_code: 'AB12-7', hs_code: '74081100', quantity: 4, total_price: 20 }];
  expect(cellsIn(words, gold)).toEqual([
    { description: 'Copper wire', product_code: 'AB 12-7', hs_code: '7408.11.00', quantity: '4', total_price: '20.00' },
  ]);
});

test('gold without lines has no cells, and lacks none', () => {
  expect(cellsOfRows(smallPaper('Copper wire'), [])).toEqual({ roles: [null, null], rows: [-1, -1], share: 1, whole: [] });
});
