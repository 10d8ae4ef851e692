import { PageText } from '@tallyport/contracts/document-extraction/page-text';
import { describe, expect, test } from 'vitest';
import type { Cell, Page } from './document-model.js';
import { pageTextsOf } from './page-text.js';
import { fileOf, Paper } from './testing/paper.js';

const texts = (page: PageText | undefined) => page?.tables.map(({ rows }) => rows.map((row) => row.map(({ text }) => text)));

test('a page tells its words with their places, its tables with heads first, and its flags', () => {
  const paper = new Paper().print(40, 40, 'COMMERCIAL INVOICE', 16);
  const columns = [40, 260, 340, 440] as const;
  const rows = [
    ['Description', 'Quantity', 'Unit Price', 'Amount'],
    ['Timber', '4', '2.50', '10.00'],
    ['Nails', '2', '1.00', '2.00'],
    ['Glue', '', '3.00', '3.00'],
  ];
  for (const [index, row] of rows.entries())
    paper.row(
      100 + 16 * index,
      row.map((text, at) => [columns[at] ?? 0, text] as const),
    );
  const [page] = pageTextsOf({ pages: [{ ...paper.page(), flags: [{ kind: 'skewed', message: 'A little askew.', boxes: [] }] }] });
  expect(PageText.parse(page)).toEqual(page);
  expect(page).toMatchObject({ page: 1, language: 'en', method: 'text layer', flags: [{ kind: 'skewed' }] });
  expect(page?.words[0]).toMatchObject({ text: 'COMMERCIAL', box: { x: 0.06667 } });
  expect(texts(page)).toEqual([rows]);
  expect(page?.tables[0]?.rows[1]?.[0]?.box).toMatchObject({ x: 0.06667 });
});

test('a sheet is one table of its cells, each with its address; what is not there is empty', () => {
  const box = { x: 0, y: 0, width: 0.1, height: 0.1 };
  const cell = (row: number, column: number, text: string): Cell => ({
    address: `Invoice!${'ABCDE'[column]}${row + 1}`,
    row,
    column,
    text,
    box,
    columnSpan: 1,
    rowSpan: 1,
  });
  const sheet: Page = { ...new Paper().page(), method: 'cells', cells: [cell(0, 0, 'Item'), cell(0, 4, 'Total'), cell(7, 0, 'Timber')] };
  const [page] = pageTextsOf({ pages: [sheet] });
  expect(texts(page)).toEqual([
    [
      ['Item', 'Total'],
      ['Timber', ''],
    ],
  ]);
  expect(page?.tables[0]?.rows[0]?.[1]).toEqual({ text: 'Total', box, address: 'Invoice!E1' });
});

test('a page says whether Chinese stands on it, and nothing of an empty one', () => {
  const file = fileOf(new Paper().print(40, 40, '商业 Invoice'), new Paper(), new Paper().print(40, 40, '12'));
  expect(pageTextsOf(file).map(({ language }) => language)).toEqual(['zh', null, null]);
});

describe('a grid that is ruled on the page', () => {
  const grid = (rows: readonly (readonly string[])[], widths = [120, 80, 80]) => {
    const paper = new Paper();
    for (const [index, row] of rows.entries()) {
      let left = 40;
      for (const [at, text] of row.entries()) {
        const right = left + (widths[at] ?? 80);
        paper.box(left, 100 + 20 * index, right, 120 + 20 * index);
        if (text !== '') paper.print(left + 4, 105 + 20 * index, text);
        left = right;
      }
    }
    return pageTextsOf(fileOf(paper))[0];
  };

  test('is a table, whatever stands in it', () => {
    const rows = [
      ['Sensor', 'Low', 'High'],
      ['North', '-4', ''],
      ['South', '2', '11'],
    ];
    const page = grid(rows);
    expect(texts(page)).toEqual([rows]);
    expect(page?.tables[0]?.rows[1]?.[2]?.box).toBeNull();
  });

  test('is none with one column, or with boxes that do not stand below each other', () => {
    expect(texts(grid([['a'], ['b'], ['c']]))).toEqual([]);
    const form = new Paper();
    for (const [index, width] of [100, 140, 90].entries()) {
      const [top, bottom] = [100 + 30 * index, 130 + 30 * index];
      form.box(40, top, 40 + width, bottom).print(44, top + 5, `Field ${index}`);
      form.box(40 + width, top, 400, bottom).print(44 + width, top + 5, 'value');
    }
    expect(texts(pageTextsOf(fileOf(form))[0])).toEqual([]);
  });
});
