import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { Paper } from '../../testing/paper.js';

const box = { x: 0.6, y: 0.05, width: 0.3, height: 0.05 };

function read(paper: Paper, ...texts: readonly string[]) {
  const page = { ...paper.page(), codes: texts.map((text) => ({ format: 'Code128', text, box })) };
  return extractDocument({ pages: [page] }).segments[0]?.header ?? {};
}

const invoice = () => new Paper().print(40, 40, 'COMMERCIAL INVOICE', 18).print(40, 80, 'Invoice No.: A-17');

test('what only a code says stands where the code is', () => {
  expect(read(invoice(), '(00)340123450000000018(400)PO-4711')['purchase_order']).toEqual({
    value: 'PO-4711',
    raw: '(00)340123450000000018(400)PO-4711',
    place: { page: 1, boxes: [box], address: null },
    method: 'bar code',
    confidence: 0.92,
    embedded: { file: 'Code128', term: 'GS1 (400)', printed: null },
  });
});

test('what the page says as well is sure, and what it says otherwise is doubted', () => {
  const paper = () => invoice().print(40, 120, 'P.O. No.: PO-4711');
  const agreed = read(paper(), '(400)PO-4711')['purchase_order'];
  expect(agreed).toMatchObject({ value: 'PO-4711', method: 'text layer' });
  expect(agreed?.confidence).toBeGreaterThanOrEqual(0.99);
  expect(read(paper(), '(400)PO-9999')['purchase_order']).toMatchObject({ value: 'PO-4711', method: 'text layer', confidence: 0.7 });
});

test('codes that contradict each other say nothing', () => {
  expect(read(invoice(), '(400)PO-1', '(400)PO-2')['purchase_order']).toBeUndefined();
});
