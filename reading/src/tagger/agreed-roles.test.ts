import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';
import { type TestTag, taggedPage } from '../testing/tagged-page.js';
import { agreedRoles } from './agreed-roles.js';
import { CELL_ROLES } from './cell-role.js';

const TEXT = readText({
  pages: [
    new Paper()
      .table(40, [
        ['Ball', '5', '10.00'],
        ['Hose', '3', '12.00'],
        ['Tap', '2', '9.00'],
        ['Pipe', '7', '21.00'],
      ])
      .page(),
  ],
});
const ROLES = ['description', 'quantity', 'total_price'] as const;

/** What the cells are, as the network tells them; those of some words it tells otherwise. */
function agreed(otherwise: Readonly<Record<string, (typeof ROLES)[number] | null>>): (string | undefined)[] {
  const tagOf = (word: string, at: number): TestTag | null => {
    const role = word in otherwise ? otherwise[word] : ROLES[at % 3];
    return role == null ? null : { role, isFirst: at % 3 === 0 };
  };
  return agreedRoles(taggedPage(TEXT, tagOf)).map((role) => CELL_ROLES[role - 1]);
}

test('a cell that the network missed is what nearly all others of its column are', () => {
  expect(agreed({ '9.00': null })).toEqual([...ROLES, ...ROLES, ...ROLES, ...ROLES]);
  expect(agreed({ '3': 'total_price' })).toEqual([...ROLES, ...ROLES, ...ROLES, ...ROLES]);
});

test('where a column is told in two ways it stays so', () => {
  expect(agreed({ '9.00': null, '21.00': null }).filter((role) => role === undefined)).toHaveLength(2);
});
