import { expect, test } from 'vitest';
import { hammerInvoice } from '../testing/hammer-invoice.js';
import { fileOf, Paper } from '../testing/paper.js';
import { explainDocument } from './explain-document.js';

function explained(paper: Paper, field: string) {
  const [segment] = explainDocument(fileOf(paper));
  return segment?.values.find((value) => value.field === field);
}

test('a value tells at which label it stands, and the passes that it hangs on', () => {
  const paper = new Paper().print(40, 40, 'COMMERCIAL INVOICE').print(40, 80, 'Invoice No.: A-1').print(40, 100, 'Currency: USD');
  const number = explained(paper, 'invoice_number');
  expect(number).toMatchObject({
    value: 'A-1',
    label: { label: 'Invoice No', relation: 'inline', is_guess: false, is_source: true },
    column: null,
  });
  expect(number?.passes).toContainEqual({ pass: 'labels/values', otherwise: null });
  expect(number?.passes.map(({ pass }) => pass)).not.toContain('tables/heads');
});

test('what stands at another label for the same thing is told, with why it was not taken', () => {
  const paper = new Paper().print(40, 40, 'COMMERCIAL INVOICE').print(40, 80, 'Invoice No.: A-17').print(40, 120, 'Invoice No.: B-99');
  expect(explained(paper, 'invoice_number')?.label?.rivals).toEqual([{ label: 'Invoice No', says: 'B-99', why: 'later' }]);
});

test('every value of an invoice hangs on some pass', () => {
  const [segment] = explainDocument(fileOf(hammerInvoice()));
  expect(segment?.values.length).toBeGreaterThan(4);
  expect(segment?.values.filter(({ passes }) => passes.length === 0)).toEqual([]);
});

test('the type is told with its title, its signs and the next likely type', () => {
  const [segment] = explainDocument(fileOf(hammerInvoice()));
  expect(segment?.type).toMatchObject({ by: 'title' });
  expect(segment?.type.signs.length).toBeGreaterThan(1);
  expect(segment?.type.runnerUp?.type).not.toBe('CIV');
});

test('a value tells which of its tests hold, and which do not', () => {
  const paper = new Paper().print(40, 40, 'COMMERCIAL INVOICE').print(40, 80, 'Invoice No.: A-17').print(40, 120, 'Invoice No.: B-99');
  const checks = explained(paper, 'invoice_number')?.checks ?? [];
  expect(checks.slice(0, -1)).toEqual([
    { name: 'kind', holds: true, says: 'it reads like the number of a paper' },
    { name: 'near', holds: true, says: 'it stands by its label “Invoice No”' },
    { name: 'backed', holds: true, says: 'the learned reader finds it, too' },
    { name: 'alone', holds: false, says: 'at another label of its kind stands “B-99”' },
  ]);
  expect(checks.at(-1)).toMatchObject({ name: 'evidence', holds: false });
});
