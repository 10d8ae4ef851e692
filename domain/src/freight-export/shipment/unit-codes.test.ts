import { expect, test } from 'vitest';
import { ownUnit, unitCode } from './unit-codes.js';

const ROWS = [
  { ours: 'PCS', theirs: 'NO' },
  { ours: 'CT', theirs: 'CTN' },
  { ours: 'KG', theirs: 'KGM' },
];

test.each([
  ['quantity unit', 'pcs.', 'NO', true],
  ['quantity unit', 'PAIR', 'PAIR', false],
  ['package type', 'Cartons', 'CTN', true],
  ['package type', 'PALLETS', 'PX', false],
  ['package type', 'heap', 'HEAP', false],
  ['volume unit', 'cbm', 'M3', true],
  ['weight unit', 'KG', 'KGM', true],
  ['weight unit', 'stone', 'STONE', false],
] as const)('of a %s, %s is %s', (kind, text, code, isMapped) => {
  expect(unitCode(kind, text, ROWS)).toEqual({ code, isMapped });
});

test('a unit of theirs is ours by the first row that leads to it', () => {
  expect([ownUnit('CTN', ROWS), ownUnit('SET', ROWS)]).toEqual(['CT', 'SET']);
});
