import { elementsOf } from '../xml/elements-of.js';
import { type FieldFault, fieldFaults } from '../xml/field-faults.js';
import { around, universal } from '../xml/universal.js';
import { xmlText } from '../xml/xml-text.js';
import { SHIPMENT } from './layout.js';
import type { FreightShipment } from './shipment.js';

/** A message as text, or every value that cannot be sent. */
export type Encoded =
  | { readonly outcome: 'encoded'; readonly text: string }
  | { readonly outcome: 'refused'; readonly faults: readonly FieldFault[] };

/**
 * A `UniversalShipment` that creates or updates a job (domain: eAdaptor, §4). The same shipment gives the same text. It is refused without
 * invoices: an empty set would take away those that are there.
 */
export function encodeShipment(shipment: FreightShipment): Encoded {
  const faults = fieldFaults(SHIPMENT, shipment);
  if (shipment.invoices.length === 0) faults.push({ place: 'invoices', code: 'not-carried', found: 'nothing' });
  if (faults.length > 0) return { outcome: 'refused', faults };
  return { outcome: 'encoded', text: xmlText(universal('UniversalShipment', [around('Shipment', elementsOf(SHIPMENT, shipment))])) };
}
