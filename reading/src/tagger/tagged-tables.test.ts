import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';
import { type TestTag, taggedPage } from '../testing/tagged-page.js';
import { taggedTables } from './tagged-tables.js';

const PAPER = new Paper().lines(40, 40, ['Goods of today', 'Ball valve 5 2.00 10.00', 'brass', 'Hose 3 4.00 12.00', 'Thank you']);
const TAGS: Readonly<Record<string, TestTag>> = {
  Ball: { role: 'description', isFirst: true },
  valve: { role: 'description' },
  brass: { role: 'description' },
  '5': { role: 'quantity' },
  '2.00': { role: 'unit_price' },
  '10.00': { role: 'total_price' },
  Hose: { role: 'description', isFirst: true },
  '3': { role: 'quantity' },
  '4.00': { role: 'unit_price' },
  '12.00': { role: 'total_price' },
};

function rowsWith(tags: Readonly<Record<string, TestTag>>): Record<string, string>[] {
  const text = readText({ pages: [PAPER.page()] });
  const tables = taggedTables([taggedPage(text, (word) => tags[word] ?? null)]);
  return tables.flatMap(({ rows }) =>
    rows.map(({ cells }) => Object.fromEntries([...cells].map(([{ role }, { text: told }]) => [String(role), told] as const))),
  );
}

test('rows begin where the network says so, and words below go on with the cell', () => {
  expect(rowsWith(TAGS)).toEqual([
    { description: 'Ball valve brass', quantity: '5', unit_price: '2.00', total_price: '10.00' },
    { description: 'Hose', quantity: '3', unit_price: '4.00', total_price: '12.00' },
  ]);
});

test('words alone, and figures alone, are no row of goods', () => {
  expect(rowsWith({ Thank: { role: 'description', isFirst: true }, ...TAGS })).toHaveLength(2);
  expect(rowsWith({ '5': { role: 'quantity', isFirst: true } })).toEqual([]);
});
