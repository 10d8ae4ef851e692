import type { ShipmentFinding } from '@tallyport/contracts/freight-export/shipment-finding';
import type { Part } from '../../checks/papers.js';
import { type FieldFault, fieldFaults } from '../xml/field-faults.js';
import type { BuiltInvoice } from './build-invoices.js';
import { BILL_PAIRS, INVOICE_PAIRS, LINE_PAIRS } from './field-pairs.js';
import { SHIPMENT } from './layout.js';
import type { FreightShipment } from './shipment.js';

/** Every value that cannot be sent, by the field of the record that says it; by its place in the message where no one record does. */
export function valueFindings(shipment: FreightShipment, invoices: readonly BuiltInvoice[], bill: Part | undefined): ShipmentFinding[] {
  return fieldFaults(SHIPMENT, shipment).map((fault) => {
    const at = whereSaid(fault, invoices, bill);
    return {
      code: fault.code,
      severity: 'error',
      stream_id: at === null ? null : `${at.part.record.kind}/${at.part.record.id}`,
      line_id: at?.part.line?.line_id ?? null,
      field: at?.field ?? fault.place,
      found: fault.found,
    };
  });
}

function whereSaid({ place }: FieldFault, invoices: readonly BuiltInvoice[], bill: Part | undefined) {
  const [, invoiceNumber, inInvoice = ''] = /^invoices\/(\d+)\/(.+)$/.exec(place) ?? [];
  const invoice = invoices[Number(invoiceNumber) - 1];
  if (invoice === undefined) return said(BILL_PAIRS, place, bill) ?? (place === 'billNumber' ? said(NUMBER, place, bill) : null);
  const [, lineNumber, inLine = ''] = /^lines\/(\d+)\/(.+)$/.exec(inInvoice) ?? [];
  const line = invoice.lines[Number(lineNumber) - 1];
  return line === undefined ? said(INVOICE_PAIRS, inInvoice, invoice.part) : said(LINE_PAIRS, inLine, line.part);
}

const NUMBER = [{ freight: 'billNumber', own: 'bl_number' }] as const;

function said(pairs: readonly { readonly freight: string; readonly own: string }[], field: string, part: Part | undefined) {
  const own = pairs.find(({ freight }) => freight === field)?.own;
  return own === undefined || part === undefined ? null : { part, field: own };
}
