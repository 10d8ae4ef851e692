import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { findTables } from '../tables/find-tables.js';
import { findLabels } from '../testing/find-labels.js';
import { Paper } from '../testing/paper.js';
import { candidatesOf } from './label-values.js';

/** The form to fill in: each value on a line, and small below the line what it is, in the middle of the column. */
function form(): Paper {
  return new Paper()
    .row(40, [
      [40, 'ABCD1234567'],
      [300, '2026-03-04'],
    ])
    .print(90, 53, '(B/L No.)', 7)
    .print(350, 53, '(Date of issue)', 7)
    .lines(40, 80, ['Green Hat Ltd.', '4 Foundry Road'])
    .lines(300, 80, ['Harbour Pumps Limited', '88 Quay Street'])
    .print(100, 108, '(Shipper)', 7)
    .print(350, 108, '(Consignee)', 7)
    .print(300, 130, 'LEEDS')
    .print(90, 143, '(Place of receipt)', 7)
    .print(350, 143, '(Port of loading)', 7);
}

function valuesOf(paper: Paper): ReadonlyMap<string, string> {
  const phrases = phrasesOf(paper.page());
  const labels = findLabels(phrases);
  const textOf = (label: (typeof labels)[number]): string => {
    const [first] = candidatesOf(label, { phrases, labels });
    return first?.lines.map(({ text }) => text).join(', ') ?? '';
  };
  return new Map(labels.map((label) => [label.concepts[0] ?? '', textOf(label)]));
}

test('where a form prints its labels under the lines to fill in, each value is the one above, and a blank line has none', () => {
  expect(valuesOf(form())).toEqual(
    new Map(
      Object.entries({
        bl_number: 'ABCD1234567',
        issue_date: '2026-03-04',
        shipper: 'Green Hat Ltd., 4 Foundry Road',
        consignee: 'Harbour Pumps Limited, 88 Quay Street',
        place_of_receipt: '',
        port_of_loading: 'LEEDS',
      }),
    ),
  );
});

test('where values stand below most labels, none is looked for above', () => {
  const paper = new Paper()
    .print(40, 40, 'Shipper', 7)
    .print(40, 49, 'Green Hat Ltd.')
    .print(40, 70, 'Consignee', 7)
    .print(40, 79, 'Harbour Pumps Limited')
    .print(40, 100, 'Port of loading', 7)
    .print(40, 109, 'LEEDS');
  expect(valuesOf(paper)).toEqual(
    new Map(Object.entries({ shipper: 'Green Hat Ltd.', consignee: 'Harbour Pumps Limited', port_of_loading: 'LEEDS' })),
  );
});

test('captions side by side are no heads, and the values over the next ones no rows', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'A-17'],
      [200, '3 May 2026'],
      [360, 'PO-4711'],
    ])
    .print(40, 52, 'Invoice No.', 7)
    .print(200, 52, 'Date', 7)
    .print(360, 52, 'Order No.', 7)
    .row(80, [
      [40, 'Item'],
      [100, 'Description'],
      [300, 'Quantity'],
      [400, 'Amount'],
    ])
    .row(94, [
      [40, '1'],
      [100, 'Green hat'],
      [300, '40'],
      [400, '80.00'],
    ])
    .row(112, [
      [40, '2 CARTONS'],
      [200, '12.5 KGS'],
    ])
    .print(40, 124, 'Total packages', 7)
    .print(200, 124, 'Gross weight', 7);
  const [table, ...more] = findTables([phrasesOf(paper.page())], 'point');
  expect(table?.rows.map(({ cells }) => [...cells.values()].map(({ text }) => text))).toEqual([['1', 'Green hat', '40', '80.00']]);
  expect(more).toEqual([]);
});

test('a list of labels with their values beside them has no captions, however near its lines stand', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Invoice No.'],
      [160, 'A-17'],
    ])
    .row(51, [
      [40, 'Date'],
      [160, '2026-03-04'],
    ])
    .row(62, [
      [40, 'Port of loading'],
      [160, 'LEEDS'],
    ])
    .row(73, [
      [40, 'Port of discharge'],
      [160, 'HOBART'],
    ])
    .row(84, [
      [40, 'Vessel'],
      [160, 'SILVER TERN'],
    ]);
  expect([...valuesOf(paper).values()]).toEqual(['A-17', '2026-03-04', 'LEEDS', 'HOBART', 'SILVER TERN']);
});
