import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { titledInvoiceNumber } from './titled-number.js';

test.each([
  ['Invoice 1884', '1884'],
  ['TAX INVOICE INV-2291', 'INV-2291'],
  ['Commercial Invoice #A/4471', 'A/4471'],
  ['Invoice 2024', undefined],
  ['Commercial Invoice', undefined],
  ['Invoice 3 of 4', undefined],
])('%s has the number %s', (title, number) => {
  expect(titledInvoiceNumber(readText(fileOf(new Paper().print(40, 40, title, 16))))?.value).toBe(number);
});
