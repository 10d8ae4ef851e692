import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

const headerOf = (paper: Paper) => plain(extractDocument(fileOf(paper)).segments[0]?.header);

test('an invoice with its remark in brackets, its number and day in one box', () => {
  const paper = new Paper()
    .print(120, 30, 'INVOICE (SUPPLY MEANT FOR EXPORT)', 16)
    .print(40, 80, 'Exp. Invoice No. & Dt.: KE935817 dt. 2026/12/17');
  expect(extractDocument(fileOf(paper)).segments[0]?.segment.type).toBe('CIV');
  expect(headerOf(paper)).toMatchObject({ invoice_number: 'KE935817', invoice_date: '2026-12-17' });
});

test('a term of delivery at a label for terms is none of payment', () => {
  const paper = new Paper().print(120, 30, 'COMMERCIAL INVOICE', 16).print(40, 80, 'Terms: FOB Yantian').print(40, 100, 'Invoice No.: A-1');
  expect(headerOf(paper)).not.toHaveProperty('payment_terms');
});

test('terms of payment may name terms of delivery', () => {
  const paper = new Paper().print(120, 30, 'COMMERCIAL INVOICE', 16).print(40, 80, 'Payment terms: 30 days after FOB delivery');
  expect(headerOf(paper)).toMatchObject({ payment_terms: '30 days after FOB delivery' });
});

test('a label that says itself again in Chinese is no value', () => {
  const paper = new Paper()
    .print(120, 30, 'COMMERCIAL INVOICE', 16)
    .print(40, 80, 'TO: 买方')
    .lines(140, 80, ['Weidner Chemicals Ltd', 'Unit 1, Montague Park', 'Johannesburg 2098'])
    .print(40, 140, 'FROM PORT OF: Tianjin, China')
    .print(40, 154, 'TO PORT OF:')
    .print(108, 154, 'Cape Town');
  expect(headerOf(paper)).toMatchObject({
    buyer_name: 'Weidner Chemicals Ltd',
    port_of_loading: 'Tianjin, China',
    port_of_discharge: 'Cape Town',
  });
});

test('a day where the number of an invoice is asked for is the day of the invoice', () => {
  const paper = new Paper()
    .print(120, 30, 'COMMERCIAL INVOICE', 16)
    .print(40, 80, 'Invoice No.: A-1')
    .print(40, 100, 'Invoice no: 4 May 2024');
  expect(headerOf(paper)).toMatchObject({ invoice_number: 'A-1', invoice_date: '2024-05-04' });
});
