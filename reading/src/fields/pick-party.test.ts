import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { consigneeOf, pickParty } from './pick-party.js';

test('whom a paper is for stands under its label, and the letterhead far beside it', () => {
  const paper = new Paper()
    .lines(40, 100, ['MESSRS.', 'Alder Instruments AB', 'Solna 88, 171 54 Solna, Sweden'])
    .lines(360, 100, ['Birch Optical Works, Ltd.', '2-14-8 Okaya-shi, Nagano 394-0045, Japan']);
  expect(pickParty(readText(fileOf(paper)), ['buyer']).name?.value).toBe('Alder Instruments AB');
});

test('a firm is addressed behind its label without a colon', () => {
  const paper = new Paper().lines(40, 100, [
    'Sold to Messrs. ALDER FRUIT GMBH',
    'AM SANDTOR 50, 20457 HAMBURG, GERMANY',
    'Shipped per S.S. BIRCH V. 2415W',
  ]);
  const { name, address } = pickParty(readText(fileOf(paper)), ['buyer']);
  expect([name?.value, address?.value]).toEqual(['ALDER FRUIT GMBH', 'AM SANDTOR 50, 20457 HAMBURG, GERMANY']);
});

test('what stands far behind a name on its line is not its address, and the words of a journey name nobody', () => {
  const paper = new Paper()
    .row(100, [
      [40, 'Sold to'],
      [110, 'Alder Maison SARL'],
      [391, 'Jepara, 24 Agustus 2026'],
    ])
    .print(110, 112, '19 rue des Quais, 64100 Bayonne, France')
    .print(40, 160, 'From')
    .print(80, 160, 'HONG KONG')
    .print(190, 160, 'To')
    .print(220, 160, 'FELIXSTOWE, U.K.');
  const text = readText(fileOf(paper));
  expect(pickParty(text, ['buyer']).address?.value).toBe('19 rue des Quais, 64100 Bayonne, France');
  expect(pickParty(text, ['seller'])).toEqual({ name: null, address: null });
});

test('the number of a customer, boxes to tick and how to mark goods stand over a name and are none of it', () => {
  const text = readText(
    fileOf(
      new Paper()
        .lines(40, 100, ['Ship to', '5020877', 'ALDER CONVEYOR SYSTEMS', 'DOCK 3 RECEIVING', '1905 SUMTER HWY', 'BISHOPVILLE SC 29010'])
        .lines(340, 100, ['Ship from', 'FOB [X]', 'BIRCH FOODS', '2106 S 18TH ST', 'YAKIMA, WA 98903', 'SID: 04417']),
    ),
  );
  expect(pickParty(text, ['consignee']).name?.value).toBe('ALDER CONVEYOR SYSTEMS');
  const { name, address } = pickParty(text, ['shipper']);
  expect([name?.value, address?.value]).toEqual(['BIRCH FOODS', '2106 S 18TH ST YAKIMA, WA 98903']);
});

test('beside the place where a driver signs a label names nobody', () => {
  const paper = new Paper()
    .row(100, [
      [40, 'SHIPPER'],
      [240, 'DRIVER'],
    ])
    .row(114, [
      [40, 'Ana Roe'],
      [240, 'Jo Doe'],
    ]);
  expect(pickParty(readText(fileOf(paper)), ['shipper'])).toEqual({ name: null, address: null });
});

test('whoever is only pointed to is named at another label', () => {
  const paper = new Paper().print(40, 100, 'Buyer: SAME AS IMPORTER OF RECORD').print(40, 140, 'Importer: Alder Bikes Ltd.');
  expect(pickParty(readText(fileOf(paper)), ['buyer']).name?.value).toBe('Alder Bikes Ltd.');
});

test('a receiver beside a sender is no driver', () => {
  const paper = new Paper()
    .lines(40, 100, ['Sender', 'Alder Tools Ltd.', '4 Quay Road, Leeds LS1 4AB'])
    .lines(320, 100, ['Consignee / receiver', 'Birch Foods Ltd.', '9 Mill Lane, York YO1 7HH']);
  const text = readText(fileOf(paper));
  expect(pickParty(text, ['shipper']).name?.value).toBe('Alder Tools Ltd.');
  expect(pickParty(text, ['consignee']).name?.value).toBe('Birch Foods Ltd.');
});

test('in a list whose values have colons the address stands at a label of its own', () => {
  const rows = [
    ['SEÑOR(ES)', ': Soc. Aliso Ltda.'],
    ['R.U.T.', ': 77.889.900-K'],
    ['GIRO', ': CULTIVO DE FRUTALES'],
    ['DIRECCIÓN', ': Parcela 14 Santa Rebeca'],
    ['COMUNA', ': TENO'],
  ];
  const paper = new Paper();
  for (const [index, [label = '', value = '']] of rows.entries())
    paper.row(130 + 11 * index, [
      [40, label],
      [115, value],
    ]);
  const { name, address } = pickParty(readText(fileOf(paper)), ['buyer']);
  expect([name?.value, address?.value]).toEqual(['Soc. Aliso Ltda.', 'Parcela 14 Santa Rebeca, TENO']);
});

test('the address where goods go is that of who gets them, though nobody is named there', () => {
  const paper = new Paper().lines(40, 100, ['Lieu de livraison', 'Chantier Essaada', 'Rte de Ouarzazate km 7', 'Marrakech']);
  expect(consigneeOf(readText(fileOf(paper))).address?.value).toBe('Rte de Ouarzazate km 7 Marrakech');
});

test('who is called the buyer goes before whom the paper goes to', () => {
  const paper = new Paper().lines(40, 100, [
    'To: Quay Port Authority, 1 Quay Road',
    'Importer: ALDER PARTS PTY LTD, 3/90 Cutler Road, Jandakot WA 6164',
  ]);
  expect(pickParty(readText(fileOf(paper)), ['buyer']).name?.value).toBe('ALDER PARTS PTY LTD');
});

test('a firm on whose account goods go has the end of its name on the second line', () => {
  const lines = ['For account and risk of Messrs. ALDER BOLT &', 'HARDWARE CO. W.L.L.', 'P.O. BOX 40112, SITRA, BAHRAIN'];
  const { name } = pickParty(readText(fileOf(new Paper().lines(40, 100, lines))), ['buyer']);
  expect(name?.value).toBe('ALDER BOLT & HARDWARE CO. W.L.L.');
});

test('the customs to which a Turkish invoice for export is addressed are not its buyer abroad', () => {
  const paper = new Paper()
    .lines(40, 100, ['SAYIN', 'T.C. Gümrük Bakanlığı', '06530 Çankaya / Ankara'])
    .print(40, 200, 'ALICI (Yurtdışı): ALDER TILES LLC, 905 Quay Blvd, Atlanta GA 30318, USA');
  expect(pickParty(readText(fileOf(paper)), ['buyer']).name?.value).toBe('ALDER TILES LLC');
});
