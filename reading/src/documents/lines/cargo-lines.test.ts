import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { cargoLines } from './cargo-lines.js';

const listOf = (...rows: readonly (readonly string[])[]) => {
  const paper = new Paper();
  for (const [index, texts] of [['Description of goods', 'HS code', 'Cartons', 'Gross weight kg'], ...rows].entries())
    paper.row(
      60 + 16 * index,
      texts.map((text, at) => [[40, 240, 320, 420][at] ?? 0, text] as const),
    );
  return readText({ pages: [paper.page()] });
};

test('several goods of a shipping instruction are counted in the kind of package of their column', () => {
  const lines = cargoLines(listOf(['Vacuum flasks', '9617.00', '1310', '11528'], ['Steel mugs', '7323.93', '1264', '10996']));
  expect(lines.map((line) => (['description', 'quantity', 'quantity_unit'] as const).map((field) => line.get(field)?.value))).toEqual([
    ['Vacuum flasks', '1310', 'Cartons'],
    ['Steel mugs', '1264', 'Cartons'],
  ]);
});

test('one row is the whole consignment', () => {
  expect(cargoLines(listOf(['Vacuum flasks', '9617.00', '1310', '11528']))).toEqual([]);
});
