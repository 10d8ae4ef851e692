import { expect, test } from 'vitest';
import { isOneEdit } from './one-edit.js';

test.each([
  ['hammer', 'hamer'],
  ['hamer', 'hammer'],
  ['wrench', 'wrensh'],
  ['pliers', 'plires'],
])('%s and %s are one edit apart', (left, right) => {
  expect(isOneEdit(left, right)).toBe(true);
});

test.each([
  ['hammer', 'hmr'],
  ['saw', 'axe'],
  ['chisel', 'chisles'],
])('%s and %s are further apart', (left, right) => {
  expect(isOneEdit(left, right)).toBe(false);
});
