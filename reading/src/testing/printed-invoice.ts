import { extractDocument } from '../extract.js';
import { fileOf, Paper } from './paper.js';
import { plain } from './plain.js';

/** What an invoice prints: blocks of parties below their labels, facts behind theirs, a table, and sums at its foot. */
export interface PrintedInvoice {
  readonly title: string;
  readonly parties: readonly (readonly string[])[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly (readonly [label: string, value: string])[];
}

const COLUMNS = [30, 62, 125, 290, 345, 400, 500];
const BLOCKS = [30, 220, 410];

/** The header and the lines that are read from an invoice as it is printed. */
export function readPrinted({ title, parties, facts, heads, rows, sums }: PrintedInvoice) {
  const paper = new Paper().print(230, 30, title, 20);
  for (const [index, lines] of parties.entries()) paper.lines(BLOCKS[index] ?? 0, 80, lines);
  for (const [index, [label, value]] of facts.entries()) {
    paper.print(index % 2 === 0 ? 30 : 320, 180 + Math.floor(index / 2) * 16, `${label}: ${value}`);
  }
  for (const [index, cells] of [heads, ...rows].entries()) {
    const row = cells.map((cell, column) => [COLUMNS[column] ?? 0, cell] as const);
    paper.row(320 + index * 18, row);
  }
  for (const [index, [label, value]] of sums.entries()) {
    paper.row(400 + index * 16, [
      [320, label],
      [500, value],
    ]);
  }
  const [segment] = extractDocument(fileOf(paper)).segments;
  return { type: segment?.segment.type, header: plain(segment?.header), lines: segment?.lines.map(plain) };
}

/** What is read from each of the invoices that tell the same in one language after the other. */
export const INVOICE_READ = {
  header: {
    buyer_name: 'Blue Gum Hardware Pty Ltd',
    consignee_name: 'Swan River Depot Pty Ltd',
    invoice_number: 'RG24-1187',
    invoice_date: '2026-03-07',
    due_date: '2026-04-06',
    purchase_order: 'PO-3391',
    incoterm: 'FCA',
    gross_weight: '412.5',
    packages: '6',
    goods_total: '2490.00',
    tax: '473.10',
    total_amount: '2963.10',
  },
  lines: [
    { product_code: 'BT-20', quantity: '1200', unit_price: '1.85', total_price: '2220.00' },
    { product_code: 'SL-4', quantity: '300', unit_price: '0.90', total_price: '270.00' },
  ],
} as const;
