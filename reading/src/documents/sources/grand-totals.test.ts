import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { inTotalsRow } from './totals-row.js';

const HEADS = ['Description', 'Packages', 'Net weight kg', 'Gross weight kg'];
const FIRST = [HEADS, ['Marble slabs', '4', '1866', '1931'], ['Marble tiles', '6', '1864', '1929'], ['Total', '10', '3730', '3860']];
const SECOND = [HEADS, ['Mosaic sheets', '5', '842', '907'], ['Granite slabs', '3', '1890', '1955'], ['Total', '8', '2732', '2862']];

function netIn(...rows: readonly (readonly string[])[]) {
  const paper = new Paper()
    .table(40, FIRST)
    .print(40, 150, 'CONTAINER 2')
    .table(180, [...SECOND, ...rows]);
  return inTotalsRow('net_weight')(readText(fileOf(paper)));
}

test('totals of all under the last of several tables are those of the paper', () => {
  expect(netIn(['Grand total', '18', '6462', '6722'])).toMatchObject({ value: '6462', certainty: 0.95 });
});

test('where no row sums several tables up, their totals together are doubted', () => {
  expect(netIn()).toMatchObject({ value: '6462', isInferred: true, certainty: 0.75 });
});
