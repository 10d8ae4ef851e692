import { expect, test } from 'vitest';
import { SURE } from '../certainty.js';
import { readDocuments } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';

const invoice = () =>
  new Paper()
    .print(40, 40, 'COMMERCIAL INVOICE', 16)
    .print(40, 80, 'Alder Trading Ltd')
    .print(40, 92, '12 Mill Lane, Leeds LS1 4AP, United Kingdom')
    .print(300, 80, 'Invoice No: A-2041')
    .print(300, 92, 'Invoice date: 2026-05-14');

function checkOf(paper: Paper, field: string) {
  const [document] = readDocuments(fileOf(paper));
  const checks = document?.read.understood.header.get(field)?.checks ?? [];
  return { check: checks.find(({ name }) => name === 'evidence'), confidence: document?.read.header[field]?.confidence ?? 0 };
}

test('a number at its own label passes, and it is said how often such evidence told the truth', () => {
  const { check, confidence } = checkOf(invoice(), 'invoice_number');
  expect(check).toMatchObject({ holds: true });
  expect(check?.says).toMatch(/^values with such evidence were right in \d\d of 100 cases$/u);
  expect(confidence).toBeGreaterThan(SURE.from);
});

test('what nothing but its place speaks for is doubted', () => {
  const { check, confidence } = checkOf(
    new Paper().print(40, 40, 'INVOICE', 16).print(40, 400, 'Alder Birch').print(40, 412, '77 2041 / A'),
    'invoice_number',
  );
  expect(check?.holds ?? false).toBe(false);
  expect(confidence).toBeLessThan(SURE.from);
});
