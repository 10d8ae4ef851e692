import { expect, test } from 'vitest';
import { handWritten, sampleShipment } from '../testing/sample-shipment.js';
import { encodeShipment } from './encode-shipment.js';
import type { FreightShipment } from './shipment.js';

test('an update is sent as it was written by hand', () => {
  expect(encodeShipment(sampleShipment())).toEqual({ outcome: 'encoded', text: handWritten('shipment-update.xml') });
});

test('a job that is new there has no key', () => {
  const encoded = encodeShipment({ ...sampleShipment(), target: { type: 'ForwardingShipment', key: null } });
  const target = '<DataTarget><Type>ForwardingShipment</Type></DataTarget>';
  expect(encoded.outcome === 'encoded' && encoded.text.includes(target)).toBe(true);
});

test('without invoices nothing is sent: an empty set would take away those that are there', () => {
  const faults = [{ place: 'invoices', code: 'not-carried', found: 'nothing' }];
  expect(encodeShipment({ ...sampleShipment(), invoices: [] })).toEqual({ outcome: 'refused', faults });
});

test('fault 106 (exports): a value that begins like a formula is sent as it is', () => {
  const texts = ['=1+1', '+61 2', '-5%', '@SUM(A1)', '\tx'.trim()];
  for (const goodsDescription of texts) {
    const encoded = encodeShipment({ ...sampleShipment(), goodsDescription });
    expect(encoded).toMatchObject({ text: expect.stringContaining(`<GoodsDescription>${goodsDescription}<`) as string });
  }
});

test.each<readonly [string, Partial<FreightShipment>, readonly [string, string, string]]>([
  ['a control character', { vessel: 'CORAL\u0007LANTERN' }, ['vessel', 'not-carried', 'U+0007']],
  ['NUL', { vessel: '\u0000' }, ['vessel', 'not-carried', 'U+0000']],
  ['half of a character', { vessel: 'A\uD83E' }, ['vessel', 'not-carried', 'U+D83E']],
  ['a return, which comes back as a line feed', { goodsDescription: 'A\r\nB' }, ['goodsDescription', 'not-carried', 'U+000D']],
  ['blanks at an end, which nobody gives back', { voyage: '114S ' }, ['voyage', 'not-carried', 'U+0020']],
  ['an empty text', { voyage: '' }, ['voyage', 'not-carried', 'nothing']],
  ['a text that is too long', { billNumber: 'B'.repeat(36) }, ['billNumber', 'too-long', 'B'.repeat(36)]],
  ['a number with a comma', { grossWeight: '2.000,384' }, ['grossWeight', 'not-a-decimal', '2.000,384']],
  ['a currency in small letters', { goodsCurrency: 'eur' }, ['goodsCurrency', 'not-a-currency', 'eur']],
  ['a port by its name', { portOfLoading: 'NINGBO' }, ['portOfLoading', 'not-a-port', 'NINGBO']],
  ['a day that is none', { dates: [{ type: 'Arrival', isEstimate: 'N', day: '2026-02-30' }] }, ['dates/1/day', 'not-a-day', '2026-02-30']],
  ['a code with a blank', { transportMode: 'BY SEA' }, ['transportMode', 'not-a-code', 'BY SEA']],
])('%s is refused by its field', (_what, changed, [place, code, found]) => {
  expect(encodeShipment({ ...sampleShipment(), ...changed })).toEqual({ outcome: 'refused', faults: [{ place, code, found }] });
});

test('every value that cannot be sent is named at once, lines by their number', () => {
  const shipment = sampleShipment();
  const [invoice] = shipment.invoices;
  const lines = (invoice?.lines ?? []).map((line) => ({ ...line, description: `${line.description}\u0001`, countryOfOrigin: 'China' }));
  const encoded = encodeShipment({ ...shipment, invoices: invoice ? [invoice, { ...invoice, lines }] : [] });
  expect(encoded.outcome === 'refused' && encoded.faults.map(({ place, code }) => `${place} ${code}`)).toEqual([
    'invoices/2/lines/1/countryOfOrigin not-a-country',
    'invoices/2/lines/1/description not-carried',
    'invoices/2/lines/2/countryOfOrigin not-a-country',
    'invoices/2/lines/2/description not-carried',
  ]);
});
