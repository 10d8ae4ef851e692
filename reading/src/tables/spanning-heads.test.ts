import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

function headsOf(paper: Paper): (readonly [string, string | null])[] {
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  return table?.columns.map(({ head, role }) => [head, role] as const) ?? [];
}

test('a head over the heads of several columns heads none itself', () => {
  const paper = new Paper()
    .box(30, 36, 300, 66)
    .box(300, 36, 380, 66)
    .box(380, 36, 560, 51)
    .box(380, 51, 470, 66)
    .box(470, 51, 560, 66)
    .box(30, 66, 300, 82)
    .box(300, 66, 380, 82)
    .box(380, 66, 470, 82)
    .box(470, 66, 560, 82);
  paper
    .print(100, 46, 'Description')
    .print(320, 46, 'Packages')
    .print(430, 39, 'Weight (kg)')
    .print(410, 54, 'Net')
    .print(500, 54, 'Gross');
  paper.row(70, [
    [40, 'Steel hammer'],
    [320, '4'],
    [410, '12.00'],
    [500, '13.10'],
  ]);
  expect(headsOf(paper)).toEqual([
    ['Description', 'description'],
    ['Packages', 'packages'],
    ['Net', 'net_weight'],
    ['Gross', 'gross_weight'],
  ]);
});

test('sizes between the heads of other columns', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Style'],
      [350, 'Total'],
    ])
    .row(51, [
      [40, 'No.'],
      [100, 'Description'],
      [230, '38'],
      [270, '40'],
      [310, '42'],
      [350, 'quantity'],
      [450, 'Amount'],
    ])
    .row(70, [
      [40, 'A-77'],
      [100, 'Leather sandal'],
      [230, '2'],
      [270, '4'],
      [310, '4'],
      [350, '10'],
      [450, '120.00'],
    ]);
  expect(headsOf(paper).map(([, role]) => role)).toEqual([
    'product_code',
    'description',
    'other',
    'other',
    'other',
    'quantity',
    'total_price',
  ]);
});

test('one number among words is a count, not a size that heads a column', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Marks & Numbers'],
      [180, 'Quantity and kind'],
      [300, 'Description'],
      [430, 'G.W.'],
      [510, 'Measurement'],
    ])
    .row(56, [
      [40, 'EVERGREEN 05448 C/NO.'],
      [180, '62 PACKAGES'],
      [300, 'SAID TO CONTAIN'],
      [430, '1,357.00 kg'],
      [510, '5.21 cbm'],
    ])
    .row(70, [
      [40, '1-UP'],
      [300, 'BALL VALVE'],
    ]);
  expect(headsOf(paper).map(([head]) => head)).toEqual(['Marks & Numbers', 'Quantity and kind', 'Description', 'G.W.', 'Measurement']);
});

test('heads in two languages, one below the other', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Descrizione'],
      [200, 'Quantità'],
      [300, 'Prezzo unitario'],
      [420, 'Importo'],
    ])
    .row(52, [
      [40, 'Item name'],
      [200, 'Shipped qty'],
      [300, 'Net price'],
      [420, 'Line total'],
    ])
    .row(70, [
      [40, 'Wooden ruler'],
      [200, '10'],
      [300, '2.00'],
      [420, '20.00'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['description', 'quantity', 'unit_price', 'total_price']);
});

test('without rules, a head stands in the middle over several others that are known', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Description'],
      [205, 'Per package (kg)'],
      [395, 'Total (kg)'],
    ])
    .row(52, [
      [200, 'Net'],
      [260, 'Gross'],
      [380, 'Net'],
      [440, 'Gross'],
    ])
    .row(70, [
      [40, 'Jute yarn'],
      [200, '200.0'],
      [260, '206.5'],
      [380, '24000.0'],
      [440, '24780.0'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role, over }) => [role, over])).toEqual([
    ['description', undefined],
    ['other', 'Per package (kg)'],
    ['other', 'Per package (kg)'],
    ['net_weight', 'Total (kg)'],
    ['gross_weight', 'Total (kg)'],
  ]);
});

test('heads in two ruled rows, each in a language of its own', () => {
  const heads = [
    ['Tarima', 'No. parte', 'Descripción', 'Cant.', 'Peso neto'],
    ['Pallet', 'Part no.', 'Description', 'Qty (pcs)', '(kg)'],
    ['T1', '82114-0K771', 'Door harness', '160', '72'],
  ];
  const paper = new Paper().table(40, heads);
  for (const [row] of heads.entries())
    for (const column of [0, 1, 2, 3, 4]) paper.box(36 + 100 * column, 37 + 16 * row, 136 + 100 * column, 53 + 16 * row);
  expect(headsOf(paper)).toEqual([
    ['Tarima Pallet', 'packages'],
    ['No. parte Part no.', 'product_code'],
    ['Descripción Description', 'description'],
    ['Cant. Qty (pcs)', 'quantity'],
    ['Peso neto (kg)', 'net_weight'],
  ]);
});
