import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';

const weightOn = (paper: Paper, isSheet = false) => {
  const file = fileOf(paper.print(200, 30, 'PACKING LIST', 16));
  const pages = file.pages.map((page) => (isSheet ? { ...page, method: 'cells' as const } : page));
  return extractDocument({ ...file, pages }).segments[0]?.header['gross_weight']?.confidence ?? Number.NaN;
};

test('a weight whose mark may be one of thousands is doubted where the paper writes both kinds of decimals', () => {
  const paper = () => new Paper().print(40, 100, 'Gross weight: 8.940 kg').print(40, 120, 'Cartons of 12.50 x 8.50 m');
  expect(weightOn(paper())).toBeGreaterThan(0.9);
  expect(weightOn(paper().print(40, 140, 'Deposit received: 7.119,60'))).toBeLessThan(0.9);
});

test('so is one that is typed into a text on a sheet', () => {
  expect(weightOn(new Paper().print(40, 100, 'Gross weight: 54.200 kg'), true)).toBeLessThan(0.9);
});

test('a weight with two decimals can only be read in one way', () => {
  const paper = new Paper().print(40, 100, 'Gross weight: 89.40 kg').print(40, 140, 'Deposit received: 7.119,60');
  expect(weightOn(paper)).toBeGreaterThan(0.9);
});
