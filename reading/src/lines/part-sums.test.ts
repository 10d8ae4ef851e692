import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';

const HEADS = [
  [40, 'Description'],
  [320, 'Qty'],
  [420, 'Amount'],
] as const;
/** Four rows, two on a page; quantities without prices, so that nothing but a sum can prove an amount. */
const PAGES = [
  [
    ['Copper pan', '12', '246.00'],
    ['Steel ladle', '30', '97.50'],
  ],
  [
    ['Glass jug', '8', '80.00'],
    ['Oak board', '4', '60.00'],
  ],
] as const;

interface Sums {
  readonly foot: readonly [string, string] | null;
  readonly head?: readonly [string, string] | null;
  readonly hasHeadsAgain?: boolean;
}

/** What is read of an invoice of two pages, with a sum at the foot of the first page and at the head of the second one. */
function linesOf({ foot, head = null, hasHeadsAgain = true }: Sums) {
  const papers = PAGES.map((rows, page) => {
    const paper = new Paper();
    if (page === 0) paper.print(250, 20, 'COMMERCIAL INVOICE', 14).print(40, 60, 'Invoice No.: INV-2024-118');
    if (page === 0 || hasHeadsAgain) paper.row(100, HEADS);
    const sums = page === 1 && head !== null ? [head] : [];
    for (const [index, [label, amount]] of sums.entries())
      paper.row(120 + 15 * index, [
        [40, label],
        [420, amount],
      ]);
    const from = 120 + 15 * sums.length;
    for (const [index, [name, quantity, amount]] of rows.entries())
      paper.row(from + 15 * index, [
        [40, name],
        [320, quantity],
        [420, amount],
      ]);
    if (page === 0 && foot !== null)
      paper.row(from + 15 * rows.length, [
        [40, foot[0]],
        [420, foot[1]],
      ]);
    return paper;
  });
  return extractDocument(fileOf(...papers)).segments.flatMap(({ lines }) => lines);
}

const amountsOf = (sums: Sums) => linesOf(sums).map((line) => line['total_price']?.value);
const sureOf = (sums: Sums) => linesOf(sums).map((line) => line['total_price']?.confidence ?? 0);

test.each([
  ['a page total', { foot: ['Page total', '343.50'] }],
  ['a sum carried forward', { foot: ['Carried forward', '343.50'], head: ['Brought forward', '343.50'] }],
  ['a page total before rows without heads', { foot: ['Page total', '343.50'], hasHeadsAgain: false }],
  ['a subtotal before rows without heads', { foot: ['Subtotal', '343.50'], hasHeadsAgain: false }],
  ['a sum carried forward, before rows without heads', { foot: ['Carried forward', '343.50'], hasHeadsAgain: false }],
] as [string, Sums][])('%s loses no row of the next page, and proves those above it', (_what, sums) => {
  expect(amountsOf(sums)).toEqual(['246.00', '97.50', '80.00', '60.00']);
  const [unproved = 1] = sureOf({ foot: null });
  const [first = 0, second = 0] = sureOf(sums);
  expect(Math.min(first, second)).toBeGreaterThan(unproved);
});

test('rows that do not come to what their page carries over are doubted, and no others', () => {
  const [first = 1, second = 1, third = 0, fourth = 0] = sureOf({ foot: ['Carried forward', '400.00'] });
  const [unproved = 1] = sureOf({ foot: null });
  expect(Math.max(first, second)).toBeLessThan(Math.min(unproved, 0.9));
  expect([third, fourth]).toEqual([unproved, unproved]);
});
