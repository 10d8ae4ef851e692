import { describe, expect, test } from 'vitest';
import { extractDocument } from './extract.js';
import { fileOf, Paper } from './testing/paper.js';

const invoice = (number: string): Paper =>
  new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 20)
    .print(35, 90, `Invoice No.: ${number}`)
    .print(305, 90, 'Date: 3 March 2025')
    .lines(35, 120, ['Seller', 'Northwind Valves Pty Ltd', '4 Foundry Road'])
    .lines(305, 120, ['Consignee', 'Harbour Pumps Limited', '88 Quay Street']);

const packingList = (): Paper => new Paper().print(220, 30, 'PACKING LIST', 20).print(35, 90, 'Invoice No.: NV-1');

const segmentsOf = (...papers: Paper[]) =>
  extractDocument(fileOf(...papers)).segments.map(({ segment, header }) => [
    segment.type,
    segment.fromPage,
    segment.toPage,
    header['invoice_number']?.value ?? null,
  ]);

describe('fault 83: several papers in one file', () => {
  test('two invoices are two documents, each with its own number', () => {
    expect(segmentsOf(invoice('NV-1'), invoice('NV-2'))).toEqual([
      ['CIV', 1, 1, 'NV-1'],
      ['CIV', 2, 2, 'NV-2'],
    ]);
  });

  test('an invoice that goes on over a page is one, and the packing list after it another', () => {
    const later = new Paper().print(270, 800, 'Page 2 of 2').print(35, 60, 'We declare that this invoice is true.');
    const first = invoice('NV-1').print(270, 800, 'Page 1 of 2');
    expect(segmentsOf(first, later, packingList()).map((segment) => segment.slice(0, 3))).toEqual([
      ['CIV', 1, 2],
      ['PKL', 3, 3],
    ]);
  });

  test('a second page under the same title and number belongs to the first', () => {
    expect(segmentsOf(invoice('NV-1'), invoice('NV-1'))).toEqual([['CIV', 1, 2, 'NV-1']]);
  });
});
