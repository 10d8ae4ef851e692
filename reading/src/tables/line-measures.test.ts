import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

test('beside the weight of a carton that of all of the line is meant', () => {
  const paper = new Paper().row(40, [
    [40, 'Description'],
    [150, 'Cartons'],
    [230, 'N.W.'],
    [310, 'N.W.'],
    [400, 'G.W.'],
  ]);
  for (const [index, [cartons, each, all, gross]] of [
    ['28', '215.0', '6020.0', '6510.0'],
    ['1', '22.0', '22.0', '24.1'],
  ].entries())
    paper.row(60 + 14 * index, [
      [40, 'Wooden ruler'],
      [150, String(cartons)],
      [230, String(each)],
      [310, String(all)],
      [400, String(gross)],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['description', 'packages', 'other', 'net_weight', 'gross_weight']);
});

test('what one carton holds is no quantity where times the cartons it is another one', () => {
  const paper = new Paper().row(40, [
    [40, 'Description'],
    [150, 'Cartons'],
    [230, 'Qty'],
    [310, 'Total qty'],
    [400, 'G.W.'],
  ]);
  for (const [index, [cartons, each, all, gross]] of [
    ['12', '60', '720', '123.0'],
    ['1', '21', '21', '4.2'],
  ].entries())
    paper.row(60 + 14 * index, [
      [40, 'Wooden ruler'],
      [150, String(cartons)],
      [230, String(each)],
      [310, String(all)],
      [400, String(gross)],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['description', 'packages', 'other', 'quantity', 'gross_weight']);
});
