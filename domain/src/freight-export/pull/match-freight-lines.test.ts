import { expect, test } from 'vitest';
import type { FreightInvoiceLine } from '../shipment/shipment.js';
import { sampleShipment } from '../testing/sample-shipment.js';
import { matchFreightLines } from './match-freight-lines.js';

const [basket, shade] = sampleShipment().invoices[0]?.lines ?? [];

function line(number: number, description: string, price: string): FreightInvoiceLine {
  return {
    ...(basket as FreightInvoiceLine),
    number: String(number),
    description,
    productCode: null,
    price,
    hsCode: null,
    orderNumber: null,
  };
}

test('a line is the one of its number, with another price as well', () => {
  expect(matchFreightLines([line(1, 'A', '1'), line(2, 'B', '2')], [line(1, 'A', '9'), line(2, 'B', '2')])).toEqual([0, 1]);
});

test('lines that moved are found by what they are', () => {
  const ours = [line(1, 'A', '1'), line(2, 'B', '2'), line(3, 'C', '3')].map((one, index) => ({
    ...one,
    quantity: String(index),
    netWeight: null,
  }));
  const moved = [ours[2], ours[0], ours[1]].flatMap((one, index) => (one === undefined ? [] : [{ ...one, number: String(index + 1) }]));
  const different = (one: FreightInvoiceLine) => ({ ...one, countryOfOrigin: null, quantityUnit: null, netWeightUnit: null });
  expect(matchFreightLines(ours.map(different), moved.map(different))).toEqual([2, 0, 1]);
});

test('where nothing is alike and the counts differ, none is ours', () => {
  const other = { ...line(1, 'Z', '7'), countryOfOrigin: 'DE', quantity: '7', quantityUnit: 'KG', netWeight: '7', netWeightUnit: 'LB' };
  expect(matchFreightLines([line(1, 'A', '1'), line(2, 'B', '2')], [other])).toEqual([undefined]);
  expect(matchFreightLines([line(1, 'A', '1')], [other])).toEqual([0]);
});

test('an invoice of ten thousand lines is matched though all are changed or all are alike', () => {
  const ours = Array.from({ length: 10_000 }, (_, index) => line(index + 1, `Goods ${index}`, String(index)));
  const changed = ours.slice(0, 5_000).map((one, index) => ({ ...one, number: String(index + 2), quantityUnit: 'SET' }));
  expect(matchFreightLines(ours, changed).filter((own, index) => own === index).length).toBe(5_000);
  const alike = ours.map((one) => ({ ...one, description: shade?.description ?? null, price: '1' }));
  expect(new Set(matchFreightLines(alike, alike.slice(1))).size).toBe(9_999);
});
