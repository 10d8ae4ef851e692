import { expect, test } from 'vitest';
import { type Cut, changedPieces, cutBefore, joined, sameCuts, withBeginning, withType } from './cuts.js';

const piece = (from: number, to: number, type: Cut['type'] = 'CIV'): Cut => ({ from, to, type, title: null });
const FILE = [piece(1, 2, 'HBL'), piece(3, 5), piece(6, 6, 'PKL')];

test('a beginning moves by a page, and the piece before gives or takes it', () => {
  expect(withBeginning(FILE, 1, 1)).toEqual([piece(1, 3, 'HBL'), piece(4, 5), piece(6, 6, 'PKL')]);
  expect(withBeginning(FILE, 1, -1)).toEqual([piece(1, 1, 'HBL'), piece(2, 5), piece(6, 6, 'PKL')]);
});

test('no piece is emptied, and the file always begins with its first page', () => {
  expect(withBeginning(FILE, 2, 1)).toBe(FILE);
  expect(withBeginning(withBeginning(FILE, 1, -1), 1, -1)).toEqual(withBeginning(FILE, 1, -1));
  expect(withBeginning(FILE, 0, 1)).toBe(FILE);
});

test('a cut makes two pieces, and joining makes one again', () => {
  const cut = cutBefore(FILE, 4);
  expect(cut).toEqual([piece(1, 2, 'HBL'), piece(3, 3), piece(4, 5), piece(6, 6, 'PKL')]);
  expect(joined(cut, 2)).toEqual(FILE);
  expect(cutBefore(FILE, 3)).toBe(FILE);
  expect(joined(FILE, 0)).toBe(FILE);
});

test('only what is different is read again', () => {
  expect(changedPieces(FILE, withType(FILE, 2, 'PKD'))).toBe(1);
  expect(changedPieces(FILE, withBeginning(FILE, 1, 1))).toBe(2);
  expect(changedPieces(FILE, joined(FILE, 1))).toBe(1);
  expect(sameCuts(FILE, withType(FILE, 0, 'HBL'))).toBe(true);
});
