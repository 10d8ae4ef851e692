import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import type { DeclaredLine } from './declared-entry.js';
import { otherClaims } from './other-claims.js';
import { roundingOn } from './rounding.js';
import { sampleLine } from './testing/sample-entry.js';
import { sampleTables } from './testing/sample-tables.js';

const DAY = '2025-12-01';

function offers(line: Partial<DeclaredLine>) {
  const tables = sampleTables();
  const { round } = roundingOn(tables, DAY);
  return otherClaims(sampleLine(line), new Decimal('1000'), { tables, day: DAY, round });
}

const told = (line: Partial<DeclaredLine>) =>
  offers(line).map(({ claim, saving }) => [claim.preference?.scheme ?? claim.treatment?.code, saving]);

test('shirts of China: the schemes of their country and a concession, the greatest saving first', () => {
  expect(told({ origin: 'CN' })).toEqual([
    ['ChAFTA', '50.00'],
    ['001', '50.00'],
    ['RCEP', '40.00'],
  ]);
});

test('each says what it rests on and what it lacks', () => {
  expect(offers({ origin: 'CN' })[0]).toMatchObject({ restsOn: 'COO', duty: '0.00', lacks: ['origin-document', 'rule-of-origin'] });
  expect(offers({ origin: null })).toMatchObject([{ restsOn: 'TCO 2512345', lacks: ['goods-of-instrument'] }]);
});

test('what a line claims already, and what would save nothing, is no offer', () => {
  expect(told({ origin: 'CN', preference: { scheme: 'ChAFTA', origin: 'CN', rule: 'WO' } })).toEqual([]);
  expect(told({ origin: 'CN', preference: { scheme: 'RCEP', origin: 'CN', rule: 'PSR' } })).toEqual([
    ['ChAFTA', '10.00'],
    ['001', '10.00'],
  ]);
});

test('a line without duty, or whose duty cannot be computed, has none', () => {
  expect(told({ origin: 'CN', tariffItem: '84713000' })).toEqual([]);
  expect(told({ origin: 'CN', tariffItem: '99999999' })).toEqual([]);
});
