import type { ShipmentFinding } from '@tallyport/contracts/freight-export/shipment-finding';
import { decimalsOf } from '@tallyport/contracts/reference/currency-decimals';
import { Decimal } from 'decimal.js';
import { Papers, type Part } from '../../checks/papers.js';
import { billsToSend } from './bill-rule.js';
import { type BilledShipment, buildBills, buildContainers, isByAir, leadingBills } from './build-bills.js';
import { buildInvoices } from './build-invoices.js';
import { buildPacking } from './build-packing.js';
import { buildParties } from './build-parties.js';
import type { FreightMappings } from './freight-mappings.js';
import { invoiceFindings } from './invoice-findings.js';
import type { JobPapers } from './job-papers.js';
import { type MadeFrom, madeFrom } from './made-from.js';
import type { FreightDate, FreightShipment } from './shipment.js';
import { valueFindings } from './value-findings.js';

/** What a message is for: our name of it, and the key of the job there where it has one. */
export interface ShipmentPurpose {
  readonly handle: string;
  readonly key: string | null;
}

/** A job as it would be sent, with what is odd about it and where its records stood; or everything that stands in the way, at once. */
export type BuiltShipment =
  | {
      readonly outcome: 'built';
      readonly shipment: FreightShipment;
      readonly warnings: readonly ShipmentFinding[];
      readonly madeFrom: readonly MadeFrom[];
    }
  | { readonly outcome: 'refused'; readonly findings: readonly ShipmentFinding[] };

/** A message to a freight system, of a job's papers as they stand. The same papers and mappings give the same shipment. */
export function buildShipment(papers: JobPapers, mappings: FreightMappings, purpose: ShipmentPurpose): BuiltShipment {
  const standing = new Papers(papers.records);
  const bills = billsToSend(papers.records, papers.marks, mappings.billRule);
  const chosen = bills.outcome === 'chosen' ? bills : { outcome: 'chosen' as const, houses: [], masters: [] };
  const leading = leadingBills(chosen);
  const { parties, exporter, findings } = buildParties(papers, leading[0], mappings);
  const invoices = buildInvoices(standing, exporter, mappings);
  const containers = buildContainers(standing, leading, mappings);
  const billed = buildBills(chosen, mappings);
  const shipment: FreightShipment = {
    target: { type: mappings.targetType, key: purpose.key },
    owner: mappings.owner,
    ...billed,
    ...routeOf(papers, leading[0], standing.of('declaration')[0]),
    ...goodsValueOf(standing),
    containerMode: modeOf(billed, containers.length),
    containers,
    references: [
      { type: mappings.referenceTypes.handle, number: purpose.handle },
      { type: mappings.referenceTypes.job, number: papers.job.code },
    ],
    parties,
    invoices: invoices.map(({ invoice }) => invoice),
    packingLines: buildPacking(standing, invoices, containers, mappings),
  };
  const all = [
    ...billFindings(bills),
    ...findings,
    ...invoiceFindings(invoices, mappings),
    ...valueFindings(shipment, invoices, leading[0]),
  ];
  if (all.some(({ severity }) => severity === 'error')) return { outcome: 'refused', findings: all };
  return { outcome: 'built', shipment, warnings: all, madeFrom: madeFrom(papers) };
}

function billFindings(bills: ReturnType<typeof billsToSend>): ShipmentFinding[] {
  if (bills.outcome === 'chosen') return [];
  return [{ code: bills.code, severity: 'error', stream_id: null, line_id: null, field: null, found: '' }];
}

type Route = Pick<
  FreightShipment,
  'imo' | 'portOfLoading' | 'portOfDischarge' | 'portOfOrigin' | 'portOfDestination' | 'vessel' | 'voyage' | 'dates'
>;

/** How the goods travel: by the declaration where there is one, else by the bill and the job. */
function routeOf({ job }: JobPapers, bill: Part | undefined, declaration: Part | undefined): Route {
  const loading = declaration?.text('loading_port') ?? job.port_of_origin;
  const discharge = declaration?.text('discharge_port') ?? bill?.text('port_of_discharge_code') ?? job.port_of_dest;
  const isAir = bill !== undefined && isByAir(bill);
  return {
    imo: declaration?.text('vessel_id') ?? null,
    portOfLoading: loading,
    portOfDischarge: discharge,
    portOfOrigin: job.port_of_origin,
    portOfDestination: declaration?.text('destination_port') ?? job.port_of_dest,
    vessel: isAir ? null : (bill?.text('vessel') ?? job.vessel),
    voyage: isAir ? (bill.text('flight') ?? job.voyage) : (bill?.text('voyage') ?? job.voyage),
    dates: datesOf(job, bill?.text('shipped_on_board_date') ?? null),
  };
}

/** Goods that are on board have left; every other day of a job is expected. */
function datesOf({ date_depart, date_arrive }: JobPapers['job'], onBoard: string | null): FreightDate[] {
  const departure = onBoard ?? date_depart;
  return [
    ...(departure === null ? [] : [{ type: 'Departure', isEstimate: onBoard === null ? 'Y' : 'N', day: departure }]),
    ...(date_arrive === null ? [] : [{ type: 'Arrival', isEstimate: 'Y', day: date_arrive }]),
  ];
}

/** What the goods of all invoices come to, where they are priced in one currency. */
function goodsValueOf(papers: Papers): Pick<FreightShipment, 'goodsValue' | 'goodsCurrency'> {
  const invoices = papers.of('invoice');
  const [currency, ...others] = new Set(invoices.map((invoice) => invoice.text('currency')));
  const totals = invoices.map((invoice) => invoice.number('goods_total') ?? invoice.number('total_amount'));
  if (currency == null || others.length > 0 || !totals.every((total) => total !== null)) return { goodsValue: null, goodsCurrency: null };
  const [first, ...more] = totals;
  const places = Math.max(decimalsOf(currency) ?? 0, ...totals.map((total) => total.decimalPlaces()));
  return { goodsValue: first === undefined ? null : Decimal.sum(first, ...more).toFixed(places), goodsCurrency: currency };
}

function modeOf({ transportMode }: BilledShipment, containers: number): string | null {
  if (transportMode === null) return null;
  if (transportMode === 'AIR') return 'LSE';
  return containers > 0 ? 'FCL' : 'LCL';
}
