import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

const headerOf = (paper: Paper) => plain(extractDocument(fileOf(paper)).segments[0]?.header);

test('an Italian invoice has its number and day in the title, and whom it goes to at the right', () => {
  const paper = new Paper()
    .print(40, 30, 'Ceramiche Rovere S.p.A.', 16)
    .lines(40, 52, ['Via Emilia 45', '41049 Sassuolo (MO) - Italia', 'P.IVA 01234567890'])
    .print(40, 120, 'FATTURA n. 1234/A del 12/03/2024', 13)
    .lines(330, 120, ['Spett.le', 'Tile Import GmbH', 'Hafenstrasse 12', '20457 Hamburg']);
  expect(headerOf(paper)).toMatchObject({
    invoice_number: '1234/A',
    invoice_date: '2024-03-12',
    seller_name: 'Ceramiche Rovere S.p.A.',
    buyer_name: 'Tile Import GmbH',
    buyer_address: 'Hafenstrasse 12 20457 Hamburg',
  });
});

test('a Spanish invoice has a tax number that is no term of delivery, and its number behind a bare sign', () => {
  const paper = new Paper()
    .print(40, 30, 'Aceites del Roble S.L.', 16)
    .lines(40, 52, ['C/ Olivo 7', '41001 Sevilla', 'CIF: B12345678'])
    .print(400, 30, 'FACTURA', 18)
    .lines(400, 60, ['Nº: 2024/0123', 'Fecha: 15/03/2024']);
  const header = headerOf(paper);
  expect(header).toMatchObject({ invoice_number: '2024/0123', seller_name: 'Aceites del Roble S.L.' });
  expect(header).not.toHaveProperty('incoterm');
});

test('a Dutch invoice goes to the address over its title, without whom it is for there', () => {
  const paper = new Paper()
    .print(40, 30, 'Eiken Export B.V.', 16)
    .lines(40, 52, ['Bloemweg 12', '2161 AA Lisse', 'KvK 12345678'])
    .lines(40, 130, ['Flower Market Ltd', 't.a.v. John Smith', '5 Garden Road', 'Dublin D02 X285', 'Ierland'])
    .print(40, 220, 'FACTUUR', 16)
    .lines(330, 130, ['Factuurnummer: 20240117', 'Factuurdatum: 15-03-2024'])
    .row(280, [
      [40, 'Omschrijving'],
      [260, 'Aantal'],
      [330, 'Prijs'],
      [420, 'Bedrag'],
    ])
    .row(298, [
      [40, 'Tulpenbollen'],
      [260, '1000'],
      [330, '0,25'],
      [420, '250,00'],
    ]);
  expect(headerOf(paper)).toMatchObject({
    seller_name: 'Eiken Export B.V.',
    buyer_name: 'Flower Market Ltd',
    buyer_address: '5 Garden Road Dublin D02 X285 Ierland',
  });
});

test('a German letter tells its sender over the window, and numbers at its foot are no address', () => {
  const paper = new Paper()
    .print(380, 30, 'Maschinenbau Eiche AG', 14)
    .print(55, 130, 'Maschinenbau Eiche AG - Industriestr. 5 - 70565 Stuttgart', 7)
    .lines(55, 150, ['Präzision Import Inc.', 'Einkauf', '500 Main Street', 'Cleveland, OH 44114', 'USA'])
    .lines(360, 150, ['Rechnung-Nr.: RE-24-0099', 'Datum: 12.03.2024'])
    .print(55, 270, 'Rechnung', 16)
    .lines(55, 780, ['Maschinenbau Eiche AG', 'USt-IdNr. DE123456789  IBAN DE00 0000'], 7);
  expect(headerOf(paper)).toMatchObject({
    seller_name: 'Maschinenbau Eiche AG',
    seller_address: 'Industriestr. 5, 70565 Stuttgart',
    buyer_name: 'Präzision Import Inc.',
    buyer_address: '500 Main Street Cleveland, OH 44114 USA',
  });
});

test('a French letter says from which town and day it is below whom it goes to', () => {
  const paper = new Paper()
    .lines(40, 30, ['SARL Les Vins du Chêne', '12 avenue de la Gare', '26600 Tain', 'SIRET 123 456 789 00012'])
    .lines(330, 110, ['Wine Merchants Ltd', '4 Vine Street', 'LONDON W1J 0AH', 'ROYAUME-UNI'])
    .print(330, 170, 'Tain, le 12 mars 2024')
    .print(40, 200, 'Facture n° 2024-0317', 14);
  expect(headerOf(paper)).toMatchObject({
    invoice_number: '2024-0317',
    invoice_date: '2024-03-12',
    seller_name: 'SARL Les Vins du Chêne',
    buyer_name: 'Wine Merchants Ltd',
    buyer_address: '4 Vine Street LONDON W1J 0AH ROYAUME-UNI',
  });
});

test('captions with colons over one line of values are no table', () => {
  const paper = new Paper()
    .print(40, 200, 'Invoice INV/2024/00017', 16)
    .row(230, [
      [40, 'Invoice Date:'],
      [170, 'Due Date:'],
      [430, 'Reference:'],
    ])
    .row(244, [
      [40, '03/25/2024'],
      [170, '04/24/2024'],
      [430, 'CUST-1177'],
    ]);
  expect(headerOf(paper)).toMatchObject({ invoice_number: 'INV/2024/00017', invoice_date: '2024-03-25', due_date: '2024-04-24' });
});

test('an Italian street is no way of transport', () => {
  const paper = new Paper()
    .print(40, 60, 'PACKING LIST No. 88-1203', 12)
    .lines(40, 90, ['Delivery address:', 'Rossi S.p.A.', 'Via Roma 4', '20121 Milano']);
  expect(headerOf(paper)).not.toHaveProperty('shipping_method');
});

test.each(['INVOICE', 'PACKING LIST'])('%s as a letter goes to the address that has no label', (title) => {
  const paper = new Paper()
    .print(40, 30, 'Hanse Werke GmbH', 14)
    .lines(40, 50, ['Hafenstr. 3', '20457 Hamburg'])
    .lines(40, 130, ['Garden Shop Ltd', '7 High Street', 'Bath', 'BA1 1AA'])
    .print(40, 220, title, 16);
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)).toMatchObject({
    seller_name: 'Hanse Werke GmbH',
    seller_address: 'Hafenstr. 3 20457 Hamburg',
    buyer_name: 'Garden Shop Ltd',
    buyer_address: '7 High Street Bath BA1 1AA',
  });
});

test('a person in the house at a label for who sells leaves the seller to the letterhead', () => {
  const paper = new Paper()
    .print(40, 30, 'Alder Redskap AS', 16)
    .lines(40, 52, ['Quayveien 20', '8370 Leknes', 'Tlf: +47 76 05 55 01'])
    .print(300, 30, 'INVOICE', 16)
    .lines(40, 160, ['Bill to:', 'Birch Trading Ltd', '4 Quay Road', 'London SE23 1EJ'])
    .lines(330, 160, ['Seller: B. Olsen', 'Invoice No.: 4711']);
  expect(headerOf(paper)).toMatchObject({ seller_name: 'Alder Redskap AS', buyer_name: 'Birch Trading Ltd' });
});

test('the company in a window, over a line for somebody there, is no issuer', () => {
  const paper = new Paper()
    .print(40, 30, 'QUAYSIDE', 20)
    .print(400, 30, 'INVOICE', 16)
    .lines(40, 108, ['Alder Bouw B.V.', 't.a.v. Crediteurenadministratie', 'Textielstraat 7', '7483 PB Haaksbergen'])
    .lines(330, 108, ['Invoice No.: 4711', 'Date: 15-03-2024']);
  expect(headerOf(paper)).toMatchObject({ buyer_name: 'Alder Bouw B.V.' });
  expect(headerOf(paper)).not.toHaveProperty('seller_name');
});
