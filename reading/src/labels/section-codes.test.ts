import { expect, test } from 'vitest';
import { pickParty } from '../fields/pick-party.js';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';

const labelsOf = (paper: Paper): string[] =>
  readText({ pages: [paper.page()] }).labels.flatMap(({ concepts, text }) => (concepts.length > 0 ? [text] : []));

test('captions are known behind the codes of their sections', () => {
  const paper = new Paper();
  for (const [index, caption] of ['A1 Exporter', 'A2 Consignee', 'B1 Gross weight', 'B2 Net weight', 'C1 Vessel'].entries())
    paper.print(40, 40 + 40 * index, caption, 8).print(40, 54 + 40 * index, `Value ${index}`);
  expect(labelsOf(paper)).toEqual(['Exporter', 'Consignee', 'Gross weight', 'Net weight', 'Vessel']);
});

test('the business terms of an electronic invoice stand before its captions, several on a line', () => {
  const lines = [
    'BT-1 Invoice number : 4711',
    'BT-5 Currency : EUR BT-9 Due date : 2026-10-25',
    'BT-13 Purchase order : 7',
    'BG-4 Seller',
    'BT-112 Total : 9.00',
  ];
  const paper = new Paper();
  for (const [index, line] of lines.entries()) paper.print(40, 40 + 30 * index, line);
  expect(labelsOf(paper)).toEqual(['Invoice number', 'Currency', 'Due date', 'Purchase order', 'Seller', 'Total']);
});

test('a heading that names nothing is no line of the address above it', () => {
  const paper = new Paper().print(40, 40, 'A1 Exporter', 8).lines(40, 52, ['Ravenna Foods S.r.l.', 'Via Po 12', '48121 Ravenna'], 10);
  paper.print(40, 92, 'B MERCHANDISE', 9);
  for (const [index, caption] of ['B1 Gross weight', 'B2 Net weight', 'C1 Vessel', 'C2 Voyage'].entries())
    paper.print(40, 120 + 40 * index, caption, 8).print(40, 134 + 40 * index, `Value ${index}`);
  const { address } = pickParty(readText({ pages: [paper.page()] }), ['shipper', 'seller', 'producer']);
  expect(address?.value).toBe('Via Po 12 48121 Ravenna');
});

test('the name of a company that begins like a code stays whole', () => {
  const [first] = readText({ pages: [new Paper().print(40, 40, 'A1 Trading Pty Ltd').page()] }).phrases;
  expect(first?.text).toBe('A1 Trading Pty Ltd');
});
