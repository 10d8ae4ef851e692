import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';
import { waybillNumberOf } from './own-number.js';

function headerOf(title: string, ...lines: readonly string[]) {
  const paper = new Paper().print(200, 30, title, 18);
  for (const [index, line] of lines.entries()) paper.print(40, 80 + 20 * index, line);
  return plain(extractDocument(fileOf(paper)).segments[0]?.header);
}

test('the number of a bill is that of the invoice itself on an invoice', () => {
  const header = headerOf('TAX INVOICE', 'Bill No.: KR/2024-117', 'Date: 12 March 2025');
  expect(header).toMatchObject({ invoice_number: 'KR/2024-117' });
  expect(header?.['waybill_number'] ?? null).toBeNull();
});

test('and that of the waybill where its label says so', () => {
  expect(headerOf('COMMERCIAL INVOICE', 'Invoice No.: KR/2024-117', 'Bill of Lading No.: KTR2203117')).toMatchObject({
    invoice_number: 'KR/2024-117',
    waybill_number: 'KTR2203117',
  });
});

test('the number of an air waybill in groups of four is one number', () => {
  const text = readText(fileOf(new Paper().print(40, 40, 'Air Waybill No.: 724-5512 0963')));
  expect(waybillNumberOf(text)?.value).toBe('724-5512 0963');
});
