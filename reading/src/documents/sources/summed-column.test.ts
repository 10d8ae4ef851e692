import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

const COLUMNS = [35, 90, 300, 370, 440, 510];

/** The header of an invoice with these rows under its heads. */
function headerOf(heads: readonly string[], ...rows: readonly (readonly string[])[]) {
  const paper = new Paper().print(200, 30, 'COMMERCIAL INVOICE', 20);
  for (const [index, row] of [heads, ...rows].entries())
    for (const [at, text] of row.entries()) paper.print(COLUMNS[at] ?? 0, index === 0 ? 130 : 134 + 14 * index, text);
  return plain(extractDocument(fileOf(paper)).segments[0]?.header);
}

test('an invoice that counts packages in its rows and sums them up nowhere has as many as these, of the kind in their head', () => {
  const header = headerOf(
    ['Code', 'Description', 'Cartons', 'Qty', 'Unit Price', 'Amount'],
    ['MH-10', 'Manuka honey', '10', '120', '14.80', '1,776.00'],
    ['MH-20', 'Clover honey', '8', '48', '42.00', '2,016.00'],
  );
  expect(header).toMatchObject({ packages: '18', package_type: 'Cartons' });
});
