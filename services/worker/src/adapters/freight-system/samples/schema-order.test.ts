import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeShipment } from '@tallyport/domain/freight-export/shipment/encode-shipment';
import { readXml } from '@tallyport/domain/freight-export/testing/read-xml';
import { sampleShipment } from '@tallyport/domain/freight-export/testing/sample-shipment';
import type { XmlElement } from '@tallyport/domain/freight-export/xml-element';
import { expect, test } from 'vitest';
import { REAL_PAPERS } from '../../../testing/real-papers.js';

const TEMPLATE = join(REAL_PAPERS, 'cargowise/universal-shipment-import-template.xml');
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
