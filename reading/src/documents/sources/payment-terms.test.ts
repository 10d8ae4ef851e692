import { expect, test } from 'vitest';
import { pick } from '../../fields/pick.js';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { paymentBesideDelivery, readPayment, readPaymentAtAll, readPaymentForDay, readPaymentInTime } from './payment-terms.js';

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

test.each([
  ['Payment: T/T, 100% before shipment, bank Alder Bank 8801 1002', 'T/T, 100% before shipment'],
  ['Forma de pago: 40 % a la aceptación, 60 % antes del envío. Tres cajas de cartón', '40 % a la aceptación, 60 % antes del envío'],
])('%s', (line, term) => {
  const text = readText(fileOf(new Paper().print(40, 100, line)));
  expect(pick(text, ['payment_terms'], readPayment)?.value).toBe(term);
});

test('a box for both terms tells that of payment beside that of delivery', () => {
  const box = (lines: string[]) =>
    paymentBesideDelivery(readText(fileOf(new Paper().box(30, 90, 300, 160).lines(35, 95, ['Terms of delivery and payment', ...lines]))))
      ?.value;
  expect(box(['CFR Manzanillo, Incoterms 2020', 'Irrevocable L/C at 60 days'])).toBe('Irrevocable L/C at 60 days');
  expect(box(['SALE - DAP PENTICTON - NET 30 DAYS'])).toBe('NET 30 DAYS');
});

test.each(['99 - Por definir', 'PPD - Pago en parcialidades o diferido', 'Credit transfer (30)', '20 - OTROS CON UTILIZACION DEL SISTEMA'])(
  'by what means one pays is no term: %s',
  (words) => {
    expect(pick(textOf(`Payment terms: ${words}`), ['payment_terms'], readPaymentAtAll)).toBeNull();
  },
);

test('what says when comes before what does not, and a term of delivery before it is left out', () => {
  const text = readText(fileOf(new Paper().lines(40, 40, ['Payment: Communication A-17', 'Payment terms: 30 Days'])));
  expect(pick(text, ['payment_terms'], readPaymentInTime)?.value).toBe('30 Days');
  expect(termsIn('CIP Callao (Incoterms® 2020) 30% advance, 70% before shipment')?.value).toBe('30% advance, 70% before shipment');
});
