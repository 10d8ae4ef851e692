import { expect, test } from 'vitest';
import { phraseOfWords, phrasesOf } from '../page/phrases.js';
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

test('a title over the line that begins with a code is no part of the goods', () => {
  const phrases = phrasesOf(new Paper().lines(20, 20, ['Bulk malt', '[PILS-BB] Pilsner malt']).page());
  const [title, goods] = phrases;
  const cell = title === undefined || goods === undefined ? null : phraseOfWords(title, [...title.words, ...goods.words]);
  const parts = cell === null ? null : leadingCode({ ...cell, lines: phrases });
  expect([parts?.code.text, parts?.goods.text]).toEqual(['PILS-BB', 'Pilsner malt']);
});
