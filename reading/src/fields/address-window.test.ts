import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { addressBlocksOf, withoutPersons } from './address-window.js';

const blocksOf = (paper: Paper) => addressBlocksOf(readText(fileOf(paper))).map((block) => withoutPersons(block).map(({ text }) => text));

test('lines below each other with the code of a town are an address, without whom it is for there', () => {
  const lines = ['Birke Handels-GmbH', 'Einkauf', 'Rabattstr. 25', '34567 Osterhausen'];
  expect(blocksOf(new Paper().lines(55, 160, lines))).toEqual([['Birke Handels-GmbH', 'Rabattstr. 25', '34567 Osterhausen']]);
});

test.each([
  ['a label claims it', new Paper().lines(55, 160, ['Delivery address:', 'Birke GmbH', 'Rabattstr. 25', '34567 Osterhausen'])],
  ['it stands at the foot', new Paper().lines(55, 700, ['Birke GmbH', 'Rabattstr. 25', '34567 Osterhausen'])],
  ['a title has its number', new Paper().lines(55, 60, ['Salgsfaktura', 'Faktura 104417', 'Side 1 / 1'])],
  ['it has no town', new Paper().lines(55, 160, ['Birke GmbH', 'Rabattstr. 25', 'Osterhausen'])],
])('but not where %s', (_why, paper) => expect(blocksOf(paper)).toEqual([]));

test('a house over a country alone is an address where towns have no codes, and a small word may begin a name', () => {
  const abroad = ['alderLabs Ltd.', '93B Quay Street', 'Yuen Long', 'Hong Kong'];
  expect(blocksOf(new Paper().lines(55, 160, abroad))).toEqual([abroad]);
  const person = ['de Birke Paul', '35 rue du Quai', '69100 Villeurbanne'];
  expect(blocksOf(new Paper().lines(55, 160, person))).toEqual([person]);
});

test('an empty line may part the street from the town, and a code may have a gap', () => {
  const paper = new Paper().lines(55, 160, ['Birke Handels-GmbH', 'Rabattstr. 25']).print(55, 204, '34567 Osterhausen');
  expect(blocksOf(paper)).toEqual([['Birke Handels-GmbH', 'Rabattstr. 25', '34567 Osterhausen']]);
  const sweden = ['Birke Verktyg AB', 'Industrigatan 18', 'S-212 14 MALMÖ'];
  expect(blocksOf(new Paper().lines(55, 160, sweden))).toEqual([sweden]);
});

test('an address under the day of the paper, or far beside a label, is free', () => {
  const block = ['Alder Hotel', '12 rue du Quai', '21200 BEAUNE'];
  const under = new Paper().lines(300, 60, ['Date : 3 juin 2024']).lines(300, 82, block);
  const beside = new Paper()
    .row(160, [
      [40, 'Invoice Number'],
      [140, '0055'],
    ])
    .row(173, [[40, 'PO Number']])
    .lines(330, 160, block);
  for (const paper of [under, beside])
    expect(addressBlocksOf(readText(fileOf(paper))).map((lines) => lines.map(({ text }) => text))).toEqual([block]);
});

test('a name may end with a number over an address that is whole', () => {
  const block = ['Brf Quayside 3', 'c/o Alder AB', 'Box 144', '801 03 GÄVLE'];
  expect(addressBlocksOf(readText(fileOf(new Paper().lines(300, 150, block)))).map(([first]) => first?.text)).toEqual(['Brf Quayside 3']);
});
