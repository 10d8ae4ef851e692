import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { pageNumbersOn } from './page-number.js';

const numbersIn = (text: string) => pageNumbersOn(phrasesOf(new Paper().print(40, 800, text).page()));

test.each([
  ['Page 2 of 3', 2, 3],
  ['PAGE NO. 1/2', 1, 2],
  ['Seite: 2 von 3', 2, 3],
  ['Blatt 2/2', 2, 2],
  ['Página 1 de 4', 1, 4],
  ['Pagina 2 di 2', 2, 2],
  ['Strona 2 z 3', 2, 3],
  ['Sida 2(3)', 2, 3],
  ['Trang 1/2', 1, 2],
  ['第2页 共3页', 2, 3],
  ['第 2 页', 2, null],
  ['Page 2', 2, null],
])('%s', (text, number, of) => {
  expect(numbersIn(text)).toEqual([{ number, of }]);
});

test.each(['Page 7 of the contract', 'Homepage 2/3', 'Page 3 of 2', 'Side 4 is damaged'])('%s says no place among pages', (text) => {
  expect(numbersIn(text)).toEqual([]);
});
