import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { grossInTotals, packagesInTotals } from './bill-totals.js';

const COLUMNS = [40, 220, 300, 400] as const;
const billOf = (...rows: readonly (readonly string[])[]) => {
  const paper = new Paper();
  for (const [index, texts] of [['Customer Order No.', 'Packages', 'Weight', 'Description'], ...rows].entries())
    paper.row(
      60 + 16 * index,
      texts.map((text, at) => [COLUMNS[at] ?? 0, text] as const),
    );
  return readText(fileOf(paper));
};

test('the row of totals of a bill tells packages and weight of all orders', () => {
  const text = billOf(
    ['AX-1107', '400', '20,400', 'Wheat flour'],
    ['AX-1108', '240', '6,240', 'Corn meal'],
    ['GRAND TOTAL', '640', '26,640'],
  );
  expect([packagesInTotals(text)?.amount.value, grossInTotals(text)?.amount.value]).toEqual(['640', '26640']);
});

test('a last row that names no total sums up nothing', () => {
  const text = billOf(['AX-1107', '400', '20,400', 'Wheat flour'], ['AX-1108', '240', '6,240', 'Corn meal']);
  expect([packagesInTotals(text), grossInTotals(text)]).toEqual([null, null]);
});
