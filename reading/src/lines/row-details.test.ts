import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

function linesUnder(head: string, ...rows: readonly (readonly string[])[]) {
  const paper = new Paper().print(200, 30, 'COMMERCIAL INVOICE', 20).row(130, [
    [35, head],
    [220, 'Quantity'],
    [320, 'Unit Price'],
    [420, 'Amount'],
  ]);
  for (const [index, [first = '', ...below]] of rows.entries()) {
    const top = 150 + 60 * index;
    paper.row(top, [
      [35, first],
      [220, '10 PCS'],
      [320, '12.50'],
      [420, '125.00'],
    ]);
    for (const [line, text] of below.entries()) paper.print(35, top + 13 + 12 * line, text);
  }
  return extractDocument(fileOf(paper)).segments[0]?.lines.map(plain) ?? [];
}

test('goods are told on a line that says so, below their code', () => {
  expect(
    linesUnder(
      'Item',
      ['PART: CL31B106', 'DESC: Ceramic capacitor', 'COO: KR'],
      ['PART: LM358DR', 'DESC: Operational amplifier', 'COO: CN'],
    ),
  ).toMatchObject([
    { product_code: 'CL31B106', description: 'Ceramic capacitor', country_of_origin: 'KR' },
    { product_code: 'LM358DR', description: 'Operational amplifier', country_of_origin: 'CN' },
  ]);
});

test('weights below goods that stand under their code are those of the row', () => {
  expect(
    linesUnder(
      'Material',
      ['4711-220-08', 'Kugelhahn DN25', 'Nettogewicht: 41.28 KG'],
      ['4711-220-10', 'Kugelhahn DN40', 'Nettogewicht: 38.40 KG'],
    ),
  ).toMatchObject([
    { product_code: '4711-220-08', description: 'Kugelhahn DN25', net_weight: '41.28' },
    { product_code: '4711-220-10', description: 'Kugelhahn DN40', net_weight: '38.40' },
  ]);
});
