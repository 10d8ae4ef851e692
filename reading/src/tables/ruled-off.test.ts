import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

test('texts that are ruled off below heads are none of these, and a column may be ruled once more within', () => {
  const sides = [40, 140, 300, 400, 470, 540];
  const paper = new Paper();
  for (const [at, left] of sides.slice(0, -1).entries()) paper.box(left, 40, sides[at + 1] ?? 0, 60);
  for (const top of [60, 80, 100])
    for (const [at, left] of sides.slice(0, -1).entries()) paper.box(left, top, sides[at + 1] ?? 0, top + 20);
  for (const top of [80, 100]) paper.box(300, top, 350, top + 20);
  paper
    .row(
      45,
      ['Marks', 'Description', 'Quantity', 'Price', 'Amount'].map((text, at) => [(sides[at] ?? 0) + 4, text] as const),
    )
    .row(65, [
      [44, 'N.T.S.'],
      [404, 'FOB NINGBO'],
    ])
    .row(85, [
      [44, 'MELBOURNE'],
      [144, 'Long nose pliers'],
      [304, '2,400'],
      [354, 'PCS'],
      [404, '1.18'],
      [474, '2,832.00'],
    ])
    .row(105, [
      [144, 'Claw hammer'],
      [304, '1,200'],
      [354, 'PCS'],
      [404, '2.06'],
      [474, '2,472.00'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ head }) => head)).toEqual(['Marks', 'Description', 'Quantity', 'Price', 'Amount']);
  expect(table?.rows.flatMap(({ cells }) => [...cells].flatMap(([{ role }, { text }]) => (role === 'total_price' ? text : [])))).toEqual(
    expect.arrayContaining(['2,832.00', '2,472.00']),
  );
});
