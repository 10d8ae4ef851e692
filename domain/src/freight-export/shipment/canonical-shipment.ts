import { type FreightItem, itemsIn, partIn, textIn } from '../xml/freight-item.js';
import type { AnyRow } from '../xml/layout.js';
import { plainValue } from '../xml/plain-value.js';
import { SHIPMENT } from './layout.js';
import type { FreightShipment } from './shipment.js';

/**
 * What a message says, as one text: its hash is the fingerprint. Two messages have the same where they say the same to the same company of
 * the same system, however numbers are written. Left out are our handle, which every message has of its own, and the key of the job, which a
 * new job does not have yet: whether it is the same job has to be asked besides.
 */
export function canonicalShipment(shipment: FreightShipment, handleType: string): string {
  const references = shipment.references.filter(({ type }) => type !== handleType);
  return JSON.stringify(canonical(SHIPMENT, { ...shipment, references, target: { ...shipment.target, key: null } }));
}

/** The values of an item in the order of its rows, with their names; without those that say nothing. */
function canonical(rows: readonly AnyRow[], item: FreightItem): unknown[] {
  return rows.flatMap((row): unknown[] => {
    if ('text' in row) return [];
    if ('part' in row) return [row.part, canonical(row.rows, partIn(item, row.part))];
    if ('list' in row) return [row.list, itemsIn(item, row.list).map((member) => canonical(row.rows, member))];
    const value = plainValue(row.form, textIn(item, row.field));
    return value === null ? [] : [row.field, value];
  });
}
