import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';
import { paymentTermsOf } from './payment-terms.js';

const termsIn = (value: string, label = 'Payment terms') =>
  paymentTermsOf(readText({ pages: [new Paper().print(40, 40, `${label}: ${value}`).page()] }));

test('words of payment are a term', () => {
  expect(termsIn('T/T 30% deposit')).toMatchObject({ value: 'T/T 30% deposit', certainty: 0.98 });
});

test('words that speak of no payment are doubtful, and a term of delivery is none', () => {
  expect(termsIn('Brown')?.certainty).toBeLessThan(0.85);
  expect(termsIn('FOB')).toBeNull();
});

test('a term may stand where the day is asked for, and a day is none', () => {
  expect(termsIn('60 days after B/L date', 'Due date')?.value).toBe('60 days after B/L date');
  expect(termsIn('14 May 2024', 'Due date')).toBeNull();
});
