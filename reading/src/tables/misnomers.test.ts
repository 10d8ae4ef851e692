import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findTables } from './find-tables.js';

function tableOf(heads: readonly [string, string], rows: readonly (readonly (readonly [number, string])[])[]) {
  const paper = new Paper().row(40, [
    [40, heads[0]],
    [130, heads[1]],
    [400, 'Quantity'],
    [500, 'Amount'],
  ]);
  for (const [index, cells] of rows.entries()) paper.row(60 + 14 * index, cells);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  return {
    roles: table?.columns.map(({ role }) => role),
    rows: table?.rows.map(({ cells }) => [...cells.values()].map(({ text }) => text)),
  };
}

const figures = (quantity: string, amount: string) => [[400, quantity] as const, [500, amount] as const];

test('codes under a head of numbers of lines, and descriptions under one of materials', () => {
  const { roles } = tableOf(
    ['Item No.', 'Description'],
    [
      [[40, '488647'], [130, 'Wool scarf'], ...figures('10', '20.00')],
      [[40, '235179'], [130, 'Ballpoint pen'], ...figures('30', '60.00')],
    ],
  );
  expect(roles).toEqual(['product_code', 'description', 'quantity', 'total_price']);
  const material = tableOf(
    ['Pos', 'Material'],
    [
      [[40, '10'], [130, 'Steel hammer'], ...figures('10', '20.00')],
      [[40, '20'], [130, 'Wooden ruler'], ...figures('30', '60.00')],
    ],
  );
  expect(material.roles).toEqual(['item', 'description', 'quantity', 'total_price']);
});

test('figures on the last line of their row', () => {
  const { rows } = tableOf(
    ['Pos', 'Description'],
    [
      [[130, 'Steel hammer']],
      [[40, '1'], [130, 'with handle'], ...figures('10', '20.00')],
      [[130, 'Wooden ruler']],
      [[40, '2'], [130, 'of 30 cm'], ...figures('30', '60.00')],
    ],
  );
  expect(rows).toEqual([
    ['1', 'Steel hammer with handle', '10', '20.00'],
    ['2', 'Wooden ruler of 30 cm', '30', '60.00'],
  ]);
});

test('units under a head of measures', () => {
  const { roles } = tableOf(
    ['Measurement', 'Description'],
    [
      [[40, 'PCS'], [130, 'Wool scarf'], ...figures('10', '20.00')],
      [[40, 'SET'], [130, 'Ballpoint pen'], ...figures('30', '60.00')],
    ],
  );
  expect(roles).toEqual(['quantity_unit', 'description', 'quantity', 'total_price']);
});

test('codes of makers beside those of the tariff', () => {
  const paper = new Paper().table(40, [
    ['HS Code', 'Description', 'Tariff No.', 'Quantity', 'Amount'],
    ['488647', 'Wool scarf', '61171010', '10', '20.00'],
    ['235179', 'Ballpoint pen', '96081010', '30', '60.00'],
  ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['product_code', 'description', 'hs_code', 'quantity', 'total_price']);
});

test('ranges of packages under a head of their number', () => {
  const rows = [
    [[40, '1-10'], [130, 'Wooden ruler'], ...figures('10', '20.00')],
    [[40, '11 - 30'], [130, 'Steel hammer'], ...figures('30', '60.00')],
  ] as const;
  expect(tableOf(['Packages', 'Description'], rows).roles).toEqual(['package_range', 'description', 'quantity', 'total_price']);
});

test('counts under `Volumes` are those of packages', () => {
  const rows = [[[40, '10'], [130, 'Wooden ruler'], ...figures('10', '20.00')]] as const;
  expect(tableOf(['Volumes', 'Description'], rows).roles).toEqual(['packages', 'description', 'quantity', 'total_price']);
});

test('numbers of lines with goods behind them under a head of numbers, and units under one of codes', () => {
  const paper = new Paper().row(40, [
    [40, 'Line'],
    [200, 'Code'],
    [300, 'Quantity'],
    [380, 'Unit Price'],
    [460, 'Amount'],
  ]);
  for (const [index, goods] of ['1 Wooden ruler', '2 Steel hammer'].entries())
    paper.row(60 + 14 * index, [
      [40, goods],
      [200, 'PCS'],
      [300, '10'],
      [380, '2.00'],
      [460, '20.00'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['description', 'quantity_unit', 'quantity', 'unit_price', 'total_price']);
  expect(table?.rows.map(({ cells }) => [...cells.values()][0]?.text)).toEqual(['Wooden ruler', 'Steel hammer']);
});

test('counts with their unit under a head of units', () => {
  const paper = new Paper().table(40, [
    ['SKU', 'Description', 'Units', 'Each', 'Amount'],
    ['GR-100', 'Ceramic mug', '120PCE', '1.35', '162.00'],
    ['GR-200', 'Ceramic plate', '60PCE', '2.10', '126.00'],
  ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['product_code', 'description', 'quantity', 'unit_price', 'total_price']);
});

test('amounts under a head of units are the price of one', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Description'],
      [260, 'Qty'],
      [340, 'Unit'],
      [440, 'Amount'],
    ])
    .row(60, [
      [40, 'Steel hammer'],
      [260, '40'],
      [340, '$31.50'],
      [440, '$1,260.00'],
    ]);
  const [table] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.columns.map(({ role }) => role)).toEqual(['description', 'quantity', 'unit_price', 'total_price']);
});

test('numbers of four figures that do not count up are codes, and so are codes under a second head of descriptions', () => {
  const numbered = tableOf(
    ['Nr.', 'Description'],
    [
      [[40, '4010'], [130, 'Wool scarf'], ...figures('10', '20.00')],
      [[40, '5101'], [130, 'Ballpoint pen'], ...figures('30', '60.00')],
    ],
  );
  expect(numbered.roles).toEqual(['product_code', 'description', 'quantity', 'total_price']);
  const twice = tableOf(
    ['Description', 'Description'],
    [
      [[40, '0451-16'], [130, 'Wool scarf'], ...figures('10', '20.00')],
      [[40, '1180-3P'], [130, 'Ballpoint pen'], ...figures('30', '60.00')],
    ],
  );
  expect(twice.roles).toEqual(['product_code', 'description', 'quantity', 'total_price']);
});

test('numbers of articles are codes although a fee among them has a word, and whatever is called a code is the same in each row', () => {
  const { roles } = tableOf(
    ['Nr.', 'Description'],
    [
      [[40, '1120-M'], [130, 'Wool scarf'], ...figures('10', '20.00')],
      [[40, '3308'], [130, 'Ballpoint pen'], ...figures('30', '60.00')],
      [[40, '9011'], [130, 'Paper clip'], ...figures('3', '6.00')],
      [[40, 'GEBYR'], [130, 'Environmental fee'], ...figures('1', '5.00')],
    ],
  );
  expect(roles).toEqual(['product_code', 'description', 'quantity', 'total_price']);
});

test('single words under a head of items beside what they are called are codes', () => {
  const { roles } = tableOf(
    ['Item', 'Description'],
    [
      [[40, 'adhesive-c'], [130, 'Tile adhesive, grey'], ...figures('10', '20.00')],
      [[40, 'spacers'], [130, 'Ceramic spacers'], ...figures('30', '60.00')],
    ],
  );
  expect(roles).toEqual(['product_code', 'description', 'quantity', 'total_price']);
});

test('of two columns that may say what goods are the one is meant that is called so', () => {
  const { roles } = tableOf(
    ['Activity', 'Description'],
    [
      [[40, 'Fountains'], [130, 'Rock fountain'], ...figures('10', '20.00')],
      [[40, 'Pumps'], [130, 'Fountain pump'], ...figures('30', '60.00')],
    ],
  );
  expect(roles).toEqual(['other', 'description', 'quantity', 'total_price']);
});

test('codes or numbers of lines under a head of goods, beside words that say what these are', () => {
  const rolesUnder = (codes: readonly string[]) =>
    tableOf(
      ['Item', 'Kappe'],
      codes.map((code, index) => [[40, code], [130, ['Wool scarf, grey', 'Ballpoint pen, blue'][index] ?? ''], ...figures('10', '20.00')]),
    ).roles?.slice(0, 2);
  expect(rolesUnder(['BB-1010', 'BB-1022'])).toEqual(['product_code', 'description']);
  expect(rolesUnder(['1.', '2.'])).toEqual(['item', 'description']);
});

test('rows of which nothing is counted do not tell what stands under a head of numbers of lines', () => {
  const { roles } = tableOf(
    ['Item #', 'Description'],
    [
      [[40, 'MG-4150'], [130, 'Spiral wound gasket'], ...figures('60', '471.00')],
      [[40, 'MG-6150'], [130, 'Spiral wound gasket'], ...figures('24', '268.80')],
      [
        [40, '[42]'],
        [130, '[Product XYZ]'],
        [500, '5.00'],
      ],
    ],
  );
  expect(roles?.slice(0, 2)).toEqual(['product_code', 'description']);
});
