import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import { Decimal } from 'decimal.js';
import type { Papers } from '../../checks/papers.js';
import { shippedOn } from '../../checks/shipped-on.js';
import { billsIn } from './bills.js';
import type { Surroundings } from './surroundings.js';
import { first, present, taken, weightUnitOf, workedOut } from './value.js';

/** The header of a declaration, from bills, invoices, the job and its importer (domain: import declaration, §5). */
export function headerOf(papers: Papers, { job, owner }: Surroundings): Readings {
  const { shipped } = billsIn(papers);
  const [bill] = shipped;
  const [invoice] = papers.of('invoice');
  const [shipment] = shippedOn(papers);
  const isAir =
    /air/i.test(bill?.text('transport_mode') ?? '') || bill?.record.document_type === 'AWB' || bill?.record.document_type === 'HAWB';
  return present({
    declaration_type: workedOut('FRM'),
    declaration_purpose: workedOut('IMP'),
    entry_nature: workedOut('N10'),
    broker_reference: workedOut(job.code.slice(0, 20)),
    owner_name: first(workedOut(owner?.name), taken(invoice, 'buyer_name'), taken(bill, 'consignee_name')),
    owner_id: first(workedOut(owner?.customs_id), taken(invoice, 'buyer_abn', withoutBlanks)),
    owner_cac: workedOut(owner?.cac),
    owner_reference: first(workedOut(job.reference?.slice(0, 20)), taken(invoice, 'purchase_order')),

    transport_mode: bill ? workedOut(isAir ? 'air' : 'sea') : null,
    vessel: isAir ? null : first(taken(bill, 'vessel'), workedOut(job.vessel)),
    voyage: isAir ? null : first(taken(bill, 'voyage'), workedOut(job.voyage)),
    flight: isAir ? taken(bill, 'flight') : null,
    airline_code: isAir ? taken(bill, 'flight', airlineOf) : null,
    loading_port: workedOut(job.port_of_origin),
    first_arrival_port: workedOut(job.port_of_dest),
    discharge_port: workedOut(job.port_of_dest),
    destination_port: workedOut(job.port_of_dest),
    first_arrival_date: workedOut(job.date_arrive),
    arrival_date: workedOut(job.date_arrive),
    ...weightOf(papers),

    delivery_name: taken(bill, 'consignee_name'),
    valuation_date: shipment ? taken(shipment.waybill, shipment.field) : null,
    duty_date: workedOut(job.date_arrive),
  });
}

function weightOf(papers: Papers) {
  const { shipped } = billsIn(papers);
  const [bill, another] = shipped;
  if (another === undefined) return { gross_weight: taken(bill, 'gross_weight'), weight_unit: taken(bill, 'weight_unit', weightUnitOf) };
  const units = new Set(shipped.map((one) => weightUnitOf(one.text('weight_unit') ?? 'KG')));
  const weights = shipped.map((one) => one.number('gross_weight'));
  if (units.size > 1 || weights.some((weight) => weight === null)) return {};
  const total = Decimal.sum(...weights.map((weight) => weight ?? 0));
  return { gross_weight: workedOut(total.toFixed()), weight_unit: workedOut([...units][0]) };
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

/** `QF 128` flies with QF. */
function airlineOf(flight: string): string | null {
  return /^([A-Z0-9]{2})\s*\d/.exec(flight.trim().toUpperCase())?.[1] ?? null;
}
