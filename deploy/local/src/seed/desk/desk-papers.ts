import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { DomainEvent } from '@tallyport/contracts/events';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import { type DeskJob, type Mark, pick } from './desk-plan.js';

const TYPES = { waybill: 'HBL', invoice: 'CIV', 'packing-list': 'PKL' } as const;
const VESSELS = ['Cormorant Strait', 'Petrel Sound', 'Ibis Channel', 'Tern Passage', 'Gannet Reach', 'Shearwater Bay'];
const FLIGHTS = ['QF062', 'LH9776', 'NZ104', 'SQ221'];

/** A record of a job with what was read of it, as one stream. */
export interface DeskRecord {
  readonly streamId: string;
  readonly events: readonly DomainEvent[];
}

/** The number of a bill or an air waybill, with its check digit. */
export function billOf({ mode, number }: Pick<DeskJob, 'mode' | 'number'>): string {
  const serial = 6_640_000 + number * 13;
  return mode === 'air' ? `081-${serial}${serial % 7}` : `LBNB2610${String(number * 37).padStart(4, '0')}`;
}

/** The ship or the flight. */
export function carriageOf({ mode, number }: Pick<DeskJob, 'mode' | 'number'>): { readonly vessel: string; readonly voyage: string } {
  if (mode === 'air') return { vessel: '', voyage: pick(FLIGHTS, number) };
  return { vessel: pick(VESSELS, number), voyage: `${String(200 + (number % 40))}S` };
}

/** What the papers of a job said, with what asks for a look. */
export function recordsOf(job: DeskJob, workOrderId: string): DeskRecord[] {
  const has = (mark: Mark) => job.marks.includes(mark);
  const { vessel, voyage } = carriageOf(job);
  const gross = 4_200 + job.number;
  const bill = {
    bl_number: read(billOf(job)),
    ...(vessel !== '' && { vessel: has('doubtful') ? { ...read(vessel), confidence: 0.61 } : read(vessel) }),
    voyage: has('unverified') ? { ...read(voyage), place: null } : read(voyage),
    consignee_name: read(job.trade.buyer.name),
    shipper_name: read(job.trade.seller.name),
    gross_weight: read(`${has('papers disagree') ? gross + 96 : gross}.0`),
    weight_unit: read('KG'),
  };
  const goods = job.trade.goods.slice(0, 2);
  const cents = goods.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, has('does not add up') ? 1_360 : 0);
  const invoice = { invoice_number: read(`DK-${job.number}`), currency: read('AUD'), goods_total: read(amount(cents)) };
  const packing = { invoice_number: read(`DK-${job.number}`), gross_weight: read(`${gross}.0`), weight_unit: read('KG') };
  return [
    recordOf('waybill', workOrderId, bill),
    recordOf(
      'invoice',
      workOrderId,
      invoice,
      goods.map(({ code, description, quantity, unitPriceCents }) => ({
        product_code: read(code),
        description: read(description),
        quantity: read(String(quantity)),
        quantity_unit: read('NO'),
        unit_price: read(amount(unitPriceCents)),
        total_price: read(amount(quantity * unitPriceCents)),
      })),
    ),
    recordOf('packing-list', workOrderId, packing),
  ];
}

function recordOf(kind: keyof typeof TYPES, workOrderId: string, fields: Readings, lines: readonly Readings[] = []): DeskRecord {
  const recordId = uuidv5(workOrderId, kind);
  const about = { recordId, workOrderId, kind };
  const source = { documentId: null, attempt: 1, fromPage: 1, toPage: 1, documentType: TYPES[kind] };
  const numbered = lines.map((line, index) => ({ lineId: uuidv5(recordId, `line/${index}`), fields: line }));
  return {
    streamId: `${kind}/${recordId}`,
    events: [
      { type: 'record.extracted', data: { ...about, source, fields, lineCount: lines.length } },
      ...(lines.length > 0 ? [{ type: 'record.lines-extracted' as const, data: { ...about, from: 0, lines: numbered } }] : []),
    ],
  };
}

function read(value: string): Reading {
  const place = { page: 1, boxes: [{ x: 0.1, y: 0.1, width: 0.2, height: 0.02 }], address: null };
  return { value, raw: value, place, method: 'text layer', confidence: 0.98 };
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}
