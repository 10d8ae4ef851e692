import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { columnRoleOf } from '../tables/column-roles.js';
import { findLabels } from '../testing/find-labels.js';
import { Paper } from '../testing/paper.js';
import { isBoxNumbered } from './box-numbers.js';

test.each([
  ['8 Consignee', true],
  ['2a Date / tax point', true],
  ['3 Declared name and address of consignee', true],
  ['12 Marks and numbers', true],
  ['5 CARTONS', false],
  ['12 May 2024', false],
  ['40 PCS', false],
  ['12 rue de la Gare', false],
])('%s begins with the number of a box: %s', (text, isNumbered) => {
  expect(isBoxNumbered(text)).toBe(isNumbered);
});

test.each([
  ['5 Buyer if not consignee', ['buyer']],
  ['9 Port of loading', ['port_of_loading']],
  ['1.16. Port of discharge', ['port_of_discharge']],
])('%s is a label', (text, concepts) => {
  expect(findLabels(phrasesOf(new Paper().print(40, 40, text).page()))).toMatchObject([{ concepts, ending: 'bare' }]);
});

test('an address that begins like a label is none', () => {
  expect(findLabels(phrasesOf(new Paper().print(40, 40, '12 Invoice Street').page()))).toEqual([]);
});

test('a column may have the number of a box before its head', () => {
  expect(columnRoleOf('12d Commodity code')).toBe('hs_code');
});
