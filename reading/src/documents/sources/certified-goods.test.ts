import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import type { Known } from '../declaration.js';
import { ofAllLines } from './certified-goods.js';

const blank = readText(fileOf(new Paper()));

function invoiceOf(...numbers: readonly (string | null)[]): unknown {
  const lines = numbers.map((value) => new Map(value === null ? [] : [['invoice_number', { value, from: [], certainty: 0.9 }]]));
  const known = { lines, get: () => null } as unknown as Known<'invoice_number'>;
  return ofAllLines('invoice_number')(blank, known)?.value ?? null;
}

test('what all lines say that say it is said of the certificate', () => {
  expect([invoiceOf('JT-88', null, 'JT-88'), invoiceOf('JT-88', 'JT-89'), invoiceOf(null)]).toEqual(['JT-88', null, null]);
});
