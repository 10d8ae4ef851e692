import { expect, test } from 'vitest';
import { extractDocument, extracted, readCut } from '../extract.js';
import { facturX, line } from '../testing/embedded-invoice.js';
import { fileOf, Paper } from '../testing/paper.js';
import type { EmbeddedFile } from './embedded-file.js';

const ROWS = [
  ['Drill', '2', '40.00', '80.00'],
  ['Bit set', '4', '5.00', '20.00'],
] as const;

/** The paper that the data of {@link facturX} are of, with the total as it is printed. */
function invoice(total = '119.00', rows: readonly (readonly [string, string, string, string])[] = ROWS): Paper {
  const paper = new Paper()
    .print(40, 40, 'INVOICE', 18)
    .print(40, 80, 'Invoice No.: A-17')
    .print(40, 100, 'Invoice Date: 30 November 2026')
    .row(200, [
      [40, 'Description'],
      [260, 'Quantity'],
      [360, 'Unit Price'],
      [460, 'Amount'],
    ]);
  rows.forEach(([name, quantity, price, amount], index) => {
    paper.row(220 + 20 * index, [
      [40, name],
      [260, quantity],
      [360, price],
      [460, amount],
    ]);
  });
  return paper.print(360, 320, 'Total').print(460, 320, total);
}

function read(paper: Paper, ...embedded: readonly EmbeddedFile[]) {
  const [segment] = extractDocument({ ...fileOf(paper), embedded }).segments;
  return { type: segment?.segment.type, header: segment?.header ?? {}, lines: segment?.lines ?? [] };
}

test('what data and page both say keeps its place on the page and is sure', () => {
  const { header, lines } = read(invoice(), facturX());
  expect(header['invoice_number']).toMatchObject({ value: 'A-17', method: 'embedded data', confidence: 0.99, place: { page: 1 } });
  expect(header['total_amount']).toMatchObject({ value: '119.00', confidence: 0.99, place: { page: 1 } });
  expect(header['total_amount']?.embedded).toEqual({ file: 'factur-x.xml', term: 'BT-112', printed: null });
  expect(lines.map((line) => [line['description']?.value, line['total_price']?.confidence, line['total_price']?.place?.page])).toEqual([
    ['Drill', 0.99, 1],
    ['Bit set', 0.99, 1],
  ]);
});

test('where the page says otherwise the data win, doubtfully, and what is printed is kept with its place', () => {
  const { header } = read(invoice('129.00'), facturX());
  expect(header['total_amount']).toMatchObject({ value: '119.00', raw: '129.00', method: 'embedded data', place: { page: 1 } });
  expect(header['total_amount']?.embedded?.printed).toBe('129.00');
  expect(header['total_amount']?.confidence).toBeLessThan(0.91);
});

test('what the page does not say has no place', () => {
  const { header, lines } = read(invoice(), facturX());
  expect(header['purchase_order']).toMatchObject({ value: 'PO-4711', method: 'embedded data', place: null, raw: null });
  expect(header['buyer_address']?.value).toBe('Hauptstr. 5\n80333 München\nDE');
  expect(lines[0]?.['quantity_unit']).toMatchObject({ value: 'H87', place: null });
});

test('data without lines leave those of the page', () => {
  const { lines } = read(invoice(), facturX({ lines: [] }));
  expect(lines.map((line) => [line['description']?.value, line['total_price']?.method])).toEqual([
    ['Drill', 'text layer'],
    ['Bit set', 'text layer'],
  ]);
});

test('a row that only the data have is a line, and one that only the page has is none', () => {
  const [drill, bits] = ROWS;
  const more = facturX({
    lines: [line('Drill', '2', '40.00', '80.00'), line('Case', '1', '12.00', '12.00'), line('Bit set', '4', '5.00', '20.00')],
  });
  const { lines } = read(invoice('119.00', [drill, bits]), more);
  expect(lines.map((line) => [line['description']?.value, line['total_price']?.place?.page])).toEqual([
    ['Drill', 1],
    ['Case', undefined],
    ['Bit set', 1],
  ]);
  const fewer = read(invoice('119.00', [drill, ['Freight', '1', '9.00', '9.00'], bits]), facturX());
  expect(fewer.lines.map((line) => line['description']?.value)).toEqual(['Drill', 'Bit set']);
});

test('a paper that nobody can name is an invoice where its data are one', () => {
  const paper = new Paper().print(40, 40, 'Thank you for your trust').print(40, 80, 'A-17');
  expect(read(paper).type).toBe('other');
  const { type, header } = read(paper, facturX());
  expect([type, header['seller_name']?.value]).toEqual(['CIV', 'Lindner Werkzeug GmbH']);
  expect(read(paper, facturX({ typeCode: '381' })).type).toBe('other');
});

test('of several papers in a file the data are of the invoice that prints their number', () => {
  const list = new Paper().print(40, 40, 'PACKING LIST', 18).print(40, 80, 'Invoice No.: A-17');
  const pages = [...fileOf(list).pages, invoice().page(2)];
  const { segments } = extractDocument({ pages, embedded: [facturX()] });
  expect(segments.map(({ kind, header }) => [kind, header['purchase_order']?.value])).toEqual([
    ['packing-list', undefined],
    ['invoice', 'PO-4711'],
  ]);
});

test('a person who says that the pages are an invoice is told by the data, too; of another paper they say nothing', () => {
  const file = { ...fileOf(invoice()), embedded: [facturX()] };
  const cut = { fromPage: 1, toPage: 1, title: null };
  expect(extracted(readCut(file, { ...cut, type: 'CIV' })).header['purchase_order']?.value).toBe('PO-4711');
  expect(extracted(readCut(file, { ...cut, type: 'PKL' })).header['purchase_order']).toBeUndefined();
});

test('without the stage only what is printed is read', () => {
  const options = { without: new Set(['embedded']) };
  const withData = extractDocument({ ...fileOf(invoice('129.00')), embedded: [facturX()] }, options);
  expect(withData).toEqual(extractDocument(fileOf(invoice('129.00'))));
});
