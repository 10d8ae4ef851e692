import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { airWaybillTypeOf, billTypeOf } from './transport-type.js';

const bill = (title: string, issuer: string): Paper =>
  new Paper()
    .print(300, 40, title, 14)
    .print(300, 70, issuer)
    .row(120, [
      [40, 'Shipper:'],
      [120, 'Green Hat Ltd.'],
    ]);

test.each([
  ['BILL OF LADING', 'Sierra Cargo Movers S.L.', 'HBL'],
  ['BILL OF LADING', 'Blue Harbour Logistics GmbH', 'HBL'],
  ['BILL OF LADING', 'Aurelia Maritime S.A.', 'MBL'],
  ['NON-NEGOTIABLE SEA WAYBILL', 'Han River Merchant Marine Co., Ltd.', 'MBL'],
  ['HOUSE BILL OF LADING', 'Northern Lines Ltd.', 'HBL'],
  ['BILL OF LADING', 'Maersk A/S', 'MBL'],
  ['BILL OF LADING', 'Green Hat Ltd.', 'BL'],
])('a %s of %s is of type %s', (title, issuer, type) => {
  expect(billTypeOf(readText(fileOf(bill(title, issuer))))).toBe(type);
});

test('a bill that names who releases the goods is a house bill', () => {
  const paper = bill('BILL OF LADING', 'Multi Container Line')
    .print(40, 400, 'For release of the goods apply to:')
    .print(40, 415, 'Inter NV');
  expect(billTypeOf(readText(fileOf(paper)))).toBe('HBL');
});

test.each([
  ['AIR WAYBILL (HOUSE)', 'HAWB'],
  ['HAWB #', 'HAWB'],
  ['AIR WAYBILL', 'AWB'],
])('an air waybill with the words %s is of type %s', (words, type) => {
  expect(airWaybillTypeOf(readText(fileOf(new Paper().print(40, 40, words))))).toBe(type);
});

test('a line that runs ships may name its agent at the port of discharge', () => {
  const paper = bill('LINER SEA WAYBILL', 'Aurelia Maritime S.A.')
    .print(40, 380, 'Vessel operating ocean carrier')
    .print(40, 400, 'Agent at port of discharge:')
    .print(40, 415, 'Inter NV');
  expect(billTypeOf(readText(fileOf(paper)))).toBe('MBL');
});

test('a bill whose number begins as those of houses do is a house bill', () => {
  const paper = bill('BILL OF LADING', 'Green Hat Ltd.').print(400, 120, 'HBL20461');
  expect(billTypeOf(readText(fileOf(paper)))).toBe('HBL');
});
