import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { signatureOf } from './signature.js';

const invoice = () => new Paper().print(40, 40, 'COMMERCIAL INVOICE').print(40, 60, 'Total 40.00');

test.each([
  'Diese Rechnung wurde maschinell erstellt und ist ohne Unterschrift gültig.',
  'This certificate was issued electronically and is valid without signature.',
  'Computer generated document, no signature required',
])('a paper that says %s has none', (words) => {
  expect(signatureOf(readText(fileOf(invoice().print(40, 700, words))))).toMatchObject({ value: false, certainty: 0.95 });
});

test('what a program printed without a place to sign is not signed, doubtfully, and of a scan nothing is said', () => {
  const page = { ...invoice().page(), method: 'ocr' as const };
  expect(signatureOf(readText({ pages: [page] }))).toBeNull();
  expect(signatureOf(readText(fileOf(invoice())))).toMatchObject({ value: false, certainty: 0.6 });
});
