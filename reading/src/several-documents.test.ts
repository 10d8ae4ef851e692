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

const typesOf = (...papers: Paper[]) => segmentsOf(...papers).map((segment) => segment.slice(0, 3));

describe('where a paper ends', () => {
  test('a page without a title that says it is the first of some begins a paper', () => {
    const letter = new Paper().lines(35, 60, ['Dear customer,', 'all is well.']).print(270, 800, 'Page 1 of 2');
    const more = new Paper().lines(35, 60, ['Kind regards']).print(270, 800, 'Page 2 of 2');
    expect(typesOf(invoice('NV-1'), letter, more)).toEqual([
      ['CIV', 1, 1],
      ['other', 2, 3],
    ]);
  });

  test('a footing that did not fit on its page and stands alone on the next begins nothing', () => {
    const footing = new Paper().print(270, 60, 'Page 1 of 2');
    expect(segmentsOf(invoice('NV-1'), footing)).toEqual([['CIV', 1, 2, 'NV-1']]);
  });

  test('a later page under a title of its own belongs to the paper, in whatever language it is numbered', () => {
    const later = new Paper().print(200, 30, 'PACKING LIST', 20).print(270, 800, 'Seite 2 von 2');
    expect(typesOf(invoice('NV-1').print(270, 800, 'Seite 1 von 2'), later)).toEqual([['CIV', 1, 2]]);
  });

  test('terms on the back belong to the paper', () => {
    const back = new Paper()
      .print(150, 30, 'TERMS AND CONDITIONS', 18)
      .lines(35, 80, ['1. Goods remain ours until paid.', '2. Law of Leeds.']);
    expect(typesOf(invoice('NV-1'), back, packingList())).toEqual([
      ['CIV', 1, 2],
      ['PKL', 3, 3],
    ]);
  });

  test('declarations without numbers are one page each', () => {
    const declaration = () => new Paper().print(150, 30, "MANUFACTURER'S DECLARATION", 18).lines(35, 80, ['We made these goods.']);
    expect(typesOf(declaration(), declaration())).toEqual([
      ['MDC', 1, 1],
      ['MDC', 2, 2],
    ]);
  });

  test('air waybills are told apart by the numbers of the airline', () => {
    const waybill = (number: string) => new Paper().print(35, 20, number).print(300, 40, 'AIR WAYBILL', 18).print(35, 80, 'Shipper');
    expect(typesOf(waybill('176-12345675'), waybill('176-12345686'))).toEqual([
      ['AWB', 1, 1],
      ['AWB', 2, 2],
    ]);
  });
});
