import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { leadingCode } from './leading-code.js';

function partsOf(text: string) {
  const [phrase] = phrasesOf(new Paper().print(20, 20, text).page());
  const parts = phrase === undefined ? null : leadingCode({ ...phrase, lines: [phrase] });
  return parts === null ? null : [parts.code.text, parts.goods.text];
}

test('a code in square brackets before the goods', () => {
  expect(partsOf('[FURN_7777] Office chair')).toEqual(['FURN_7777', 'Office chair']);
});

test('a code of the tariff and a word in brackets are none', () => {
  expect(partsOf('[9202.90.90] electric guitar')).toBeNull();
  expect(partsOf('[used] electric guitar')).toBeNull();
});
