import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

function tablesOf(...papers: Paper[]) {
  return findTables(
    papers.map((paper) => phrasesOf(paper.page())),
    'point',
  ).map(({ columns, rows, totals }) => ({
    roles: columns.map(({ role }) => role),
    rows: rows.map((row) => [...row.cells.values()].map(({ text }) => text)),
    totals: totals === null ? null : [...totals.cells.values()].map(({ text }) => text),
  }));
}

test('heads on several lines, wrapped cells and a row of totals', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'No.'],
      [90, 'Description'],
      [260, 'Unit'],
      [330, 'Country of'],
      [430, 'Quantity'],
      [500, 'Amount'],
    ])
    .row(51, [
      [330, 'origin'],
      [500, '(USD)'],
    ])
    .row(70, [
      [40, '1'],
      [90, 'Laptop computer'],
      [260, 'PC'],
      [330, 'South'],
      [430, '25'],
      [500, '31,250.00'],
    ])
    .row(82, [
      [90, 'with 16 GB'],
      [260, 'S'],
      [330, 'Korea'],
    ])
    .row(100, [
      [40, '2'],
      [90, 'Keyboard'],
      [260, 'PC'],
      [330, 'China'],
      [430, '50'],
      [500, '2,250.00'],
    ])
    .row(112, [[260, 'S']])
    .row(140, [
      [90, 'Total'],
      [430, '75'],
      [500, '33,500.00'],
    ]);
  expect(tablesOf(paper)).toEqual([
    {
      roles: ['item', 'description', 'quantity_unit', 'country_of_origin', 'quantity', 'total_price'],
      rows: [
        ['1', 'Laptop computer with 16 GB', 'PCS', 'South Korea', '25', '31,250.00'],
        ['2', 'Keyboard', 'PCS', 'China', '50', '2,250.00'],
      ],
      totals: ['Total', '75', '33,500.00'],
    },
  ]);
});

test('rules between rows keep cells together whose lines stand around the number', () => {
  const paper = new Paper().row(40, [
    [40, 'Description'],
    [300, 'Qty'],
    [400, 'Amount'],
  ]);
  for (const [index, [name, more]] of [
    ['Valve', 'brass'],
    ['Pump', 'steel'],
  ].entries()) {
    const top = 60 + index * 40;
    for (const [left, right] of [
      [30, 290],
      [290, 390],
      [390, 500],
    ] as const)
      paper.box(left, top, right, top + 40);
    paper
      .print(40, top + 5, name ?? '')
      .print(40, top + 24, more ?? '')
      .print(300, top + 15, '3')
      .print(400, top + 15, '9.00');
  }
  expect(tablesOf(paper).map(({ rows }) => rows)).toEqual([
    [
      ['Valve brass', '3', '9.00'],
      ['Pump steel', '3', '9.00'],
    ],
  ]);
});

test('a column whose head cannot be read is the unit price when its products prove it', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Description'],
      [200, 'Qty'],
      [300, 'Xq zz'],
      [400, 'Amount'],
    ])
    .row(60, [
      [40, 'Valve'],
      [200, '3'],
      [300, '7.00'],
      [400, '21.00'],
    ])
    .row(75, [
      [40, 'Pump'],
      [200, '2'],
      [300, '4.50'],
      [400, '9.00'],
    ]);
  expect(tablesOf(paper)[0]?.roles).toEqual(['description', 'quantity', 'unit_price', 'total_price']);
});

test('a row of labels with values below is no table of goods', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Order date'],
      [200, 'Shipping method'],
      [400, 'Weight'],
    ])
    .row(55, [
      [40, 'May 2'],
      [200, 'Road'],
      [400, '28 lb'],
    ]);
  expect(tablesOf(paper)).toEqual([]);
});

/** Heads and cells as narrow columns have them: a count set right ends where its unit, set left, begins. */
function narrowColumns(heads: readonly (readonly [number, string])[]): Paper {
  return new Paper()
    .row(40, [[40, 'Item Code'], [110, 'Description'], ...heads])
    .row(60, [
      [40, 'NL-2101'],
      [110, 'LED panel light'],
      [335, '96'],
      [351, 'PCS'],
      [390, '14.20'],
      [440, '1,363.20'],
    ])
    .row(76, [
      [40, 'NL-3310'],
      [110, 'LED downlight'],
      [330, '300'],
      [351, 'PCS'],
      [395, '3.40'],
      [440, '1,020.00'],
    ]);
}

test('a head set right and the head set left beside it are two heads', () => {
  const paper = narrowColumns([
    [330, 'Qty'],
    [351, 'Unit'],
    [377, 'Unit Price'],
    [450, 'Amount'],
  ]);
  expect(tablesOf(paper)).toMatchObject([
    {
      roles: ['product_code', 'description', 'quantity', 'quantity_unit', 'unit_price', 'total_price'],
      rows: [
        ['NL-2101', 'LED panel light', '96', 'PCS', '14.20', '1,363.20'],
        ['NL-3310', 'LED downlight', '300', 'PCS', '3.40', '1,020.00'],
      ],
    },
  ]);
});

test('heads that stand a space apart are parted, each of its own kind', () => {
  const paper = new Paper()
    .print(40, 40, 'Item Goods Description')
    .print(300, 40, 'Qty Unit N.W. (kg) Amount')
    .row(56, [
      [40, '1'],
      [66, 'Green hat'],
      [300, '40'],
      [320, 'PCS'],
      [352, '12.5'],
      [395, '80.00'],
    ]);
  expect(tablesOf(paper)).toMatchObject([
    {
      roles: ['item', 'description', 'quantity', 'quantity_unit', 'net_weight', 'total_price'],
      rows: [['1', 'Green hat', '40', 'PCS', '12.5', '80.00']],
    },
  ]);
});

test('a sentence right under the rows ends the table', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'No.'],
      [90, 'Description'],
      [300, 'HS Code'],
      [420, 'Origin'],
    ])
    .row(56, [
      [40, '1'],
      [90, 'Green hat'],
      [300, '650500'],
      [420, 'Peru'],
    ])
    .print(40, 72, 'The undersigned hereby declares that the above details are correct and that all goods were made there');
  expect(tablesOf(paper)).toMatchObject([{ rows: [['1', 'Green hat', '650500', 'Peru']] }]);
});

test.each([
  ['the number of the page', 'Page 1 of 2'],
  ['what stands under a ruled table without a rule', 'We thank you for your order'],
])('%s is no row', (_name, foot) => {
  const paper = new Paper();
  for (const y of [38, 58, 78, 98])
    paper
      .box(36, y, 200, y + 20)
      .box(200, y, 300, y + 20)
      .box(300, y, 400, y + 20);
  const head: [number, string][] = [
    [40, 'Description'],
    [210, 'Quantity'],
    [310, 'Amount'],
  ];
  const row = (name: string): [number, string][] => [
    [40, name],
    [210, '25'],
    [310, '50.00'],
  ];
  paper.row(42, head).row(62, row('Laptop')).row(82, row('Keyboard')).row(102, row('Mouse')).print(40, 130, foot);
  expect(tablesOf(paper)[0]?.rows).toEqual([
    ['Laptop', '25', '50.00'],
    ['Keyboard', '25', '50.00'],
    ['Mouse', '25', '50.00'],
  ]);
});

test('details below a row go with it over the page, and labels below the last row end the table', () => {
  const first = new Paper()
    .row(40, [
      [40, 'Description'],
      [300, 'Quantity'],
      [400, 'Amount'],
    ])
    .row(56, [
      [40, 'Green hat'],
      [300, '40'],
      [400, '80.00'],
    ])
    .print(40, 68, 'HS: 650500');
  const second = new Paper()
    .row(40, [
      [40, 'Red hat'],
      [300, '10'],
      [400, '20.00'],
    ])
    .print(40, 52, 'HS: 650400')
    .print(40, 90, 'Packages: 4 CARTONS');
  expect(tablesOf(first, second).map(({ rows }) => rows)).toEqual([
    [['Green hat HS: 650500', '40', '80.00']],
    [['Red hat HS: 650400', '10', '20.00']],
  ]);
});

test('a head has all lines of its ruled cell', () => {
  const paper = new Paper()
    .box(40, 40, 200, 80)
    .box(200, 40, 300, 80)
    .box(300, 40, 420, 80)
    .print(44, 44, 'Commodity')
    .print(204, 44, 'HS Code')
    .lines(304, 44, ['Gross', 'weight'])
    .row(86, [
      [44, 'Green hat'],
      [204, '650500'],
      [304, '12.5 KG'],
    ]);
  expect(tablesOf(paper)).toMatchObject([
    { roles: ['description', 'hs_code', 'gross_weight'], rows: [['Green hat', '650500', '12.5 KG']] },
  ]);
});

test('a last line of the heads belongs to them where it stands under a head that is only guessed', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Pos.'],
      [90, 'Menge'],
      [150, 'Beschreibung'],
      [400, 'Listenpreis'],
      [500, 'Gesamtbetrag'],
    ])
    .row(52, [
      [400, 'ohne'],
      [500, 'ohne MwSt.'],
    ])
    .row(64, [[400, 'MwSt.']])
    .row(90, [
      [40, '1'],
      [90, '2'],
      [150, 'Hammer'],
      [400, '3,89'],
      [500, '7,78'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'comma');
  expect(table?.rows.length).toBe(1);
});
