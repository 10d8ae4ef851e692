import { expect, test } from 'vitest';
import { Paper } from '../testing/paper.js';
import { phrasesOf } from './phrases.js';
import { typeSizeOf } from './type-size.js';

test('one word that was measured too high does not make a phrase larger', () => {
  const page = new Paper().print(40, 40, 'Port of Loading').page();
  const words = page.words.map((word, index) => (index === 0 ? { ...word, box: { ...word.box, height: 1.4 * word.box.height } } : word));
  const [even, uneven] = [page.words, words].map((some) => phrasesOf({ ...page, method: 'ocr', words: some })[0]);
  expect(uneven && even && typeSizeOf(uneven) / typeSizeOf(even)).toBeCloseTo(1, 1);
});
