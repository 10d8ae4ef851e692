import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { readText } from '../../pipeline.js';
import { withGoods } from '../../testing/goods-table.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';
import { PRINTED_AMOUNTS } from '../tuning.js';
import { closingOf } from './printed-amounts.js';

/** What the header of an invoice over two lines of goods, 145.00 together, says when these sums stand under them. */
function headerOver(...sums: readonly (readonly [string, string])[]): Record<string, unknown> {
  const paper = withGoods(new Paper().print(200, 30, 'COMMERCIAL INVOICE', 16));
  for (const [index, [name, amount]] of sums.entries()) paper.print(290, 230 + 16 * index, name).print(480, 230 + 16 * index, amount);
  return plain(extractDocument(fileOf(paper)).segments[0]?.header);
}

test('A total under a name that nobody knows is what goods and tax come to, and what is due after a deposit is none', () => {
  const header = headerOver(
    ['Subtotal', '145.00'],
    ['VAT', '27.55'],
    ['Brutto altogether', '172.55'],
    ['Taken before', '-100.00'],
    ['Total due', '72.55'],
  );
  expect(header).toMatchObject({ goods_total: '145.00', tax: '27.55', total_amount: '172.55' });
});

test('A label of tax beside a part of it gives way to the tax that adds up', () => {
  const header = headerOver(['VAT', '11.20'], ['Subtotal', '145.00'], ['Of all rates', '27.55'], ['Brutto altogether', '172.55']);
  expect(header).toMatchObject({ tax: '27.55', total_amount: '172.55' });
});

test('Without a sum that closes the labels decide', () => {
  expect(headerOver(['Subtotal', '145.00'], ['VAT', '27.55'], ['Total', '172.50'])).toMatchObject({ tax: '27.55', total_amount: '172.50' });
});

test('The only sum under the lines is the total, whatever stands beside it', () => {
  expect(headerOver(['Of both lots', '145.00'])).toMatchObject({ total_amount: '145.00' });
});

test('Of amounts in rows that nobody could read only the last are added up', () => {
  const closes = (below: number) => {
    const paper = new Paper().print(40, 20, '100.00').print(140, 20, '10.00').print(240, 20, '110.00');
    for (let index = 0; index < below; index += 1) paper.print(40, 40 + 12 * index, `${index}.77`);
    return closingOf(new Decimal(100), readText(fileOf(paper)))?.total.amount.toFixed(2);
  };
  expect(closes(PRINTED_AMOUNTS.most - 3)).toBe('110.00');
  expect(closes(PRINTED_AMOUNTS.most)).toBeUndefined();
});
