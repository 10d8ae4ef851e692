import { expect, test } from 'vitest';
import { readDocuments } from '../extract.js';
import { hammerInvoice } from '../testing/hammer-invoice.js';
import { fileOf, Paper } from '../testing/paper.js';
import { explainValues } from './explain-values.js';

function explained(paper: Paper) {
  return readDocuments(fileOf(paper)).flatMap(({ read }) => explainValues(read));
}

test('a value of a line is told with the column in which it stands', () => {
  const price = explained(hammerInvoice()).find(({ field, line }) => field === 'unit_price' && line === 0);
  expect(price).toMatchObject({ label: null, column: { role: 'unit_price', is_total: false } });
});

test('what stands at a label that has no value of the kind is told as lost', () => {
  const paper = new Paper()
    .print(40, 40, 'COMMERCIAL INVOICE')
    .print(40, 80, 'Invoice date: soon')
    .print(40, 100, 'Invoice date: 3 May 2026');
  const day = explained(paper).find(({ field }) => field === 'invoice_date');
  expect(day).toMatchObject({ value: '2026-05-03', label: { rivals: [{ says: 'soon', why: 'unfit' }] } });
});

test('every reading has its reason', () => {
  for (const { read } of readDocuments(fileOf(hammerInvoice()))) {
    const readings = [read.header, ...read.lines].reduce((sum, one) => sum + Object.keys(one).length, 0);
    expect(explainValues(read)).toHaveLength(readings);
  }
});

test('what a learned reader found in a column is not what the rules take the column for', () => {
  const [document] = readDocuments(fileOf(hammerInvoice()));
  const price = document?.read.understood.lines[0]?.get('unit_price');
  const reading = document?.read.lines[0]?.['unit_price'];
  if (document === undefined || price === undefined || reading === undefined) throw new Error('nothing read');
  const told = (isRanked: boolean): unknown => {
    const value = isRanked ? { ...price, isRanked: true as const } : price;
    const understood = { header: new Map([['freight', value]]), lines: [] };
    return explainValues({ ...document.read, understood, header: { freight: reading }, lines: [] })[0]?.column;
  };
  expect([told(false), told(true)]).toMatchObject([{ role: 'unit_price' }, { role: null }]);
});
