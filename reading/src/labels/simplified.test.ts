import { expect, test } from 'vitest';
import { labelVocabulary } from './concepts.js';
import { simplified } from './simplified.js';
import { canonicalText } from './tokens.js';

test('Traditional letters become simplified ones, others stay', () => {
  expect(simplified('發票號碼 ABC 品名')).toBe('发票号码 ABC 品名');
});

test.each([
  ['客戶', 'buyer'],
  ['裝貨港', 'port_of_loading'],
  ['總金額', 'total_amount'],
])('%s names %s', (words, concept) => {
  expect(labelVocabulary.conceptOf(canonicalText(words))).toBe(concept);
});
