import { entriesOf } from '@tallyport/domain/entries';
import { expect, test } from 'vitest';
import { BILL_HEADS } from '../tables/heads/bill-heads.js';
import { COLUMN_HEADS } from '../tables/heads/column-heads.js';
import { FORM_HEADS } from '../tables/heads/form-heads.js';
import { FURTHER_HEADS } from '../tables/heads/further-heads.js';
import { TRADE_HEADS } from '../tables/heads/trade-heads.js';
import { labelVocabulary } from './concepts.js';
import { ENGLISH_LABELS } from './english-labels.js';
import { FURTHER_LABELS } from './further-labels.js';
import { spelledOut } from './spelled-out.js';
import { canonicalText } from './tokens.js';

const HEADS = [COLUMN_HEADS, FURTHER_HEADS, TRADE_HEADS, BILL_HEADS, FORM_HEADS];

test('Words in braces go with the same others', () => {
  expect(spelledOut('{our,} invoice {no,date}\nbill:')).toEqual([
    'our invoice no',
    'our invoice date',
    'invoice no',
    'invoice date',
    'bill:',
  ]);
});

test('An entry goes on behind a comma at the end of its line', () => {
  expect(spelledOut('\n  {our,\n    your} ref\n  file no\n')).toEqual(['our ref', 'your ref', 'file no']);
});

test('A word that needs a colon keeps it', () => {
  expect(spelledOut('{charges:,extras:}')).toEqual(['charges:', 'extras:']);
});

test('No table of labels has a brace that is left open', () => {
  const words = FURTHER_LABELS.flatMap((table) => Object.values(table).flatMap(spelledOut));
  expect(words.filter((word) => /[{}]/u.test(word))).toEqual([]);
});

test.each([ENGLISH_LABELS, ...FURTHER_LABELS, ...HEADS])('The words of each concept stand in order and none twice, table %#', (table) => {
  const lists = Object.values(table).map((words) => entriesOf(words.replaceAll(/,\n\s*/gu, ',')));
  expect(lists).toEqual(lists.map((words) => [...new Set(words)].toSorted()));
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
