import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';

test('packages are doubted where the rows count boxes and so many pallets', () => {
  const columns = [40, 230, 300, 390, 480];
  const paper = new Paper().print(200, 30, 'PACKING LIST', 20);
  const rows = [
    ['Description', 'Quantity', 'Unit', 'Pallets', 'Gross Weight'],
    ['Avocado cal. 48', '1600', 'BOXES', '20', '18080.00'],
    ['Avocado cal. 60', '320', 'BOXES', '4', '3616.00'],
    ['TOTAL', '1920', '', '24', '21696.00'],
  ];
  for (const [index, row] of rows.entries())
    for (const [at, text] of row.entries()) paper.print(columns[at] ?? 0, index === 0 ? 130 : 134 + 14 * index, text);
  const packages = extractDocument(fileOf(paper)).segments[0]?.header['packages'];
  expect(packages?.value).toBe('24');
  expect(packages?.confidence).toBeLessThan(0.9);
});
