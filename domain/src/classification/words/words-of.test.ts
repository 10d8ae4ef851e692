import { expect, test } from 'vitest';
import { wordsOf } from './words-of.js';

test.each([
  ['Ladies’ Woollen Scarves', ['woman', 'wool', 'scarf']],
  ['grey tyre levers', ['gray', 'tire', 'lever']],
  ['Crème brûlée torches', ['creme', 'brulee', 'torch']],
  ['hoodie', ['hoody']],
  ['T-shirt, T shirts', ['tshirt', 'tshirt']],
  ['wmns shmp', ['woman', 'shampoo']],
  ['non-alcoholic beer', ['nonalcoholic', 'beer']],
  ['rugs, other than of wool', ['rug']],
  ['pack of 12 new pens', ['pen']],
  ['Schuhe für Damen', ['schuhe', 'damen']],
  ['Fußball; koszulka żółta; smørefedt', ['fussball', 'koszulka', 'zolta', 'smorefedt']],
  ['烘焙咖啡 beans', ['烘焙', '焙咖', '咖啡', 'bean']],
  ['茶', ['茶']],
  ['—', []],
])('%s is compared by %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
