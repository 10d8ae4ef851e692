import { expect, test } from 'vitest';
import { statedIn } from './packing-statements.js';

test.each([
  ['No unacceptable packaging material has been used.', { q1_unacceptable_packaging: 'NO' }],
  ['The cargo is not packed in straw, hay or chaff.', { q1_unacceptable_packaging: 'NO' }],
  ['Peat and rice husk were used as packing.', { q1_unacceptable_packaging: 'YES' }],
  ['A. Timber dunnage has been used in this shipment.', { q2_timber: 'YES' }],
  ['Wooden pallets were not used.', { q2_timber: 'NO' }],
  ['Timber or bamboo packing has not been used.', { q2_timber: 'NO', q2_bamboo: 'NO' }],
  ['Bamboo has not been used to pack the goods.', { q2_bamboo: 'NO' }],
  ['All timber packaging has been treated and marked under ISPM 15.', { q3_ispm15: true }],
])('%s is an answer', (sentence, answers) => {
  expect(Object.fromEntries(statedIn(sentence).map(({ field, value }) => [field, value]))).toEqual(answers);
});

test.each([
  'Has timber packaging been used in this shipment',
  '2. Have straw, hay or chaff been used?',
  'If timber packaging has been used it must be treated.',
  'Timber packaging has / has not been used.',
  'Timber packaging includes crates, cases and pallets.',
  'Straw, peat and hay are not permitted.',
  'All timber packaging has been treated with methyl bromide.',
  'The container is free from soil and plant material.',
])('%s states nothing', (sentence) => {
  expect(statedIn(sentence)).toEqual([]);
});
