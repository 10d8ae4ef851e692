import { expect, test } from 'vitest';
import { canonicalText } from '../labels/tokens.js';
import columnPrecedence from './columns/precedence.json' with { type: 'json' };
import { COLUMNS } from './columns.js';
import labelPrecedence from './labels/precedence.json' with { type: 'json' };
import { LABELS } from './labels.js';
import type { Rows } from './rows.js';

/** Where a spelling may be known from: a public standard, the use of the trade, a printed form that many fill in. Never one sample. */
const SOURCES = new Set(['standard', 'trade', 'form']);

/** The languages whose words are known. */
const LANGUAGES = new Set('bg cs da de el en es et fi fr hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sv tr uk vi zh'.split(' '));

const TABLES: [name: string, files: Readonly<Record<string, Rows>>, precedence: Rows][] = [
  ['labels', LABELS, labelPrecedence],
  ['columns', COLUMNS, columnPrecedence],
];

test.each(TABLES)('No spelling of %s stands in two files, unless it is said which goes first', (_, files, precedence) => {
  const named = new Map<string, string[]>();
  for (const [name, rows] of Object.entries(files)) {
    for (const [words = ''] of rows) named.set(canonicalText(words), [...(named.get(canonicalText(words)) ?? []), name]);
  }
  const doubles = [...named].filter(([, names]) => names.length > 1).map(([text, names]) => [text, ...names.toSorted()].join(' | '));
  const stated = Map.groupBy(precedence, ([words = '']) => canonicalText(words));
  const answered = [...stated].map(([text, rows]) => [text, ...new Set(rows.flatMap(([, ...names]) => names))]);
  expect(doubles.toSorted()).toEqual(answered.map(([text, ...names]) => [text, ...names.toSorted()].join(' | ')).toSorted());
});

test.each(TABLES)('Each spelling of %s has a language and a source, and a sample is none', (_, files) => {
  const rows = Object.values(files).flat();
  const isRight = ([words = '', language = '', source = '', ...rest]: readonly string[]) =>
    canonicalText(words) !== '' && LANGUAGES.has(language) && SOURCES.has(source) && ['', 'often'].includes(rest.join(' '));
  expect(rows.filter((row) => !isRight(row))).toEqual([]);
});

test.each(TABLES)('The spellings of each file of %s stand in order, by language', (_, files) => {
  const keys = Object.values(files).map((rows) => rows.map(([words = '', language = '']) => `${language} ${words}`));
  expect(keys).toEqual(keys.map((lines) => lines.toSorted()));
});
