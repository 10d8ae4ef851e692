import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { codeAndOrigin } from './code-and-origin.js';

function partsOf(text: string) {
  const [phrase] = phrasesOf(new Paper().print(20, 20, text).page());
  const parts = codeAndOrigin(phrase ?? null);
  return parts === null ? null : [parts.code.text, parts.origin.text];
}

test('a code and a country in one cell, in either order', () => {
  expect(partsOf('3304.99 / AU')).toEqual(['3304.99', 'AU']);
  expect(partsOf('DE 84138100')).toEqual(['84138100', 'DE']);
  expect(partsOf('84138100 (Italy)')).toEqual(['84138100', 'Italy']);
});

test('a code alone, and one beside other words, says nothing of the origin', () => {
  expect(partsOf('3304.99')).toBeNull();
  expect(partsOf('3304.99 cosmetics')).toBeNull();
});
