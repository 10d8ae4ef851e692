import { expect, test } from 'vitest';
import { pick } from '../../fields/pick.js';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { readPayment, readPaymentForDay } from './payment-terms.js';

const textOf = (words: string) => readText({ pages: [new Paper().print(40, 40, words).page()] });
const termsIn = (value: string) => pick(textOf(`Payment terms: ${value}`), ['payment_terms'], readPayment);
const termsForDay = (value: string) => pick(textOf(`Due date: ${value}`), ['due_date'], readPaymentForDay);

test('words of payment are a term', () => {
  expect(termsIn('T/T 30% deposit')).toMatchObject({ value: 'T/T 30% deposit', certainty: 0.98 });
});

test('words that speak of no payment are doubtful, and a term of delivery is none', () => {
  expect(termsIn('Brown')?.certainty).toBeLessThan(0.85);
  expect(termsIn('FOB')).toBeNull();
});

test('a term may stand where the day is asked for, and a day is none', () => {
  expect(termsForDay('60 days after B/L date')?.value).toBe('60 days after B/L date');
  expect(termsForDay('14 May 2024')).toBeNull();
});
