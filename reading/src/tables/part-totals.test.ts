import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

const texts = (row: { readonly cells: ReadonlyMap<unknown, { readonly text: string }> } | null | undefined) =>
  [...(row?.cells.values() ?? [])].map(({ text }) => text);

test('totals of containers stand between rows, and those of all sum the table up', () => {
  const paper = new Paper().table(40, [
    ['Pallet', 'Variety', 'Boxes', 'Net (kg)', 'Gross (kg)'],
    ['R-12', 'Lapins', '960', '4800', '5232'],
    ['R-13', 'Regina', '480', '2400', '2616'],
    ['R-15', 'Kordia', '1440', '7200', '7848'],
    ['TOTAL SEGU9621142', '', '2880', '14400', '15696'],
    ['R-31', 'Regina', '200', '1000', '1100'],
    ['R-32', 'Lapins', '300', '1500', '1650'],
    ['TOTAL MNBU0377425', '', '500', '2500', '2750'],
    ['GRAND TOTAL', '', '3380', '16900', '18446'],
  ]);
  const [table, ...others] = findTables([phrasesOf(paper.page())], 'point');
  expect(others).toEqual([]);
  expect(table?.rows.map((row) => texts(row)[0])).toEqual(['R-12', 'R-13', 'R-15', 'R-31', 'R-32']);
  expect(texts(table?.totals)).toEqual(['GRAND TOTAL', '3380', '16900', '18446']);
});

test('what is summed up again below but adds up to nothing of the table is none of it', () => {
  const paper = new Paper().table(40, [
    ['Pallet', 'Variety', 'Boxes', 'Net (kg)', 'Gross (kg)'],
    ['R-12', 'Lapins', '960', '4800', '5232'],
    ['R-13', 'Regina', '480', '2400', '2616'],
    ['TOTAL', '', '1440', '7200', '7848'],
    ['Tax', 'A', '20', '100', '120'],
    ['TOTAL', '', '77', '88', '99'],
  ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows).toHaveLength(2);
  expect(texts(table?.totals)).toEqual(['TOTAL', '1440', '7200', '7848']);
});

test('names and counts beside three sums are no sums', () => {
  const paper = new Paper().table(40, [
    ['Roll', 'Lot', 'Pieces', 'Meters', 'Net (kg)', 'Gross (kg)'],
    ['R-12', '30421', '', '44.1', '22.9', '23.8'],
    ['R-13', '30421', '1', '45.1', '23.5', '24.4'],
    ['TOTAL GREY 7', '14', '3', '89.2', '46.4', '48.2'],
    ['R-31', '30418', '', '56.7', '29.5', '30.4'],
    ['R-32', '30418', '2', '52.6', '27.4', '28.3'],
    ['TOTAL CAMEL 12', '11', '5', '109.3', '56.9', '58.7'],
  ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows.map((row) => texts(row)[0])).toEqual(['R-12', 'R-13', 'R-31', 'R-32']);
});
