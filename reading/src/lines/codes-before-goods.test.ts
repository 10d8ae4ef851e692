import { expect, test } from 'vitest';
import type { Understood } from '../fields/field-reading.js';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { withCodesBeforeGoods } from './codes-before-goods.js';
import type { Line } from './invoice-line.js';

/** A line with this description, and with this code where there is one. */
function line(description: string, code?: string): Line {
  const told = (text: string): Understood => ({ value: text, from: phrasesOf(new Paper().print(40, 40, text).page()), certainty: 0.9 });
  return new Map([['description', told(description)], ...(code === undefined ? [] : [['product_code', told(code)] as const])]);
}

const read = (...lines: readonly Line[]) =>
  withCodesBeforeGoods(lines).map((own) => [own.get('product_code')?.value ?? null, own.get('description')?.value]);

test('codes of one form before the goods of all lines are those of the goods', () => {
  const lines = [line('70.4418.02 Polyamide granules'), line('70.4470.00 Copolymer natural')];
  expect(read(...lines)).toEqual([
    ['70.4418.02', 'Polyamide granules'],
    ['70.4470.00', 'Copolymer natural'],
  ]);
});

test('a code that is known already is no part of what the goods are', () => {
  expect(read(line('HYM-10 Sheet mask', 'HYM-10'), line('CLF-150 Cleansing foam', 'CLF-150'))).toEqual([
    ['HYM-10', 'Sheet mask'],
    ['CLF-150', 'Cleansing foam'],
  ]);
});

test('numbers that count the lines of an order are no codes of goods', () => {
  expect(read(line('KT-4471 Hinge', '10'), line('KT-4480 Latch', '20'))).toEqual([
    ['KT-4471', 'Hinge'],
    ['KT-4480', 'Latch'],
  ]);
  expect(read(line('KT-4471 Hinge', '10'), line('KT-4480 Latch', '70'))[0]).toEqual(['10', 'KT-4471 Hinge']);
});

test.each([
  ['one line alone', ['KT-4471 Hinge']],
  ['a line without one', ['KT-4471 Hinge', 'Latch of brass']],
  ['the same before all', ['PA66-30 granules, black', 'PA66-30 granules, natural']],
  ['measures', ['DN100 valve', 'DN125 valve']],
  ['sizes', ['1200x800 board', '1400x900 board']],
])('what goods are keeps %s', (_case, descriptions) => {
  expect(read(...descriptions.map((text) => line(text)))).toEqual(descriptions.map((text) => [null, text]));
});
