import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

/** Rows whose figures stand beside the last line of the description; so far apart are both lines, and the next row. */
function printed(gaps: readonly (readonly [number, number])[]): (string | undefined)[] {
  const paper = new Paper().row(40, [
    [40, 'Item'],
    [80, 'Description of goods'],
    [330, 'Quantity'],
  ]);
  let y = 60;
  paper.row(y, [
    [40, '1'],
    [80, 'Sandal'],
    [330, '144'],
  ]);
  for (const [index, [before, within]] of gaps.entries()) {
    paper.print(80, y + before, `Upper ${index + 2}`);
    y += before + within;
    paper.row(y, [
      [40, String(index + 2)],
      [80, `lower ${index + 2}`],
      [330, '27'],
    ]);
  }
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  return (table?.rows ?? []).map(({ cells }) => [...cells].find(([{ role }]) => role === 'description')?.[1].text);
}

test('a line between figures belongs to the lower ones where it stands nearer to them', () => {
  expect(
    printed([
      [13.2, 12],
      [13.2, 12],
    ]),
  ).toEqual(['Sandal', 'Upper 2 lower 2', 'Upper 3 lower 3']);
});

test('one line of a scan that seems to stand in the middle does not change that', () => {
  expect(
    printed([
      [13.2, 12],
      [12.6, 12.5],
      [13.2, 12],
    ]),
  ).toEqual(['Sandal', 'Upper 2 lower 2', 'Upper 3 lower 3', 'Upper 4 lower 4']);
});

test('where lines stand nearer to the figures above they belong to these', () => {
  expect(
    printed([
      [12, 13.2],
      [12.5, 12.6],
      [12, 13.2],
    ]),
  ).toEqual(['Sandal Upper 2', 'lower 2 Upper 3', 'lower 3 Upper 4', 'lower 4']);
});

test('where even the first row has its figures on its first line, all that stands below them is of their row', () => {
  const paper = new Paper().row(40, [
    [40, 'Item'],
    [80, 'Description of goods'],
    [330, 'Quantity'],
  ]);
  for (const [index, name] of ['Servo motor', 'Encoder cable'].entries())
    paper
      .row(60 + 52 * index, [
        [40, `${10 * (index + 1)}`],
        [80, name],
        [330, '2'],
      ])
      .lines(80, 73 + 52 * index, ['with brake', 'Voltage: 24 V', 'Batch 20251104']);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows.map(({ cells }) => [...cells].find(([{ role }]) => role === 'description')?.[1].text)).toEqual([
    'Servo motor with brake Voltage: 24 V Batch 20251104',
    'Encoder cable with brake Voltage: 24 V Batch 20251104',
  ]);
});
