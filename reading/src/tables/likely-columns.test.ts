import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import type { Column } from './columns.js';
import { findTables } from './find-tables.js';
import { byHeads } from './likely-columns.js';
import type { TableRow } from './rows.js';

const column = (head: string, role: Column['role'], likely?: Column['likely']): Column => ({
  role,
  head,
  left: 0,
  right: 1,
  ...(likely === undefined ? {} : { likely }),
});

const rowsOf = (columns: readonly Column[], ...rows: readonly string[][]): TableRow[] =>
  rows.map((texts) => ({ cells: new Map(columns.map((one, index) => [one, { text: texts[index] ?? '' }])) }) as unknown as TableRow);

const roles = (columns: readonly Column[], ...rows: string[][]) =>
  byHeads(columns, columns, rowsOf(columns, ...rows), { decimal: '.' } as never).map(({ role, isGuess }) => [role, isGuess ?? false]);

test('A column takes what its head makes likely, as a guess', () => {
  expect(
    roles([column('Goods', 'description'), column('Mass of net kind', null, 'net_weight')], ['Chairs', '12.5'], ['Tables', '30']),
  ).toEqual([
    ['description', false],
    ['net_weight', true],
  ]);
});

test('Not where its cells have another form', () => {
  expect(roles([column('Mass of net kind', null, 'net_weight')], ['twelve'], ['many'])).toEqual([[null, false]]);
});

test('Not what another column holds, and not what two heads make likely', () => {
  const likely = column('Mass of net kind', null, 'net_weight');
  expect(roles([column('Net weight', 'net_weight'), likely], ['1', '2'])[1]).toEqual([null, false]);
  expect(roles([likely, column('Net mass here', null, 'net_weight')], ['1', '2'])).toEqual([
    [null, false],
    [null, false],
  ]);
});

test('Heads of which none names goods make a table where enough of them are likely', () => {
  const paper = new Paper();
  for (const [index, texts] of [
    ['Pos', 'Kappe', 'Quantity in total shipped', 'Unit Price', 'Net amount of line'],
    ['1', 'Steel hammer with handle', '10', '2.00', '20.00'],
    ['2', 'Wooden ruler of 30 cm', '30', '2.00', '60.00'],
  ].entries())
    paper.row(
      40 + 16 * index,
      texts.map((text, at) => [[40, 80, 240, 400, 480][at] ?? 0, text] as const),
    );
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['item', 'description', 'quantity', 'unit_price', 'total_price']);
});
