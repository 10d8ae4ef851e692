import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { findLabels } from '../testing/find-labels.js';
import { Paper } from '../testing/paper.js';
import { knownLabelsWithin } from './find-labels.js';
import { wholeLabel } from './match-label.js';

function labelsOf(paper: Paper) {
  return findLabels(phrasesOf(paper.page())).map(({ concepts, inline, ending }) => ({ concepts, value: inline?.text ?? null, ending }));
}

test.each([
  ['Invoice No.: A-1', ['invoice_number'], 'A-1'],
  ['INVOICE # A-1', ['invoice_number'], 'A-1'],
  ['1. Consignee / Importer (name and address):', ['consignee', 'buyer'], null],
  ['1. Vendor (name and address) – Vendeur (nom et adresse)', ['seller'], null],
  ['Gross Weight (kg): 12.5', ['gross_weight'], '12.5'],
  ['TO:ACME', ['buyer'], 'ACME'],
  ['Total AUD: 5.00', ['total_amount'], '5.00'],
  ['Air Freight — Overnight Express: 20.00', ['freight'], '20.00'],
  ['发票编号：77', ['invoice_number'], '77'],
  ['Invoice No. 发票号: 78', ['invoice_number'], '78'],
  ['收货人 Consignee：某某公司', ['consignee'], '某某公司'],
  ['Puerto de embarque: Callao', ['port_of_loading'], 'Callao'],
  ['Consignse', ['consignee'], null],
  ['Add: Sea Freight 12.50', ['freight'], '12.50'],
  ['Importateur / Consignee (name and full address): Atlas', ['buyer', 'consignee'], 'Atlas'],
  ['Facture n° / Inv. #: A-1', ['invoice_number'], 'A-1'],
  ['Less: Trade Discount: 3.00', ['discount'], '3.00'],
])('%s', (text, concepts, value) => {
  expect(labelsOf(new Paper().print(40, 40, text))).toMatchObject([{ concepts, value }]);
});

test('a word that may as well be a value is a label only before a colon', () => {
  expect(labelsOf(new Paper().print(40, 40, 'Destination: Hobart'))).toMatchObject([{ concepts: ['place_of_delivery'], value: 'Hobart' }]);
  expect(labelsOf(new Paper().print(40, 40, 'DESTINATION'))).toEqual([]);
});

test.each(['PO-5678', 'INV-2026-1', 'reorders@acme.example'])('%s is a value, not a label', (text) => {
  expect(labelsOf(new Paper().print(40, 40, text))).toEqual([]);
});

test('a label broken over two lines is one label', () => {
  expect(labelsOf(new Paper().print(40, 40, 'Port of').print(40, 51, 'Discharge:'))).toEqual([
    { concepts: ['port_of_discharge'], value: null, ending: 'colon' },
  ]);
});

test('words for whom something is sent to stand over each other', () => {
  const paper = new Paper().lines(40, 40, ['SHIP', 'TO:']).lines(80, 40, ['Alder Pipe Ltd', '12 Quay Street']);
  expect(labelsOf(paper)).toContainEqual({ concepts: ['consignee'], value: null, ending: 'colon' });
});

test('a label under another that says something else stays a label of its own', () => {
  const paper = new Paper().print(40, 40, 'Sold to').print(40, 51, 'Contact name').print(40, 62, 'Company name');
  expect(labelsOf(paper).map(({ concepts }) => concepts[0])).toEqual(['buyer', 'contact', 'company_name']);
});

test('one line holds several labels with their values', () => {
  const line = 'Place of Loading: Leeds; Vessel: MV Heron; Voyage No.: 12E';
  expect(labelsOf(new Paper().print(40, 40, line))).toMatchObject([
    { concepts: ['port_of_loading'], value: 'Leeds' },
    { concepts: ['vessel'], value: 'MV Heron' },
    { concepts: ['voyage'], value: '12E' },
  ]);
});

test('within a description only known labels count', () => {
  const [phrase] = phrasesOf(new Paper().print(40, 40, 'Green hat Country of Origin: Peru').page());
  expect(phrase === undefined ? [] : knownLabelsWithin(phrase).map(({ text, inline }) => [text, inline?.text])).toEqual([
    ['Country of Origin', 'Peru'],
  ]);
});

test('labels without a mark are sure where their values stand in a column', () => {
  const paper = new Paper().print(40, 40, 'Goods covered Green hats').print(80, 53, 'Full name Jane Doe');
  expect(findLabels(phrasesOf(paper.page())).map(({ concepts, ending }) => [concepts[0], ending])).toEqual([
    ['goods_description', 'loose'],
    ['signatory_name', 'loose'],
  ]);
  const aligned = new Paper()
    .print(40, 40, 'Goods covered')
    .print(108, 40, 'Green hats')
    .print(60, 53, 'Full name')
    .print(108, 53, 'Jane Doe');
  expect(findLabels(phrasesOf(aligned.page())).map(({ ending }) => ending)).toEqual(['colon', 'colon']);
});

test.each(['Vessel operating ocean carrier', "SHIPPER'S LOAD, STOW AND COUNT"])('%s names nothing', (text) => {
  expect(findLabels(phrasesOf(new Paper().print(40, 40, text).page()))).toEqual([]);
});

test('of a label in two languages one known half is enough', () => {
  expect(labelsOf(new Paper().print(40, 40, '签单的地方 Place of issue'))).toMatchObject([{ concepts: ['issue_place'], value: null }]);
  expect(labelsOf(new Paper().print(40, 40, 'Sted for lasting / Port of loading: LEEDS'))).toMatchObject([
    { concepts: ['port_of_loading'], value: 'LEEDS' },
  ]);
});

test.each(['—', '|', '»', '→', '>'])('a label may be parted from its value by %s', (sign) => {
  expect(labelsOf(new Paper().print(40, 40, `Port of loading ${sign} LEEDS`))).toMatchObject([
    { concepts: ['port_of_loading'], value: 'LEEDS', ending: 'colon' },
  ]);
});

test.each(['Invoice name and address', 'Billing name', 'Invoicing address', 'Invoice company:'])('%s is that of the buyer', (text) => {
  expect(wholeLabel(text)?.concepts).toEqual(['buyer']);
});

test('what is counted is no word: the whole phrase is the label', () => {
  const paper = new Paper().print(40, 40, 'Packages in all').print(200, 40, '120 CTNS').print(40, 60, 'Vessel Coral Star');
  expect(findLabels(phrasesOf(paper.page())).map(({ ending, inline }) => [ending, inline?.text])).toEqual([
    ['bare', undefined],
    ['loose', 'Coral Star'],
  ]);
});

test('a caption broken within its brackets is one label, whatever its last word names alone', () => {
  const paper = new Paper().print(40, 100, 'Shipper (Name and').print(40, 111, 'Address)').print(40, 124, 'Alder Goods Ltd.');
  const [label, ...more] = findLabels(phrasesOf(paper.page())).filter(({ concepts }) => concepts.length > 0);
  expect([label?.concepts, more]).toEqual([['shipper'], []]);
});

test('a label goes on below a comma, whatever its lines name alone', () => {
  const paper = new Paper().print(40, 100, "Exporter's name,").print(40, 112, 'address and').print(40, 124, 'country');
  expect(labelsOf(paper)).toMatchObject([{ concepts: ['shipper'], value: null, ending: 'bare' }]);
});
