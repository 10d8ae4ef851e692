import { expect, test } from 'vitest';
import { readText } from '../document-text.js';
import { Paper } from '../testing/paper.js';

const labelsOf = (paper: Paper): string[] =>
  readText({ pages: [paper.page()] }).labels.flatMap(({ concepts, text }) => (concepts.length > 0 ? [text] : []));

test('captions are known behind the codes of their sections', () => {
  const paper = new Paper();
  for (const [index, caption] of ['A1 Exporter', 'A2 Consignee', 'B1 Gross weight', 'B2 Net weight', 'C1 Vessel'].entries())
    paper.print(40, 40 + 40 * index, caption, 8).print(40, 54 + 40 * index, `Value ${index}`);
  expect(labelsOf(paper)).toEqual(['Exporter', 'Consignee', 'Gross weight', 'Net weight', 'Vessel']);
});

test('the name of a company that begins like a code stays whole', () => {
  const [first] = readText({ pages: [new Paper().print(40, 40, 'A1 Trading Pty Ltd').page()] }).phrases;
  expect(first?.text).toBe('A1 Trading Pty Ltd');
});
