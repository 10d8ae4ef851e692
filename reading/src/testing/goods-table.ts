import type { Paper } from './paper.js';

/** Prints a table of hammers and chisels, 145.00 together, whose amounts stand at 480 points. */
export function withGoods(paper: Paper): Paper {
  return paper
    .row(150, [
      [40, 'Description'],
      [300, 'Qty'],
      [380, 'Unit Price'],
      [480, 'Amount'],
    ])
    .row(170, [
      [40, 'Steel hammer'],
      [300, '10 PCS'],
      [380, '12.50'],
      [480, '125.00'],
    ])
    .row(186, [
      [40, 'Steel chisel'],
      [300, '4 PCS'],
      [380, '5.00'],
      [480, '20.00'],
    ]);
}
