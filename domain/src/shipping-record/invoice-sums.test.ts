import type { ShownLine } from '@tallyport/contracts/shipping-record/http';
import { describe, expect, test } from 'vitest';
import { checkLine, checkSum } from './invoice-sums.js';
import { shownValue } from './testing/shown-record.js';

const line = (id: string, quantity: string, unit_price: string, total_price: string): ShownLine => ({
  line_id: id,
  fields: Object.fromEntries(
    Object.entries({ quantity, unit_price, total_price }).flatMap(([field, text]) => (text === '' ? [] : [[field, shownValue(text)]])),
  ),
});
const invoice = (goodsTotal: string, ...lines: ShownLine[]) => ({ fields: { goods_total: shownValue(goodsTotal) }, lines });

describe('quantity × unit price = total price', () => {
  test.each([
    ['3', '0.10', '0.30', 'holds'],
    ['240', '6.85', '1630.40', 'fails'],
    ['1000', '0.333', '333.33', 'holds'],
    ['7', '1.005', '7.04', 'holds'],
    ['2', '10', '20.02', 'fails'],
    ['-1', '12.50', '-12.50', 'holds'],
    ['1000000000000000', '1', '1000000000000000', 'holds'],
    ['', '1', '1', 'unsaid'],
  ] as const)('fault 84: %s × %s against %s %s', (quantity, price, total, outcome) => {
    expect(checkLine(line('a', quantity, price, total)).outcome).toBe(outcome);
  });
});

describe('goods total = sum of the lines', () => {
  test('adds in decimals, without drift', () => {
    const lines = Array.from({ length: 10 }, (_, index) => line(String(index), '1', '0.1', '0.1'));
    expect(checkSum(invoice('1.00', ...lines))).toMatchObject({ outcome: 'holds', sum: '1.00', difference: '0.00' });
  });

  test('names the one line that explains the difference', () => {
    const sum = checkSum(invoice('1744.00', line('a', '10', '10.00', '100.00'), line('b', '240', '6.85', '1630.40')));
    expect(sum).toMatchObject({ outcome: 'fails', difference: '-13.60', explainedBy: 'b' });
  });

  test('blames no line when two could be meant', () => {
    const sum = checkSum(invoice('20.00', line('a', '1', '10.00', '11.00'), line('b', '1', '10.00', '11.00')));
    expect(sum).toMatchObject({ outcome: 'fails', difference: '2.00', explainedBy: null });
  });

  test('cannot say while a line has no total, or the invoice no goods total', () => {
    expect(checkSum(invoice('10.00', line('a', '1', '10.00', ''))).outcome).toBe('unsaid');
    expect(checkSum({ fields: {}, lines: [line('a', '1', '1', '1')] }).outcome).toBe('unsaid');
  });
});
