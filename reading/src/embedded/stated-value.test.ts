import { expect, test } from 'vitest';
import { statedValue } from './stated-value.js';
import type { StatedKind } from './syntax.js';

const cases: [StatedKind, string, string | null][] = [
  ['amount', '1190.00', '1190.00'],
  ['amount', '12.500000', '12.50'],
  ['amount', '+7', '7'],
  ['amount', '1e9', null],
  ['amount', 'NaN', null],
  ['amount', '1,190.00', null],
  ['amount', '9'.repeat(40), null],
  ['share', '0.00', null],
  ['share', '5.00', '5.00'],
  ['day', '20261130', '2026-11-30'],
  ['day', '2026-11-30+01:00', '2026-11-30'],
  ['day', '20261331', null],
  ['code', 'EUR', 'EUR'],
  ['code', 'Euro', null],
  ['country', 'DE', 'DE'],
  ['country', 'XX', null],
  ['unit', 'C62', 'C62'],
  ['unit', 'XCT', 'CT'],
  ['unit', '<script>', null],
  ['identifier', 'A 17', 'A 17'],
  ['identifier', 'A\u202E17\u0000', 'A17'],
  ['identifier', 'n/a', null],
  ['name', 'x'.repeat(501), null],
];

test.each(cases)('as %s, %s is %s', (kind, text, value) => {
  expect(statedValue(text, kind)).toBe(value);
});
