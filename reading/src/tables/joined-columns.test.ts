import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

function tableUnder(joined: string, rows: readonly (readonly [string, string])[]) {
  const paper = new Paper().row(40, [
    [40, 'Description'],
    [200, joined],
    [400, 'Amount'],
  ]);
  for (const [index, [left, right]] of rows.entries())
    paper.row(60 + 14 * index, [
      [40, 'Wooden ruler'],
      [200, left],
      [240, right],
      [400, ['25.00', '36.00'][index] ?? ''],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  return table?.columns.map(({ role }) => role);
}

test('figures in two columns stand under two heads, whatever these say', () => {
  const rows = [
    ['10', '2.50'],
    ['4', '9.00'],
  ] as const;
  expect(tableUnder('Kappe Zipfel', rows)).toEqual(['description', 'quantity', 'unit_price', 'total_price']);
});

test('words in two columns stay together', () => {
  const rows = [
    ['Red', 'Oak'],
    ['Green', 'Beech'],
  ] as const;
  expect(tableUnder('Kappe Zipfel', rows)).toHaveLength(3);
});

test('the spaces of thousands part nothing', () => {
  const rows = [
    ['25', '200.00'],
    ['12', '150.00'],
  ] as const;
  expect(tableUnder('Kappe Zipfel', rows)).toHaveLength(3);
});

test('counts before the goods stand under words of their own', () => {
  const rows = [
    ['12 psch', 'Wooden ruler, long'],
    ['3 Stk', 'Steel hammer'],
  ] as const;
  const paper = new Paper().row(40, [
    [40, 'Pos.'],
    [80, 'Menge Einh. Leistung'],
    [330, 'EP'],
    [400, 'GP'],
  ]);
  for (const [index, [count, goods]] of rows.entries())
    paper.row(60 + 14 * index, [
      [40, String(index + 1)],
      [80, count],
      [130, goods],
      [330, ['2.50', '9.00'][index] ?? ''],
      [400, ['30.00', '27.00'][index] ?? ''],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['item', 'quantity', 'quantity_unit', 'description', 'unit_price', 'total_price']);
});
