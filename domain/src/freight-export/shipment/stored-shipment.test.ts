import { expect, test } from 'vitest';
import { randomItem } from '../testing/random-item.js';
import { sampleShipment } from '../testing/sample-shipment.js';
import { SHIPMENT } from './layout.js';
import type { FreightShipment } from './shipment.js';
import { readStoredShipment, storedShipment } from './stored-shipment.js';

test('what was stored is read the same', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const made = randomItem(SHIPMENT, seed) as FreightShipment;
    expect(readStoredShipment(storedShipment(made)), `seed ${seed}`).toEqual(made);
  }
});

test('what was stored before a field was known says nothing of it, and what nobody knows is left out', () => {
  const { imo: _imo, containers: _containers, supplierNote, ...older } = { ...sampleShipment(), supplierNote: 'x' };
  expect(readStoredShipment(JSON.stringify({ ...older, supplierNote }))).toEqual({ ...sampleShipment(), imo: null, containers: [] });
  expect(readStoredShipment('[]')).toMatchObject({ invoices: [], target: { type: null, key: null }, vessel: null });
});
