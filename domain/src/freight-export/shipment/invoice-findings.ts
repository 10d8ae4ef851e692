import type { ShipmentFinding, ShipmentFindingCode } from '@tallyport/contracts/freight-export/shipment-finding';
import type { Part } from '../../checks/papers.js';
import type { BuiltInvoice } from './build-invoices.js';
import type { FreightMappings } from './freight-mappings.js';
import { unitCode } from './unit-codes.js';

/**
 * What stands in the way of the invoices of a job. Without any nothing is ever sent: what is sent replaces the invoices there, and an empty
 * set would take them all away (domain: eAdaptor, §6).
 */
export function invoiceFindings(invoices: readonly BuiltInvoice[], mappings: FreightMappings): ShipmentFinding[] {
  if (invoices.length === 0) return [{ code: 'no-invoices', severity: 'error', stream_id: null, line_id: null, field: null, found: '0' }];
  const numbers = invoices.map(({ invoice }) => invoice.number);
  return [
    ...invoices.flatMap(({ part, invoice }, index) => {
      if (invoice.number === null) return [finding('invoice-number-missing', 'error', part, 'invoice_number', '')];
      return numbers.indexOf(invoice.number) < index
        ? [finding('invoice-number-twice', 'error', part, 'invoice_number', invoice.number)]
        : [];
    }),
    ...invoices.flatMap(({ lines }) =>
      lines.flatMap(({ part, line }) => (line.quantityUnit === null ? [finding('unit-missing', 'error', part, 'quantity_unit', '')] : [])),
    ),
    ...unmappedUnits(invoices, mappings),
    ...unknownSuppliers(invoices),
  ];
}

/** Each unit that nobody mapped, where it stands first. A system whose units nobody ever mapped takes ours as they are. */
function unmappedUnits(invoices: readonly BuiltInvoice[], { units }: FreightMappings): ShipmentFinding[] {
  if (units.length === 0) return [];
  const seen = new Set<string>();
  return invoices.flatMap(({ lines }) =>
    lines.flatMap(({ part }) => {
      const text = part.text('quantity_unit');
      const code = text === null ? null : unitCode('quantity unit', text, units);
      if (text === null || code === null || code.isMapped || seen.has(code.code)) return [];
      seen.add(code.code);
      return [finding('unit-not-mapped', 'warning', part, 'quantity_unit', text)];
    }),
  );
}

/** Each supplier without an organisation there, on the first invoice that names it. Goods are told apart by invoices, not by who sold them. */
function unknownSuppliers(invoices: readonly BuiltInvoice[]): ShipmentFinding[] {
  const unknown = invoices.filter(({ invoice: { supplier } }) => supplier.name !== null && supplier.organisation === null);
  const first = unknown.filter(
    ({ invoice }, index) => unknown.findIndex((other) => other.invoice.supplier.name === invoice.supplier.name) === index,
  );
  return first.map(({ part, invoice }) => finding('party-without-code', 'warning', part, 'seller_name', invoice.supplier.name ?? ''));
}

function finding(
  code: ShipmentFindingCode,
  severity: ShipmentFinding['severity'],
  part: Part,
  field: string,
  found: string,
): ShipmentFinding {
  return { code, severity, stream_id: `invoice/${part.record.id}`, line_id: part.line?.line_id ?? null, field, found };
}
