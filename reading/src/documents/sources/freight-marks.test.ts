import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { freightTermsOf } from './bill-terms.js';

const termsOf = (paper: Paper) => freightTermsOf(readText(fileOf(paper)))?.value;

test.each([
  ['☐ PREPAID ☒ COLLECT', 'COLLECT'],
  ['FREIGHT TERMS: PREPAID [X] COLLECT [ ] 3RD PARTY [ ]', 'PREPAID'],
  ['Prepaid X          Collect          3rd Party', 'PREPAID'],
  ['Freight (please mark): Pre-paid X_Collect', 'PREPAID'],
  ['PREPAID ☒ COLLECT', 'COLLECT'],
  ['☐ PREPAID COLLECT ☐ THIRD PARTY', 'COLLECT'],
  ['☐ PORT DÛ / COLLECT   PORT PAYÉ / PREPAID', 'PREPAID'],
  ['C.O.D. FEE: ☐ PREPAID ☒ COLLECT', undefined],
])('%s is %s', (words, terms) => expect(termsOf(new Paper().print(40, 40, words))).toBe(terms));

test('of two columns of charges the one with amounts tells', () => {
  const paper = new Paper()
    .row(100, [
      [40, 'CHARGES'],
      [300, 'PREPAID'],
      [400, 'COLLECT'],
    ])
    .row(116, [
      [40, 'OCEAN FREIGHT'],
      [402, '381.15'],
    ]);
  expect(termsOf(paper)).toBe('COLLECT');
});
