import { expect, test } from 'vitest';
import { randomItem } from '../testing/random-item.js';
import { sampleShipment } from '../testing/sample-shipment.js';
import { canonicalShipment } from './canonical-shipment.js';
import { SHIPMENT } from './layout.js';
import type { FreightShipment } from './shipment.js';

const sample = sampleShipment();
const canonical = (changed: Partial<FreightShipment>) => canonicalShipment({ ...sample, ...changed }, 'TPX');
const [, own] = sample.references;

test('another handle, the key of a job that was new, and another spelling of a number say the same', () => {
  const references = [{ type: 'TPX', number: 'TPTSRQPONMLKJIHGFEDCBA' }, ...(own ? [own] : [])];
  expect(canonical({ references, target: { type: 'CustomsDeclaration', key: null }, grossWeight: '4180.500' })).toBe(canonical({}));
});

test.each<readonly [string, Partial<FreightShipment>]>([
  ['another value', { voyage: '115S' }],
  ['a value in another field', { vessel: null, goodsDescription: sample.vessel }],
  ['a line less', { invoices: sample.invoices.map((invoice) => ({ ...invoice, lines: invoice.lines.slice(1) })) }],
  ['another company', { owner: { ...sample.owner, company: 'MEL' } }],
  ['another kind of job', { target: { type: 'ForwardingShipment', key: null } }],
  ['another reference', { references: [] }],
])('%s does not', (_what, changed) => {
  expect(canonical(changed)).not.toBe(canonical({}));
});

test('no two of 2,000 random shipments say the same', () => {
  const texts = Array.from({ length: 2_000 }, (_, seed) => canonicalShipment(randomItem(SHIPMENT, seed) as FreightShipment, 'TPX'));
  expect(new Set(texts).size).toBe(texts.length);
});
