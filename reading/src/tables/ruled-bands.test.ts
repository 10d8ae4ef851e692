import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

const SIDES = [40, 200, 320, 440];

/** Rows in ruled cells of 30 points, each cell with the lines of its text. */
function ruled(paper: Paper, top: number, rows: readonly (readonly (readonly string[])[])[]): Paper {
  for (const [at, cells] of rows.entries())
    for (const [column, lines] of cells.entries()) {
      const [left = 0, y] = [SIDES[column], top + 30 * at];
      paper.box(left, y, SIDES[column + 1] ?? 520, y + 30).lines(left + 4, y + 3, lines);
    }
  return paper;
}

const HEADS = ['Product name', 'Gestell', 'Handbuch', 'Dolle'].map((text, column): [number, string] => [(SIDES[column] ?? 0) + 4, text]);
const ROWS = [
  [['Walker SMALL', 'with a bag'], ['Carbon Black'], ['ENGLISH 1.4'], ['30']],
  [['Walker REGULAR'], ['Oyster White'], ['ENGLISH 1.4'], ['150']],
  [['Backrest'], ['Oyster White'], ['ENGLISH 1.4'], ['50']],
];

test('a line of words right over ruled rows heads them, between their rules, where hardly a head is known', () => {
  const paper = ruled(new Paper().box(40, 40, 520, 58).row(44, HEADS), 58, ROWS);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['description', null, null, 'quantity']);
  expect(table?.rows).toHaveLength(3);
});

test('the lines of a text in one ruled cell are one row', () => {
  const paper = ruled(new Paper().box(40, 40, 520, 58).row(44, HEADS), 58, ROWS);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  const [description] = table?.columns ?? [];
  expect(description === undefined ? '' : table?.rows[0]?.cells.get(description)?.text).toBe('Walker SMALL with a bag');
});

test('boxes of a form with no more than texts in them are no table', () => {
  const paper = ruled(
    new Paper().box(40, 40, 520, 58).row(44, HEADS),
    58,
    ROWS.map((row) => row.map(() => ['as before'])),
  );
  expect(findTables([phrasesOf(paper.page())], 'point')).toEqual([]);
});
