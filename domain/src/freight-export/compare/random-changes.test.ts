import { expect, test } from 'vitest';
import { seededRandom } from '../../classification/fitting/seeded-random.js';
import { canonicalShipment } from '../shipment/canonical-shipment.js';
import { SHIPMENT } from '../shipment/layout.js';
import type { FreightShipment } from '../shipment/shipment.js';
import { randomItem } from '../testing/random-item.js';
import { type FreightItem, itemsIn } from '../xml/freight-item.js';
import { foldChanges } from './fold-changes.js';
import { changesBetween } from './three-way.js';
import { verifyShipment } from './verify-shipment.js';

const random = (seed: number) => randomItem(SHIPMENT, seed) as FreightShipment;
const canonical = (shipment: FreightShipment) => canonicalShipment(shipment, 'TPX');

test('two of 2,000 pairs of messages have the same fingerprint only where nothing changed between them', () => {
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const [one, other] = [random(seed), withAnotherValue(random(seed), seed)];
    const isSame = canonical(one) === canonical(other);
    const changes = changesBetween(one, other);
    expect({ seed, changed: changes.length > 0 }).toEqual({ seed, changed: !isSame });
    expect(foldChanges(changes).reduce((sum, { times }) => sum + times, 0)).toBe(changes.length);
  }
});

test('of 2,000 messages each stands as it was sent where the same is read back', () => {
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const sent = withNumberedLines(random(seed));
    expect(verifyShipment(sent, sent), `seed ${seed}`).toEqual([]);
    const [invoice, ...others] = sent.invoices;
    if (invoice === undefined || invoice.lines.length === 0) continue;
    const lost = { ...sent, invoices: [{ ...invoice, lines: invoice.lines.slice(1) }, ...others] };
    expect(verifyShipment(sent, lost).length, `seed ${seed}`).toBeGreaterThan(0);
  }
});

/** The shipment with one value, or none, changed somewhere. */
function withAnotherValue(shipment: FreightShipment, seed: number): FreightShipment {
  const next = seededRandom(seed * 7 + 1);
  return changeOne(shipment, next) as FreightShipment;
}

function changeOne(item: FreightItem, next: () => number): FreightItem {
  const names = Object.keys(item).filter((name) => name !== 'target');
  const name = names[Math.floor(next() * names.length)] ?? '';
  const members = itemsIn(item, name);
  const value = item[name];
  if (Array.isArray(value)) {
    const at = Math.floor(next() * members.length);
    return { ...item, [name]: members.map((member, index) => (index === at ? changeOne(member, next) : member)) };
  }
  if (typeof value === 'object' && value !== null) return { ...item, [name]: changeOne(value as FreightItem, next) };
  return { ...item, [name]: `${value ?? ''}7` };
}

/** Numbers as a message of ours has them: each invoice its own, lines from 1. */
function withNumberedLines(shipment: FreightShipment): FreightShipment {
  return {
    ...shipment,
    invoices: shipment.invoices.map((invoice, index) => ({
      ...invoice,
      number: `INV-${index + 1}`,
      lines: invoice.lines.map((line, at) => ({ ...line, number: String(at + 1) })),
    })),
  };
}
