import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { likelyLabel } from './likely-label.js';
import { tokensOf } from './tokens.js';

const guess = (text: string) => likelyLabel(text, tokensOf(text));

test.each([
  ['Airport of actual loading', 'port_of_loading'],
  ['Method of onward carriage:', 'transport_mode'],
  ['Country in which manufactured', 'country_of_origin'],
  ['Customer order code', 'purchase_order'],
  ['Place of taking cargo in charge', 'place_of_receipt'],
  ['Final unloading seaport:', 'port_of_discharge'],
])('%s most likely names %s', (text, concept) => {
  expect(guess(text)).toMatchObject({ concepts: [concept], isGuess: true });
});

test.each([
  'OCEAN BILL OF LADING',
  'Freight prepaid at origin',
  'Melbourne Port Agency',
  'OF BUYER',
  'Quantity',
  'United States',
  'Methyl bromide',
  'Cash against documents',
  'Commercial Road',
  'Test Exporter Inc',
])('%s is no likely label', (text) => {
  expect(guess(text)).toBeNull();
});

test('A value beside a guessed label is doubted', () => {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 16)
    .print(40, 80, 'Country in which manufactured: Italy')
    .print(40, 100, 'Invoice No.: A-17');
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(segment?.header['country_of_origin']).toMatchObject({ value: 'Italy' });
  expect(segment?.header['country_of_origin']?.confidence).toBeLessThan(0.9);
  expect(segment?.header['invoice_number']?.confidence).toBeGreaterThan(0.9);
});
