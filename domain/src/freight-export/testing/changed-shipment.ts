import type { FreightInvoice, FreightInvoiceLine, FreightShipment } from '../shipment/shipment.js';
import { sampleShipment } from './sample-shipment.js';

/** The sample with other values. */
export function changed(values: Partial<FreightShipment>): FreightShipment {
  return { ...sampleShipment(), ...values };
}

/** A shipment whose first invoice has other values. */
export function changedInvoice(shipment: FreightShipment, values: Partial<FreightInvoice>): FreightShipment {
  return { ...shipment, invoices: shipment.invoices.map((invoice, index) => (index === 0 ? { ...invoice, ...values } : invoice)) };
}

/** A shipment whose first invoice has other values on one line, counted from 1. */
export function changedLine(shipment: FreightShipment, number: number, values: Partial<FreightInvoiceLine>): FreightShipment {
  const lines = shipment.invoices[0]?.lines.map((line, index) => (index + 1 === number ? { ...line, ...values } : line)) ?? [];
  return changedInvoice(shipment, { lines });
}
