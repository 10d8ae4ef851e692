import { expect, test } from 'vitest';
import { isSentence } from './sentences.js';

test.each([
  'We hereby declare that the goods are new',
  'This is to certify that the goods described above were treated',
  'that the above details are correct and that all',
])('%s', (text) => {
  expect(isSentence(text)).toBe(true);
});

test.each([
  'Hydraulic hose assembly, 1/2 inch, two wire braid, 1.5 m',
  'SAME AS CONSIGNEE',
  'Will & May Trading Co., Ltd.',
  'Set of knives with block',
])('%s is no sentence', (text) => {
  expect(isSentence(text)).toBe(false);
});
