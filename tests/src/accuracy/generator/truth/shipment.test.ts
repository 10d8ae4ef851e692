import { expect, test } from 'vitest';
import { Dice } from '../dice.js';
import { makeAirWaybillNumber } from './air-waybill-number.js';
import { checkDigitOf } from './container.js';
import { makeShipment } from './shipment.js';

const seeds = Array.from({ length: 60 }, (_none, seed) => String(seed));

test.each([
  ['CSQU305438', 3],
  ['MSKU907032', 3],
])('the check digit of %s is %d', (withoutCheck, digit) => {
  expect(checkDigitOf(withoutCheck)).toBe(digit);
});

test('the last digit of an air waybill number is the remainder of the seven before it', () => {
  const number = makeAirWaybillNumber(new Dice('a'), { name: 'Any', code: 'QX', prefix: '947' });
  expect(Number(number.slice(4, 11)) % 7).toBe(Number(number.slice(11)));
});

test('amounts, packages and weights of every shipment add up', () => {
  for (const seed of seeds) {
    const shipment = makeShipment(new Dice(seed), { mode: 'sea', lines: [1, 40] });
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    expect(shipment.goodsTotal).toBeCloseTo(sum(shipment.lines.map(({ totalPrice }) => totalPrice)), 6);
    expect(shipment.total).toBeCloseTo(shipment.goodsTotal + shipment.freight + shipment.insurance, 6);
    expect(shipment.packages).toBe(sum(shipment.lines.map(({ packages }) => packages)));
    expect(shipment.grossWeight).toBeGreaterThan(shipment.netWeight);
    for (const line of shipment.lines) expect(Math.abs(line.quantity * line.unitPrice - line.totalPrice)).toBeLessThanOrEqual(0.5);
  }
});
