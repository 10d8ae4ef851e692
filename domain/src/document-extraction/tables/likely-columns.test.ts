import { expect, test } from 'vitest';
import type { Column } from './columns.js';
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
