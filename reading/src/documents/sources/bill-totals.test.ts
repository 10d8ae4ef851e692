import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { grossInTotals, grossOfRows, packagesInTotals, packagesOfRows, volumeInTotals } from './bill-totals.js';

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

test('the row of totals tells the volume of all goods, in the unit of its column', () => {
  const paper = new Paper();
  for (const [index, texts] of [
    ['Description', 'Packages', 'Gross weight kg', 'Measurement m3'],
    ['Pumps', '14', '9870', '24.60'],
    ['Pump housings', '8', '12145', '19.85'],
    ['Totale', '22', '22015', '44.45'],
  ].entries())
    paper.row(
      60 + 16 * index,
      texts.map((text, at) => [COLUMNS[at] ?? 0, text] as const),
    );
  const text = readText(fileOf(paper));
  expect(volumeInTotals(text)).toMatchObject({ amount: { value: '44.45' }, unit: { value: 'M3' } });
  expect(grossInTotals(text)).toMatchObject({ amount: { value: '22015' }, unit: { value: 'KG' } });
});

test('a last row that sums up those above it needs no word', () => {
  const text = billOf(
    ['AX-1107', '400', '20,400', 'Wheat flour'],
    ['AX-1108', '240', '6,240', 'Corn meal'],
    ['', '640', '26,640', 'PO 4471'],
  );
  expect([packagesInTotals(text)?.amount.value, grossInTotals(text)?.amount.value]).toEqual(['640', '26640']);
});

test('rows without any sum are summed up, doubtfully', () => {
  const text = billOf(['AX-1107', '400', '20,400', 'Wheat flour'], ['AX-1108', '240', '6,240', 'Corn meal']);
  expect([packagesOfRows(text)?.amount, grossOfRows(text)?.amount]).toMatchObject([
    { value: '640', isInferred: true },
    { value: '26640', isInferred: true },
  ]);
});
