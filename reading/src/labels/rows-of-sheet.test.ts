import { expect, test } from 'vitest';
import { pickParty } from '../fields/pick-party.js';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';

/** A sheet: each row of its first column is a cell. */
function sheetOf(...rows: readonly string[]): string | undefined {
  const paper = new Paper();
  for (const [index, text] of rows.entries()) paper.box(30, 96 + 18 * index, 300, 114 + 18 * index).print(34, 100 + 18 * index, text);
  const file = fileOf(paper);
  const pages = file.pages.map((page) => ({ ...page, method: 'cells' as const }));
  return pickParty(readText({ ...file, pages }), ['buyer']).address?.value?.toString();
}

test('in a sheet the address of a party stands in the cells below its name', () => {
  expect(sheetOf('Bill to', 'Alder Gardens Ltd', '8801 Quay Road', 'Hobart TAS 7001', 'Australia')).toBe(
    '8801 Quay Road Hobart TAS 7001 Australia',
  );
});

test('up to the next label', () => {
  expect(sheetOf('Bill to', 'Alder Gardens Ltd', '8801 Quay Road', 'Payment terms', '30 days')).toBe('8801 Quay Road');
});

test('a step below its label a party stands in the next column, where the label has nothing beside or under it', () => {
  const paper = new Paper();
  const cells = [
    [0, 0, 'Consignee:'],
    [1, 1, 'Alder Gardens Ltd'],
    [2, 1, '8801 Quay Road'],
    [3, 0, 'Vessel:'],
  ] as const;
  for (const [row, column, text] of cells) {
    const [left, top] = [30 + 150 * column, 96 + 18 * row];
    paper.box(left, top, left + 150, top + 18).print(left + 4, top + 4, text);
  }
  const file = fileOf(paper);
  const pages = file.pages.map((page) => ({ ...page, method: 'cells' as const }));
  const { name, address } = pickParty(readText({ ...file, pages }), ['consignee']);
  expect([name?.value, address?.value]).toEqual(['Alder Gardens Ltd', '8801 Quay Road']);
});
