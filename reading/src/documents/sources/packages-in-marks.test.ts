import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { packagesBesideTotal } from './packages-beside-total.js';
import { packagesInLetters } from './packages-in-letters.js';
import { packagesInMarks } from './packages-in-marks.js';

const textOf = (...lines: string[]) => readText(fileOf(new Paper().lines(40, 100, lines)));

test.each([
  [['WATTLE BNE', 'C/NO.1-418'], '418'],
  [['CTN 1-616'], '616'],
  [['Marks & Nos.', '1 TO 16'], '16'],
  [['COIL NO.1-6'], '6'],
  [['C/NO.1-UP'], undefined],
  [['CTN 1-20', 'CTN 1-30'], undefined],
  [['Case no. 1-12-2026'], undefined],
])('of %j the marks number %s packages', (lines, count) => {
  expect(packagesInMarks(textOf(...lines))?.amount.value).toBe(count);
});

test.each([
  ['Packed in one case (Peli), gross 14.2 kg', '1', 'case'],
  ['Mit der Post sind heute zwei Pakete an Sie abgegangen', '2', 'Pakete'],
  ['All of it is packed in seven export cartons', '7', 'cartons'],
  ['two samples in each', undefined, undefined],
])('%s', (words, count, kind) => {
  const packages = packagesInLetters(textOf(words));
  expect([packages?.amount.value, packages?.unit?.value]).toEqual([count, kind]);
});

test('the total counts all packages, whatever the rows before it count', () => {
  expect(packagesBesideTotal(textOf('545 CARTONS', '22 PALLETS', 'TOTAL: 567 PKGS'))?.amount.value).toBe('567');
  const row = new Paper().row(100, [
    [40, 'Total'],
    [200, '630 ctn'],
  ]);
  expect(packagesBesideTotal(readText(fileOf(row)))?.amount.value).toBe('630');
});
