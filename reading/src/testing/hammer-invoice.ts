import { Paper } from './paper.js';

interface Said {
  readonly seller?: string;
  /** Further lines of the head, each as it is printed. */
  readonly more?: readonly string[];
}

/** An invoice for hammers and chisels that adds up and leaves its purchase order blank; what a test is about it says itself. */
export function hammerInvoice({ seller = 'Harbour Tools Pty Ltd', more = [] }: Said = {}): Paper {
  return new Paper()
    .print(200, 40, 'COMMERCIAL INVOICE', 16)
    .print(40, 90, 'Invoice No: INV-7731')
    .print(40, 110, 'Invoice Date: 14 March 2026')
    .print(40, 130, `Seller: ${seller}`)
    .print(40, 150, 'Purchase Order:')
    .lines(40, 170, more)
    .row(220, [
      [40, 'Description'],
      [260, 'Qty'],
      [340, 'Unit Price'],
      [460, 'Amount'],
    ])
    .row(240, [
      [40, 'Steel hammer'],
      [260, '10 PCS'],
      [340, '12.50'],
      [460, '125.00'],
    ])
    .row(260, [
      [40, 'Steel chisel'],
      [260, '4 PCS'],
      [340, '5.00'],
      [460, '20.00'],
    ])
    .print(380, 300, 'Total: 145.00');
}
