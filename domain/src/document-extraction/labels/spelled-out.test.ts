import { expect, test } from 'vitest';
import { labelVocabulary } from './concepts.js';
import { FURTHER_LABELS } from './further-labels.js';
import { spelledOut } from './spelled-out.js';
import { canonicalText } from './tokens.js';

test('Words in braces go with the same others', () => {
  expect(spelledOut('{our,} invoice {no,date}|bill:')).toEqual([
    'our invoice no',
    'our invoice date',
    'invoice no',
    'invoice date',
    'bill:',
  ]);
});

test('A word that needs a colon keeps it', () => {
  expect(spelledOut('{charges:,extras:}')).toEqual(['charges:', 'extras:']);
});

test('No table of labels has a brace that is left open', () => {
  const words = FURTHER_LABELS.flatMap((table) => Object.values(table).flatMap(spelledOut));
  expect(words.filter((word) => /[{}]/u.test(word))).toEqual([]);
});

test.each([
  ['Our Invoice Ref.', 'invoice_number'],
  ["Buyer's Order No. & Date", 'purchase_order'],
  ['Add: Sea Freight', 'freight'],
  ['Less: Special Discount', 'discount'],
  ['Total Value of Merchandise', 'goods_total'],
  ['Montant total', 'total_amount'],
  ['Nettogewicht', 'net_weight'],
  ['Cảng xếp hàng', 'port_of_loading'],
  ['Ödeme şekli', 'payment_terms'],
  ['インボイス番号', 'invoice_number'],
  ['总净重', 'net_weight'],
])('%s names %s', (words, concept) => {
  expect(labelVocabulary.conceptOf(canonicalText(words))).toBe(concept);
});
