import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';
import { airlineName } from './airline-name.js';

test('an airline is named below the caption of its box', () => {
  const paper = new Paper()
    .box(290, 30, 560, 90)
    .lines(300, 36, ['AIR WAYBILL issued by', 'CONDOR AUSTRAL CARGO S.A.', 'SANTIAGO DE CHILE']);
  expect(airlineName(readText(fileOf(paper)))?.value).toBe('CONDOR AUSTRAL CARGO S.A.');
});

test('an airline is named right of its caption', () => {
  const paper = new Paper()
    .box(290, 30, 560, 90)
    .print(300, 44, 'Air Waybill', 12)
    .print(400, 44, 'SIAM ORCHID AIRWAYS PCL')
    .print(400, 56, 'BANGKOK, THAILAND')
    .print(300, 60, 'Issued by');
  expect(airlineName(readText(fileOf(paper)))?.value).toBe('SIAM ORCHID AIRWAYS PCL');
});

test('without a box nobody is named', () => {
  expect(airlineName(readText(fileOf(new Paper().lines(300, 36, ['Issued by', 'CONDOR AUSTRAL CARGO S.A.']))))).toBeNull();
});

test('an air waybill tells pieces in thousands, and goods without the numbers of other papers', () => {
  const paper = new Paper()
    .print(40, 30, 'AIR WAYBILL', 18)
    .print(40, 60, '045-66209172')
    .print(40, 100, 'Accounting information: FREIGHT PREPAID');
  for (const [index, texts] of [
    ['No. of pieces', 'Gross weight', 'Rate class', 'Chargeable weight', 'Nature and quantity of goods'],
    ['2,240', '11984.0 K', 'C', '11984.0', 'FRESH CHERRIES'],
    ['', '', '', '', 'INV FQ 1187'],
  ].entries())
    paper.row(
      140 + 14 * index,
      texts.flatMap((text, at) => (text === '' ? [] : [[40 + 100 * at, text] as const])),
    );
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(plain(segment?.header)).toMatchObject({ packages: '2240', gross_weight: '11984.0', goods_description: 'FRESH CHERRIES' });
});
