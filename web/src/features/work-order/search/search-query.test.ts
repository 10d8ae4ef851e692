import { expect, test } from 'vitest';
import { limitOf, refusalOf, searchAddress, termsOf } from './search-query.js';

test.each([
  [undefined, 'abcde', 'noOrganisation'],
  ['', ';', 'noOrganisation'],
  ['o', '', 'empty'],
  ['o', '  ', 'empty'],
  ['o', ';', 'empty'],
  ['o', ' ; ; ', 'empty'],
  ['o', 'abcd', 'short'],
  ['o', '  abcd  ', 'short'],
  ['o', 'ab;c', 'short'],
  ['o', 'abcde', null],
  ['o', 'ab;cd', null],
  ['o', 'x'.repeat(99), null],
  ['o', 'x'.repeat(100), 'long'],
  ['o', ` ${'x'.repeat(99)} `, null],
  ['o', '%%%%%', null],
  ['o', '(a+)+$', null],
] as const)('fault 104: in %j the query %j is refused as %s', (org, query, refusal) => {
  expect(refusalOf(org, query)).toBe(refusal);
});

test('terms are what stands between semicolons', () => {
  expect(termsOf(' wattle ;; CLNB;')).toEqual(['wattle', 'CLNB']);
});

test.each([
  ['50', 50],
  ['1', 1],
  ['200', 200],
  ['0', 50],
  ['201', 50],
  ['1.5', 50],
  ['abc', 50],
  [null, 50],
])('fault 105: a limit of %j asks for %i', (text, limit) => {
  expect(limitOf(text)).toBe(limit);
});

test('the address of a search keeps what means something in addresses', () => {
  expect(searchAddress('o', 'a&b=c;#%')).toBe('/organization/o/search_jobs?q=a%26b%3Dc%3B%23%25&limit=50');
});
