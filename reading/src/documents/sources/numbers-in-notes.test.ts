import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { contractInNotes, creditInNotes, invoiceInNotes, masterBillInNotes, orderInNotes, waybillInNotes } from './numbers-in-notes.js';

const textOf = (...lines: string[]) => readText(fileOf(new Paper().lines(40, 60, ['MULTIMODAL TRANSPORT DOCUMENT', ...lines])));

test.each([
  ['INV FQ 1187', 'FQ 1187'],
  ['spare parts, Inv. 4711', '4711'],
  ['for Invoice No. 118/2021 dated 10/05/2021', '118/2021'],
  ['Consignment link INV TKW-690218', 'TKW-690218'],
  ['INV-20447', 'INV-20447'],
  ['PROFORMA INVOICE PF-4711', undefined],
  ['invoice value 4711.20', undefined],
  ['invoice 2024', undefined],
])('of %s the invoice is %s', (words, number) => {
  expect(invoiceInNotes(textOf(words))?.value).toBe(number);
});

test('two invoices are none', () => {
  expect(invoiceInNotes(textOf('INV 4711', 'INV 4712'))).toBeNull();
});

test.each([
  ['Marks: Palisade / PO#9910', '9910'],
  ['Your order: NNH 2022-31 of 12 July', 'NNH 2022-31'],
  ['GSC/LPO/0613', 'GSC/LPO/0613'],
  ['P.O. BOX 61774', undefined],
  ['po 400 g', undefined],
])('of %s the order is %s', (words, number) => {
  expect(orderInNotes(textOf(words))?.value).toBe(number);
});

test('contracts, letters of credit and what carries the goods are named in notes, too', () => {
  expect(contractInNotes(textOf('Our contract: ECX/YH/0213'))?.value).toBe('ECX/YH/0213');
  expect(creditInNotes(textOf('L/C NO 4417 IM 0083352'))?.value).toBe('4417 IM 0083352');
  expect(creditInNotes(textOf('L/C 120 days'))).toBeNull();
  expect(masterBillInNotes(textOf('FREIGHT, MAWB 020-4471 9034, HAWB MUC 3300817'))?.value).toBe('020-4471 9034');
  expect(waybillInNotes(textOf('1 box by UPS 1Z 88W 7F2 68 4410 2297'))?.value).toBe('1Z 88W 7F2 68 4410 2297');
});
