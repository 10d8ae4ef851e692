import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { namedOtherwise } from './named-otherwise.js';

function namedIn(paper: Paper, field: string, value: string): string | null {
  const text = readText(fileOf(paper));
  return namedOtherwise(
    field,
    text.phrases.filter((phrase) => phrase.text.includes(value)),
    text,
  );
}

test('a day at a plain label of a day is no day to pay by, one at its own label is', () => {
  const paper = new Paper().print(40, 40, 'Invoice date: 2026-05-14').print(40, 80, 'Due date: 2026-06-14');
  expect(namedIn(paper, 'due_date', '2026-05-14')).toBe('Invoice date');
  expect(namedIn(paper, 'due_date', '2026-06-14')).toBeNull();
});

test('a sum with tax is no weight, and days of invoices stand at many labels', () => {
  const paper = new Paper().print(40, 40, 'Total amount: 2614.98').print(40, 80, 'Contract No: 2026-06-14');
  expect(namedIn(paper, 'gross_weight', '2614.98')).toBe('Total amount');
  expect(namedIn(paper, 'invoice_date', '2026-06-14')).toBeNull();
});
