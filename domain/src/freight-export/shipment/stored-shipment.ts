import { itemFromJson } from '../xml/item-from-json.js';
import { SHIPMENT } from './layout.js';
import type { FreightShipment } from './shipment.js';

/** A shipment as it is stored: what was sent, or what was read, beside the message itself. */
export function storedShipment(shipment: FreightShipment): string {
  return JSON.stringify(shipment);
}

/** The shipment that was stored. One that was stored before a field was known says nothing of it. Throws on what is no JSON. */
export function readStoredShipment(json: string): FreightShipment {
  return itemFromJson(SHIPMENT, JSON.parse(json)) as FreightShipment;
}
