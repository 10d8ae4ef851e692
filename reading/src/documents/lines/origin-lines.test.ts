import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { originLines } from './origin-lines.js';

test('packages before the goods of a certificate are counted apart from them', () => {
  const paper = new Paper()
    .row(200, [
      [40, 'Item'],
      [90, 'Number and kind of packages; description of goods'],
      [360, 'HS code'],
      [430, 'Origin criterion'],
    ])
    .row(220, [
      [40, '1'],
      [90, '42 cartons Kitchen knives'],
      [360, '8211.92'],
      [430, 'CTC'],
    ])
    .row(240, [
      [40, '2'],
      [90, '12 volt motors'],
      [360, '8501.10'],
      [430, 'CTC'],
    ]);
  const lines = originLines(readText({ pages: [paper.page()] })).map((line) => [
    line.get('packages')?.value,
    line.get('description')?.value,
  ]);
  expect(lines).toEqual([
    ['42', 'Kitchen knives'],
    [undefined, '12 volt motors'],
  ]);
});

test('a certificate that asks for the weight or any other quantity counts what its cell says', () => {
  const paper = new Paper()
    .row(200, [
      [40, 'Item number'],
      [110, 'Number and kind of packages; description of goods'],
      [400, 'HS code'],
      [460, 'Gross weight or other quantity'],
    ])
    .row(220, [
      [40, '1'],
      [110, 'FORTY-TWO (42) CARTONS OF WATERING CANS'],
      [400, '3924.90'],
      [460, '8640 PCS'],
    ])
    .row(240, [
      [40, '2'],
      [110, 'NINETY (90) CARTONS OF BAMBOO STAKES'],
      [400, '4421.91'],
      [460, '1575 KGS G.W.'],
    ]);
  const lines = originLines(readText({ pages: [paper.page()] }));
  expect(
    lines.map((line) => ['packages', 'description', 'quantity', 'quantity_unit'].map((field) => line.get(field as 'description')?.value)),
  ).toEqual([
    ['42', 'FORTY-TWO (42) CARTONS OF WATERING CANS', '8640', 'PCS'],
    ['90', 'NINETY (90) CARTONS OF BAMBOO STAKES', '1575', 'KGS G.W.'],
  ]);
});

test('what is typed into a form beside the last lines of its heads is its first goods', () => {
  const paper = new Paper()
    .row(200, [
      [15, 'Item'],
      [50, 'Marks and nos. of'],
      [150, 'Number and kind of packages; description of goods'],
      [440, 'Gross weight or'],
      [530, 'Number and date of'],
    ])
    .row(211, [
      [15, 'number'],
      [50, 'packages'],
      [150, '85 CARTONS'],
      [440, 'other quantity'],
      [530, 'invoices'],
    ])
    .row(230, [
      [15, '1'],
      [150, 'BRASS CANDLE HOLDERS'],
      [440, '1200 PCS'],
      [530, 'NHE/214/02'],
    ])
    .row(241, [
      [50, '1-85'],
      [150, 'HS 7419'],
      [530, 'DT 11.11.2002'],
    ])
    .row(262, [
      [15, '2'],
      [150, 'ALUMINIUM TRAYS'],
      [440, '640 PCS'],
    ])
    .row(273, [
      [150, 'HS 7615'],
      [440, 'GR WT 1846 KGS'],
    ])
    .row(284, [[150, 'XXXXXXXXXXXX']]);
  const lines = originLines(readText({ pages: [paper.page()] }));
  expect(
    lines.map((line) => ['description', 'hs_code', 'quantity', 'quantity_unit'].map((field) => line.get(field as 'description')?.value)),
  ).toEqual([
    ['BRASS CANDLE HOLDERS', '7419', '1200', 'PCS'],
    ['ALUMINIUM TRAYS', '7615', '640', 'PCS'],
  ]);
});
