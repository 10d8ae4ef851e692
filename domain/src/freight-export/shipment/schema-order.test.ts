import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readXml } from '../testing/read-xml.js';
import { sampleShipment } from '../testing/sample-shipment.js';
import type { XmlElement } from '../xml-element.js';
import { encodeShipment } from './encode-shipment.js';

const SAMPLES = process.env['TALLYPORT_SAMPLES'] ?? join(import.meta.dirname, '../../../../../shared/samples');
const TEMPLATE = join(SAMPLES, 'cargowise/universal-shipment-import-template.xml');
/** What identifies the job stands last in this message and first in all others that are public. */
const OTHERWISE = new Set(['DataContext']);

test.skipIf(!existsSync(TEMPLATE))('elements stand in the order of a message that a real integrator sends', () => {
  const encoded = encodeShipment(sampleShipment());
  const known = ordersIn(readXml(readFileSync(TEMPLATE, 'utf8')));
  const ours = ordersIn(readXml(encoded.outcome === 'encoded' ? encoded.text : ''));
  const compared = [...ours].flatMap(([parent, names]) => {
    const theirs = known.get(parent);
    if (theirs === undefined || OTHERWISE.has(parent)) return [];
    const shared = names.filter((name) => theirs.includes(name));
    expect({ parent, order: shared }).toEqual({ parent, order: theirs.filter((name) => names.includes(name)) });
    return shared;
  });
  expect(compared.length).toBeGreaterThan(35);
});

/** The names of the children of each element, in their order, by its name. */
function ordersIn(element: XmlElement, orders = new Map<string, string[]>()): Map<string, string[]> {
  if (!orders.has(element.name)) orders.set(element.name, [...new Set(element.children.map(({ name }) => name))]);
  for (const child of element.children) ordersIn(child, orders);
  return orders;
}
