import { expect, test } from 'vitest';
import type { FreightShipment } from '../shipment/shipment.js';
import { changed, changedInvoice, changedLine } from '../testing/changed-shipment.js';
import { sampleShipment } from '../testing/sample-shipment.js';
import { verifyShipment } from './verify-shipment.js';

const sample = sampleShipment();
const [invoice] = sample.invoices;
const [first, second] = invoice?.lines ?? [];
const RATTAN = "LAMP SHADES OF WOVEN RATTAN, BUYER'S DESIGN";

test('what stands there as it was sent is done, however numbers are written and whatever stands besides', () => {
  const there = changedLine(changedInvoice(sample, { amount: '20080.0000', packages: '0' }), 1, {
    price: '12000.0000',
    hsCode: '39269099',
  });
  expect(verifyShipment(sample, { ...there, vessel: 'CORAL STAR', goodsValue: '1' })).toEqual([]);
});

test('bills may change places', () => {
  const there = changed({ billNumber: 'CLNT26104477', billType: 'MWB', otherBills: [{ number: 'NGB26H00318', type: 'HWB' }] });
  expect(verifyShipment(sample, there)).toEqual([]);
});

test.each<readonly [string, FreightShipment, readonly (readonly [string, string | null, string | null])[]]>([
  ['another bill', changed({ billNumber: 'NGB26H00319' }), [['Bill', 'NGB26H00318', 'NGB26H00319']]],
  ['a lost master bill', changed({ otherBills: [] }), [['Bill', 'CLNT26104477', 'NGB26H00318']]],
  [
    'a lost invoice',
    changed({ invoices: [] }),
    [
      ['Number of invoices', '1', '0'],
      ['Invoice NB-26-0917', 'NB-26-0917', null],
    ],
  ],
  ['another total', changedInvoice(sample, { amount: '20080.01' }), [['Invoice NB-26-0917, amount', '20080.00', '20080.01']]],
  ['another currency', changedInvoice(sample, { currency: 'USD' }), [['Invoice NB-26-0917, currency', 'EUR', 'USD']]],
  [
    'a lost line',
    changedInvoice(sample, { lines: first ? [first] : [] }),
    [
      ['Invoice NB-26-0917, number of lines', '2', '1'],
      ['Invoice NB-26-0917, sum of lines', '20000', '12000'],
      ['Invoice NB-26-0917, line 2', RATTAN, null],
    ],
  ],
  [
    'a line that is too many',
    changedInvoice(sample, { lines: [...(invoice?.lines ?? []), ...(second ? [{ ...second, number: '3', price: null }] : [])] }),
    [
      ['Invoice NB-26-0917, number of lines', '2', '3'],
      ['Invoice NB-26-0917, line 3', null, RATTAN],
    ],
  ],
  [
    'prices that changed places: their sum is the same',
    changedLine(changedLine(sample, 1, { price: '8000' }), 2, { price: '12000' }),
    [
      ['Invoice NB-26-0917, line 1, price', '12000.00', '8000'],
      ['Invoice NB-26-0917, line 2, price', '8000.00', '12000'],
    ],
  ],
  ['a cut quantity', changedLine(sample, 1, { quantity: '210' }), [['Invoice NB-26-0917, line 1, quantity', '2100', '210']]],
])('%s is named', (_what, there, expected) => {
  expect(verifyShipment(sample, there)).toEqual(expected.map(([place, sent, found]) => ({ place, sent, there: found })));
});

test('an invoice that stands there besides ours is named: what was sent is all there is', () => {
  const there = changed({ invoices: [...sample.invoices, ...(invoice ? [{ ...invoice, number: 'OLD-1' }] : [])] });
  expect(verifyShipment(sample, there)).toEqual([
    { place: 'Number of invoices', sent: '1', there: '2' },
    { place: 'Invoice OLD-1', sent: null, there: 'OLD-1' },
  ]);
});
