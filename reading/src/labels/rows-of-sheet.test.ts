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
