import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

function invoice(netWeight: string): Paper {
  const paper = new Paper().print(220, 20, 'COMMERCIAL INVOICE', 14).row(60, [
    [40, 'Description'],
    [200, 'Quantity'],
    [270, 'Zipfel'],
    [360, 'Unit Price'],
    [450, 'Amount'],
  ]);
  return paper
    .row(80, [
      [40, 'Wooden ruler'],
      [200, '10'],
      [270, '1.50'],
      [360, '2.00'],
      [450, '20.00'],
    ])
    .row(96, [
      [40, 'Steel hammer'],
      [200, '4'],
      [270, '3.25'],
      [360, '5.00'],
      [450, '20.00'],
    ])
    .print(40, 140, `Net weight: ${netWeight} KGS`);
}

const weightsOf = (paper: Paper) =>
  (extractDocument(fileOf(paper)).segments[0]?.lines ?? []).map((line) => plain(line)['net_weight'] ?? null);

test('the column that adds up to the net weight of the paper holds the weights of its lines', () => {
  expect(weightsOf(invoice('4.75'))).toEqual(['1.50', '3.25']);
});

test('a column that adds up to something else holds no weights', () => {
  expect(weightsOf(invoice('4.80'))).toEqual([null, null]);
});
