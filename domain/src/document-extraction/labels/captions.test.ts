import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { findLabels } from './find-labels.js';
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
