import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { weighTypes } from './weigh-signs.js';

/** Prints rows of a table below each other, each cell at the place of its column. */
function table(paper: Paper, y: number, columns: readonly number[], rows: readonly (readonly string[])[]): Paper {
  return rows.reduce(
    (printed, cells, index) =>
      printed.row(
        y + 16 * index,
        cells.map((cell, column) => [columns[column] ?? 0, cell] as const),
      ),
    paper,
  );
}

const GOODS = [
  ['Hammer', '10', '4.00', '40.00'],
  ['Tongs', '5', '6.00', '30.00'],
];

const typesOf = (paper: Paper) => extractDocument(fileOf(paper)).segments.map(({ segment }) => segment);

const invoice = () =>
  table(
    new Paper()
      .lines(40, 40, ['Green Hat Ltd.', '7 Mill Lane, Leeds'])
      .lines(40, 120, ['Rechnungsnummer: RE-2026-17', 'Rechnungsdatum: 03.05.2026'])
      .print(340, 300, 'Gesamtbetrag: 70.00 EUR'),
    200,
    [40, 260, 340, 440],
    [['Bezeichnung', 'Menge', 'Einzelpreis', 'Gesamtpreis'], ...GOODS],
  );

test('a paper without a title that has the number, prices and total of an invoice is read as one, and its type is doubted', () => {
  const [segment] = typesOf(invoice());
  expect(segment?.type).toBe('CIV');
  expect(segment?.confidence).toBeLessThan(0.8);
});

test('each sign is told as printed, with what it weighs', () => {
  const [best] = weighTypes(readText(fileOf(invoice())));
  expect(best?.type).toBe('CIV');
  expect(best?.signs).toContainEqual({ sign: 'the label "Rechnungsnummer"', weight: 2.5 });
});

test('packages and weights without prices are those of a packing list', () => {
  const paper = table(
    new Paper(),
    120,
    [40, 140, 300, 400, 480],
    [
      ['Carton No.', 'Description', 'Quantity', 'N.W. (kg)', 'G.W. (kg)'],
      ['1-10', 'Hammer', '100', '50.0', '55.0'],
      ['11-12', 'Tongs', '20', '10.0', '12.0'],
    ],
  );
  expect(typesOf(paper)[0]?.type).toBe('PKL');
});

test('a vessel, ports and what the carrier received are those of a bill', () => {
  const paper = new Paper().lines(40, 60, [
    'Shipper: Green Hat Ltd.',
    'Consignee: Blue Cap Inc.',
    'Notify party: Blue Cap Inc.',
    'Vessel: Northern Star',
    'Port of loading: Leeds',
    'Port of discharge: Oslo',
    'Received by the carrier in apparent good order and condition',
  ]);
  expect(typesOf(paper)[0]?.type).toMatch(/^(?:BL|HBL|MBL)$/);
});

test('a letter has no type', () => {
  const paper = new Paper().lines(40, 60, [
    'Dear Sir or Madam,',
    'we thank you for your visit last week and enclose our new catalogue.',
    'The prices of last year still hold.',
    'Kind regards',
  ]);
  expect(typesOf(paper)[0]).toMatchObject({ type: 'other', confidence: 0.1 });
});

test('an offer without a title is no invoice', () => {
  const letter = new Paper().lines(40, 60, [
    'Dear customer, we are pleased to offer:',
    'This offer is valid until 30 June 2026.',
    'Quote no: Q-77',
  ]);
  const paper = table(letter, 200, [40, 260, 340, 440], [['Description', 'Quantity', 'Unit price', 'Amount'], ...GOODS]);
  expect(typesOf(paper)[0]).toMatchObject({ type: 'other', title: 'quotation' });
});

test('the label of a courier is an air waybill', () => {
  const paper = new Paper()
    .lines(40, 40, ['EXPRESS WORLDWIDE', 'From: Green Hat Ltd., 7 Mill Lane, Leeds', 'To: Red Shoe Pty Ltd, 2 Bay Street, Hobart'])
    .lines(40, 200, ['Payer account 960000000', 'Shpt Weight 2.0 kg', 'WAYBILL 44 1908 2276']);
  expect(typesOf(paper)[0]?.type).toBe('AWB');
});

test('a declaration of dangerous goods has the boxes of a bill, and the words of the regulations', () => {
  const paper = new Paper()
    .lines(40, 40, ['Shipper: Alder Aromas S.L.', 'Consignee: Green Hat Pte. Ltd.', 'Vessel: NORTHERN STAR', 'Port of loading: Barcelona'])
    .lines(40, 120, ['Port of discharge: Singapore', 'I hereby declare that the contents of this consignment are fully and accurately'])
    .lines(40, 146, [
      'described by the Proper Shipping Name, and are classified, packaged, marked and labelled',
      'UN 1197 EXTRACTS, LIQUID, 3, PG III',
    ])
    .print(40, 190, 'Shipper must comply with the IMDG code');
  const [segment] = typesOf(paper);
  expect([segment?.type, segment?.title]).toEqual(['other', 'dangerous goods declaration']);
});

test('a bill whose boxes have no captions is told by what its carrier prints on it', () => {
  const paper = new Paper().lines(40, 40, ['GREEN HAT LTD', '7 MILL LANE, LEEDS', 'LEITH', 'MAHO TRADER', '0417W']);
  paper.lines(40, 300, ["SHIPPER'S LOAD & COUNT", 'FREIGHT PREPAID', 'SHIPPED ON BOARD', '19 JUL 2026']).print(340, 600, 'AS CARRIER');
  expect(typesOf(paper)[0]?.type).toMatch(/BL$/u);
});
