import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

const HEAD = [
  [35, 'Description'],
  [260, 'Quantity'],
  [340, 'Unit Price'],
  [440, 'Amount'],
] as const;

function codesOf(...rows: readonly (readonly string[])[]) {
  const paper = new Paper().print(200, 30, 'COMMERCIAL INVOICE', 20).print(35, 80, 'Invoice No.: NV-20771').row(130, HEAD);
  for (const [index, row] of rows.entries())
    paper.row(
      148 + 14 * index,
      row.map((text, at) => [HEAD[at]?.[0] ?? 0, text] as const),
    );
  return (extractDocument(fileOf(paper)).segments[0]?.lines ?? []).map((line) => plain(line)['hs_code']);
}

const VALVE = ['Brass ball valve', '10 PCS', '12.50', '125.00'];
const VASE = ['Aluminium vase', '4 PCS', '20.00', '80.00'];

test('the code in a title is that of the rows below it', () => {
  expect(
    codesOf(['P.O. 44718 - Brass artware (HS 83062190)'], [], VALVE, VALVE, [], ['P.O. 44731 - Aluminium artware (HS 76169990)'], [], VASE),
  ).toEqual(['83062190', '83062190', '76169990']);
});

test('the only code under the goods is that of all rows', () => {
  expect(codesOf(VALVE, VASE, [], ['H.S. CODE: 83062190'])).toEqual(['83062190', '83062190']);
});

test('of several codes under the goods nobody knows which is whose', () => {
  expect(codesOf(VALVE, VASE, [], ['HS 8306.2190 for item 1, 7616.9990 for item 2'])).toEqual([undefined, undefined]);
});
