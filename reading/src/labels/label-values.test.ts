import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { findLabels } from '../testing/find-labels.js';
import { Paper } from '../testing/paper.js';
import type { Concept } from './concepts.js';
import { candidatesOf } from './label-values.js';

/** The first value that the label for a thing has on a page. */
function valueOf(paper: Paper, concept: Concept): string | undefined {
  const phrases = phrasesOf(paper.page());
  const labels = findLabels(phrases);
  const label = labels.find(({ concepts }) => concepts.includes(concept));
  const [first] = label === undefined ? [] : candidatesOf(label, { phrases, labels });
  return first?.lines.map(({ text }) => text).join(' ');
}

test('A dash behind a label leaves it without a value', () => {
  const paper = new Paper().print(40, 40, 'PO No. -').print(40, 53, 'DT521371560');
  const phrases = phrasesOf(paper.page());
  const [label] = findLabels(phrases);
  expect(label === undefined ? null : candidatesOf(label, { phrases, labels: [label] })).toEqual([]);
});

test('in a list of labels the value is beside each, also far away and where another label stands below', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Purchase Order'],
      [240, '4534699044'],
    ])
    .row(55, [
      [40, 'Incoterms 2020'],
      [240, 'FOB LEEDS'],
    ]);
  expect(valueOf(paper, 'purchase_order')).toBe('4534699044');
  expect(valueOf(paper, 'incoterm')).toBe('FOB LEEDS');
});

test('a value broken over two lines of its own cell is read whole', () => {
  const paper = new Paper()
    .box(40, 40, 140, 56)
    .print(44, 43, 'Port of Discharge', 8)
    .box(40, 56, 140, 86)
    .lines(44, 59, ['Southampton, United', 'Kingdom'], 9);
  expect(valueOf(paper, 'port_of_discharge')).toBe('Southampton, United Kingdom');
});

test('a small label is parted from the larger value behind it without a colon', () => {
  const paper = new Paper().print(40, 42, 'VOYAGE', 7).print(68, 40, '0556W', 10);
  expect(valueOf(paper, 'voyage')).toBe('0556W');
});

test('what stands beyond the rule of a column is no value of a label at its head, whose own column is empty', () => {
  const paper = new Paper()
    .box(40, 40, 300, 140)
    .print(44, 43, 'Shipper', 8)
    .box(300, 60, 560, 200)
    .print(310, 43, 'PETREL CONTAINER LINE', 9);
  expect(valueOf(paper, 'shipper')).toBeUndefined();
});

test('a box without a frame towards the edge of the page holds its value, with a gap where lines are blacked out', () => {
  const paper = new Paper()
    .box(300, 40, 302, 400)
    .box(20, 140, 300, 141)
    .box(20, 240, 300, 241)
    .print(24, 150, 'Consignee', 8)
    .print(24, 215, 'ANTWERP, BELGIUM', 9);
  expect(valueOf(paper, 'consignee')).toBe('ANTWERP, BELGIUM');
});

test('a value that wraps in the cell of its label is read whole', () => {
  const paper = new Paper().box(40, 40, 180, 72).print(44, 43, 'Port of Discharge : AUCKLAND, NEW').print(44, 56, 'ZEALAND');
  const phrases = phrasesOf(paper.page());
  const labels = findLabels(phrases);
  const [label] = labels;
  const [first] = label === undefined ? [] : candidatesOf(label, { phrases, labels });
  expect(first?.continued?.map(({ text }) => text)).toEqual(['ZEALAND']);
});

test('a colon ends a label, whatever words stand behind it', () => {
  expect(valueOf(new Paper().print(40, 40, 'TO: by ACRE'), 'buyer')).toBe('by ACRE');
});

test('where a label and its value both wrap, the second line of the value is not lost', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Commodity'],
      [140, 'Green hats'],
    ])
    .row(53, [
      [40, 'covered'],
      [140, 'Red scarves'],
    ]);
  const phrases = phrasesOf(paper.page());
  const labels = findLabels(phrases);
  const [label] = labels;
  const [first] = label === undefined ? [] : candidatesOf(label, { phrases, labels });
  expect([...(first?.lines ?? []), ...(first?.continued ?? [])].map(({ text }) => text)).toEqual(['Green hats', 'Red scarves']);
});

test('a value with a dash in it is no label of its own where a label before it asks for one', () => {
  const paper = new Paper().row(40, [
    [40, 'Mode of Transport:'],
    [180, 'Air Freight — DHL Express'],
  ]);
  expect(valueOf(paper, 'transport_mode')).toBe('Air Freight — DHL Express');
  expect(valueOf(new Paper().print(40, 40, 'Vessel — HANJIN OSLO'), 'vessel')).toBe('HANJIN OSLO');
});

test('a value beside its label goes on below it although another column has its own labels there', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Buyer:'],
      [110, 'Weidner Ltd'],
      [330, 'Invoice No.:'],
      [420, 'A-1'],
    ])
    .row(53, [
      [110, 'Unit 1, Montague Park'],
      [330, 'Invoice Date:'],
      [420, '4 May 2024'],
    ])
    .print(110, 66, 'Johannesburg 2098');
  const phrases = phrasesOf(paper.page());
  const labels = findLabels(phrases);
  const [buyer] = labels;
  const [first] = buyer === undefined ? [] : candidatesOf(buyer, { phrases, labels });
  expect(first?.continued?.map(({ text }) => text)).toEqual(['Unit 1, Montague Park', 'Johannesburg 2098']);
});

test('a longer value may be set to the right under its label, or in the middle', () => {
  const label = 'Invoice No.';
  expect(valueOf(new Paper().print(500 - 5 * label.length, 40, label).print(400, 54, 'FS/0718/09/2026/ABCD'), 'invoice_number')).toBe(
    'FS/0718/09/2026/ABCD',
  );
});
