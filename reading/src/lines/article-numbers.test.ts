import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { withoutArticleNumber } from './article-numbers.js';

function codeIn(text: string): string | undefined {
  const [phrase] = phrasesOf(new Paper().print(20, 20, text).page());
  return withoutArticleNumber(phrase ?? null)?.text;
}

test('a global article number beside a code is no part of it', () => {
  expect(codeIn('ZS997 4123456000014 (GTIN)')).toBe('ZS997');
  expect(codeIn('ZS997 4123456000013')).toBe('ZS997');
  expect(codeIn('ZS997 412345600013')).toBe('ZS997 412345600013');
  expect(codeIn('4123456000014')).toBe('4123456000014');
});
