import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReadDocument } from './document-model.js';
import { extractDocument } from './extract.js';

const TEXTS = [
  'COMMERCIAL INVOICE',
  'PACKING LIST',
  'BILL OF LADING',
  'Air Waybill',
  'Shipper:',
  'Consignee',
  'Invoice No.:',
  'Date',
  'Total',
  'Qty',
  'Description',
  'Amount',
  'Unit Price',
  'Gross Weight (kg)',
  '1,234.50',
  '12 PCS',
  '07/08/2024',
  'MSKU9070323',
  'USD',
  'x',
  '-',
  '€',
  '发票编号',
  'Acme Pty Ltd',
  'FOB',
  '☒',
];

const fraction = fc.double({ min: 0, max: 0.95, noNaN: true });
const box = fc.record({
  x: fraction,
  y: fraction,
  width: fc.double({ min: 0, max: 0.3, noNaN: true }),
  height: fc.double({ min: 0, max: 0.05, noNaN: true }),
});
const word = fc.record({
  text: fc.oneof(fc.constantFrom(...TEXTS), fc.string({ minLength: 1, maxLength: 12 })),
  box,
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
});
const page = fc.record({
  number: fc.constant(1),
  width: fc.constant(600),
  height: fc.constant(840),
  method: fc.constantFrom('text layer' as const, 'ocr' as const, 'cells' as const),
  words: fc.array(word, { maxLength: 40 }),
  cells: fc.constant([]),
  rules: fc.array(box, { maxLength: 12 }),
  flags: fc.constant([]),
});

test('whatever stands on a page: an answer comes, the same each time, and nothing in it is without a place', () => {
  fc.assert(
    fc.property(page, (read) => {
      const document: ReadDocument = { pages: [read] };
      const extracted = extractDocument(document);
      expect(extractDocument(document)).toEqual(extracted);
      const readings = extracted.segments.flatMap(({ header, lines }) => [header, ...lines].flatMap((each) => Object.values(each)));
      for (const { confidence } of readings) expect(confidence >= 0 && confidence <= 1).toBe(true);
      const withoutPlace = readings.filter(({ method, place }) => method !== 'inferred' && (place?.boxes.length ?? 0) === 0);
      expect(withoutPlace).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('an empty page is a paper of unknown type without values', () => {
  const document: ReadDocument = {
    pages: [{ number: 1, width: 600, height: 840, method: 'ocr', words: [], cells: [], rules: [], flags: [] }],
  };
  expect(extractDocument(document).segments).toMatchObject([
    { segment: { type: 'other', title: null }, kind: null, header: {}, lines: [] },
  ]);
});

test('a file without pages has no documents', () => {
  expect(extractDocument({ pages: [] })).toEqual({ segments: [] });
});
