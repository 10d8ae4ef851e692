import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { paymentInWords } from './payment-in-words.js';

test.each([
  ['Zahlbar innert 30 Tagen netto. Besten Dank für Ihren Einkauf.', 'Zahlbar innert 30 Tagen netto.'],
  ['Betaling binnen 14 dagen na factuurdatum o.v.v. factuurnummer', 'Betaling binnen 14 dagen na factuurdatum'],
  ['Payment due within 14 days of invoice', 'Payment due within 14 days of invoice'],
  ['Net 30', 'Net 30'],
  ['30 Tage netto', '30 Tage netto'],
  ['Paiement à réception', 'Paiement à réception'],
  ['E&OE. Terms: 30 days from statement. Goods remain our property.', '30 days from statement.'],
  ['Condiciones: CREDITO 30 DIAS', 'CREDITO 30 DIAS'],
  ['Late payment: 8 % interest after 30 days', undefined],
  ['Zahlbar bis 14.08.2026', undefined],
])('%s', (line, term) => {
  expect(paymentInWords(readText(fileOf(new Paper().print(40, 700, line))))?.value).toBe(term);
});
