import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { styleByProducts } from './products-on-lines.js';

const styleOf = (...rows: readonly (readonly string[])[]) => styleByProducts([phrasesOf(new Paper().table(40, rows).page())]);

test('counts that come to a number only if its point parts thousands tell how numbers are written', () => {
  expect(styleOf(['TUL-12', '24', '250', '6.000'], ['TUL-34', '12', '300', '3.600'])).toBe('comma');
  expect(styleOf(['TUL-12', '24', '250', '6.000'], ['TUL-34', '12', '300', '9.100'])).toBeNull();
  expect(styleOf(['Steel', '2', '3', '6.000'], ['Brass', '20', '300', '6.000'], ['Zinc', '30', '100', '3.000'])).toBeNull();
});
