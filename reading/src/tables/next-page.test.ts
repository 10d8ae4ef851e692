import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

const ruler = [
  [40, 'Wooden ruler'],
  [250, '10'],
  [340, '2.00'],
  [450, '20.00'],
] as const;

test('a table goes on where the next page has no heads, below whatever stands at the head of that page', () => {
  const first = new Paper()
    .row(40, [
      [40, 'Description'],
      [250, 'Quantity'],
      [340, 'Unit Price'],
      [450, 'Amount'],
    ])
    .row(60, ruler);
  const next = new Paper()
    .row(30, [
      [40, 'Orchid Electronics'],
      [400, 'INV-20771'],
    ])
    .row(120, ruler)
    .row(136, ruler);
  const tables = findTables([phrasesOf(first.page()), phrasesOf(next.page(2))], 'point');
  expect(tables.map(({ rows }) => rows.length)).toEqual([1, 2]);
});
