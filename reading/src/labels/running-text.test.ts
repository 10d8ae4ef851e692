import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { phrasesOf } from '../page/phrases.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';
import { takenApart } from './running-text.js';

function partsOf(...lines: readonly string[]): string[] {
  return takenApart(phrasesOf(new Paper().lines(40, 40, lines).page()))
    .map(({ text }) => text)
    .toSorted();
}

test('Bars part labels with their values, also where one goes on in the next line', () => {
  expect(
    partsOf(
      'Invoice No.: CI/1545 · Currency: EUR · Payment Terms: Irrevocable L/C at 60 days from',
      'B/L date · Port of Loading: Genoa, Italy',
    ),
  ).toEqual([
    'Currency: EUR',
    'Invoice No.: CI/1545',
    'Payment Terms: Irrevocable L/C at 60 days from B/L date',
    'Port of Loading: Genoa, Italy',
  ]);
});

test('Dashes stand for colons where a paper writes them behind all of its labels', () => {
  expect(partsOf('Invoice No. - CI/1545 | Currency - EUR', 'Port of Loading - Genoa')).toEqual([
    'Currency : EUR',
    'Invoice No. : CI/1545',
    'Port of Loading : Genoa',
  ]);
});

test.each(['Freight - DHL Express Worldwide', 'Steel wire; galvanised; 2 mm', 'ACME LTD | 4 Foundry Road | Leeds'])(
  '%s stays whole',
  (line) => {
    expect(partsOf(line)).toEqual([line]);
  },
);

test('A party whose name and address stand in one line has both', () => {
  const paper = new Paper()
    .print(200, 30, 'COMMERCIAL INVOICE', 16)
    .print(40, 80, 'Seller: Harbour Tools Co., Ltd., No. 4 Foundry Road, Xiamen 361100, China')
    .print(40, 100, 'Buyer: Cedar Hill Products CC, 22 Umgeni Road, Durban 4091, South Africa');
  const [segment] = extractDocument(fileOf(paper)).segments;
  expect(plain(segment?.header)).toMatchObject({
    seller_name: 'Harbour Tools Co., Ltd.',
    seller_address: 'No. 4 Foundry Road, Xiamen 361100, China',
    buyer_name: 'Cedar Hill Products CC',
    buyer_address: '22 Umgeni Road, Durban 4091, South Africa',
  });
});

test('a label alone before the next one stands in a form, whose lines do not run on', () => {
  const form = new Paper()
    .print(40, 40, 'Consignee/Buyer:')
    .print(380, 40, 'Invoice No.:')
    .print(500, 40, 'QD-2041')
    .lines(40, 52, ['Cedar Hill Ltd', '4 Foundry Road']);
  expect(takenApart(phrasesOf(form.page())).map(({ text }) => text)).toContain('QD-2041');
});

test('A line of things told ends at a rule: the caption of the box below it is none of its words', () => {
  const paper = new Paper()
    .print(40, 40, 'Phone: 555 0190')
    .print(480, 40, 'Issue Date: 28 May 2025')
    .print(40, 53, 'SHIPPER')
    .box(36, 51, 300, 90);
  expect(takenApart(phrasesOf(paper.page())).map(({ text }) => text)).toContain('SHIPPER');
});
