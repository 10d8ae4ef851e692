import { expect, test } from 'vitest';
import { canonicalText } from '../labels/tokens.js';
import type { Rows } from './rows.js';
import { TITLES_OF_OTHERS, TITLES_OF_TYPES } from './types.js';

const papers = Object.entries<Rows>({ ...TITLES_OF_TYPES, ...TITLES_OF_OTHERS });
const rows = papers.flatMap(([paper, titles]) => titles.map((row) => ({ paper, row })));

test('each row has words, a language, and where they come from', () => {
  const faults = rows.filter(
    ({ row: [words = '', language = '', source = '', size, ...more] }) =>
      canonicalText(words) === '' ||
      !/^[a-z]{2}$/.test(language) ||
      !['standard', 'trade', 'form'].includes(source) ||
      (size !== undefined && size !== 'large') ||
      more.length > 0,
  );
  expect(faults).toEqual([]);
});

test('no words are the title of two kinds of paper', () => {
  const papersOf = new Map<string, Set<string>>();
  for (const { paper, row } of rows) {
    const words = canonicalText(row[0] ?? '');
    papersOf.set(words, (papersOf.get(words) ?? new Set()).add(paper));
  }
  expect([...papersOf].filter(([, owners]) => owners.size > 1)).toEqual([]);
});

test('no title stands twice in one language', () => {
  const seen = new Set<string>();
  const twice = rows.filter(({ row: [words = '', language = ''] }) => {
    const key = `${language} ${words}`;
    return seen.has(key) || !seen.add(key);
  });
  expect(twice).toEqual([]);
});
