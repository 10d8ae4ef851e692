import { expect, test } from 'vitest';
import { readDocuments } from '../extract.js';
import { hammerInvoice } from '../testing/hammer-invoice.js';
import { fileOf, Paper } from '../testing/paper.js';
import { isAlone } from './is-alone.js';

/** What was said of a value of a paper, each as a sentence. */
function saidOf(paper: Paper, field: string): string[] {
  const [first] = readDocuments(fileOf(paper));
  return (first?.read.understood.header.get(field)?.checks ?? []).map(({ holds, says }) => `${holds ? 'holds' : 'fails'}: ${says}`);
}

function confidenceOf(paper: Paper, field: string): number {
  return readDocuments(fileOf(paper))[0]?.read.header[field]?.confidence ?? 0;
}

const invoice = (): Paper => new Paper().print(200, 40, 'COMMERCIAL INVOICE', 16);

test('a total that goods and charges add up to is sure, and says so', () => {
  expect(saidOf(hammerInvoice(), 'total_amount')).toContain('holds: goods and charges add up to it');
  expect(confidenceOf(hammerInvoice(), 'total_amount')).toBeGreaterThan(0.98);
});

test('a net total over its tax is no total', () => {
  const paper = invoice().print(40, 100, 'Total: 845.00').print(40, 120, '19 % MwSt 160.55').print(40, 140, '1005.55');
  expect(saidOf(paper, 'total_amount')).toContain('fails: with the tax of 160.55 it comes to 1005.55, which is printed below it');
});

test('a goods total that the lines contradict is doubted', () => {
  const paper = hammerInvoice().print(380, 280, 'Subtotal: 150.00');
  expect(saidOf(paper, 'goods_total')).toContain('fails: the 2 lines add up to 145');
  expect(confidenceOf(paper, 'goods_total')).toBeLessThan(0.9);
});

test('who buys from itself is doubted on both sides', () => {
  const [first] = readDocuments(fileOf(invoice().print(40, 90, 'Seller: Alder Ltd')));
  const seller = first?.read.understood.header.get('seller_name');
  if (first === undefined || seller === undefined) throw new Error('nothing read');
  const header = new Map([
    ['seller_name', seller],
    ['buyer_name', { ...seller, value: 'ALDER LTD.' }],
  ]);
  const tested = [...header].map(([field, value]) => isAlone(field, value, { ...first.read, understood: { header, lines: [] } }));
  expect(tested).toMatchObject([{ says: 'both sides of the trade have it' }, { says: 'both sides of the trade have it' }]);
});

test('a word of which only a part was taken is doubted', () => {
  const paper = new Paper().print(200, 40, 'CERTIFICATE OF ORIGIN', 16).print(40, 90, 'Under USMCA/T-MEC origin was determined');
  expect(saidOf(paper, 'agreement')).toContain('fails: on the paper it is a part of “USMCA/T-MEC”');
});

test('an address says that nothing of it stands below', () => {
  const paper = invoice().lines(40, 90, ['Buyer:', 'Alder Ltd', '12 Quay Street', 'Hobart 7000', 'Tel: 0361234567', 'Australia']);
  expect(saidOf(paper, 'buyer_address')).toContain('holds: no further line of it stands below');
});

test('the weight of one row is not surely that of all goods', () => {
  const rows = invoice().print(40, 100, 'Net weight: 288.00 kg').print(40, 160, 'Net weight: 992.00 kg');
  expect(saidOf(rows, 'net_weight')).toContain('fails: another label of its kind says more, “992.00 kg”');
  const alone = saidOf(invoice().print(40, 100, 'Net weight: 288.00 kg'), 'net_weight');
  expect(alone.filter((said) => said.startsWith('fails'))).toEqual([]);
});

test('a day to pay by with a later one behind it may be that of a discount', () => {
  const paper = invoice().print(40, 100, 'Due date: 2026-03-10 less 2 %, net 2026-03-24');
  expect(saidOf(paper, 'due_date').some((said) => said.startsWith('fails: beside it stands a later day'))).toBe(true);
  const alone = saidOf(invoice().print(40, 100, 'Due date: 2026-03-10'), 'due_date');
  expect(alone.filter((said) => said.startsWith('fails'))).toEqual([]);
});

test('a total beside words that say without tax is doubted even where goods add up to it', () => {
  const paper = hammerInvoice().print(240, 300, 'Amount excl. VAT');
  expect(saidOf(paper, 'total_amount')).toContain('fails: “Amount excl. VAT” beside it says that no tax is in it');
});
