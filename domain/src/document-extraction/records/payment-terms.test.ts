import { expect, test } from 'vitest';
import { readText } from '../document-text.js';
import { pick } from '../fields/pick.js';
import { Paper } from '../testing/paper.js';
import { readPayment } from './payment-terms.js';

const termsIn = (value: string) =>
  pick(readText({ pages: [new Paper().print(40, 40, `Payment terms: ${value}`).page()] }), ['payment_terms'], readPayment);

test('words of payment are a term', () => {
  expect(termsIn('T/T 30% deposit')).toMatchObject({ value: 'T/T 30% deposit', certainty: 0.98 });
});

test('words that speak of no payment are doubtful, and a term of delivery is none', () => {
  expect(termsIn('Brown')?.certainty).toBeLessThan(0.85);
  expect(termsIn('FOB')).toBeNull();
});
