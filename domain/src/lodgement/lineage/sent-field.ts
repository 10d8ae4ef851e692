import type { LineageEnd, SentField } from '@tallyport/contracts/lodgement/lineage';
import { type ByField, isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { FROM_JOB } from '../../declaration/compile/from-job.js';
import { customsQuantity } from '../../declaration/customs-quantity.js';
import type { Hand, SentMessage } from './sent-message.js';

type Shown = Readonly<Record<string, ShownValue | undefined>>;

/** A value of the record with its ends; null where the record says nothing there. */
export function sentField(sent: SentMessage, lineId: string | null, field: string): SentField | null {
  const fields = fieldsOf(sent.record, lineId);
  const shown = fields[field];
  if (shown === undefined || shown.value === null || shown.value === '') return null;
  const ways = [
    () => [...persons(shown), ...ofPaper(sent, shown)],
    () => ofTariff(sent, lineId, field),
    () => compiled(sent, lineId, field, shown),
  ];
  const known = ways.map((way) => way()).find((found) => found.length > 0) ?? [];
  const seen = [...known, ...confirmedAtSigning(sent, lineId, field)];
  const ends = seen.length > 0 ? seen : [signed(sent)];
  return { line_id: lineId, field, value: shown.value, from: shown.from ?? null, ends };
}

/** Whoever signs a message answers for what nobody else put there. */
export function signed({ message: { signed_by, signed_at } }: Pick<SentMessage, 'message'>): LineageEnd {
  return person({ user_id: signed_by.user_id, at: signed_at }, 'signed');
}

export function person({ user_id, at }: Hand, did: Extract<LineageEnd, { kind: 'person' }>['did']): LineageEnd {
  return { kind: 'person', user_id, at, did };
}

function fieldsOf({ fields, lines }: ShippingRecord, lineId: string | null): Shown {
  const own: ByField<ShownValue> = lineId === null ? fields : (lines.find(({ line_id }) => line_id === lineId)?.fields ?? {});
  return own;
}

function persons({ by, confirmed }: ShownValue): LineageEnd[] {
  if (by) return [person(by, 'wrote')];
  return confirmed ? [person(confirmed, 'confirmed')] : [];
}

/** Of a value that was taken from a paper: its box, and who wrote or confirmed it there. */
function ofPaper({ paper }: SentMessage, { from }: ShownValue): LineageEnd[] {
  if (from === undefined) return [];
  const taken = paper(from);
  const shown = taken && fieldsOf(taken, from.line_id)[from.field];
  if (!taken || !shown) return [];
  return [...boxOf(taken, shown), ...persons(shown)];
}

/** What a person typed over keeps its place on the page, and what was read there: that box does not say what they wrote. */
function boxOf({ document_id }: ShippingRecord, { place, by, raw }: ShownValue): LineageEnd[] {
  const isTypedOver = by !== null && raw !== null;
  if (document_id === null || place === null || isTypedOver || (place.boxes.length === 0 && place.address === null)) return [];
  return [{ kind: 'box', document_id, place }];
}

function confirmedAtSigning({ message }: SentMessage, lineId: string | null, field: string): LineageEnd[] {
  const { confirmed, signed_by, signed_at } = message;
  const isConfirmed = confirmed.some((one) => one.line_id === lineId && one.field === field);
  return isConfirmed ? [person({ user_id: signed_by.user_id, at: signed_at }, 'confirmed')] : [];
}

/** What follows from the classification of a line: the row that says so, and of a quantity what was counted or weighed. */
function ofTariff(sent: SentMessage, lineId: string | null, field: string): LineageEnd[] {
  const fields = fieldsOf(sent.record, lineId);
  const shown = fields[field];
  if (!shown || shown.from !== undefined || (shown.method !== 'compiled' && shown.method !== 'inferred')) return [];
  const text = (name: string) => fields[name]?.value?.toString() ?? null;
  const row = sent.tables.anyDay('tariff_rate', [text('tariff_classification') ?? '', text('tariff_class_rate_number') ?? '']);
  if (row === undefined) return [];
  const end: LineageEnd = { kind: 'row', table: 'tariff_rate', id: row.id };
  if (field === 'statistical_code') return row.values.statistical_code === shown.value ? [end] : [];
  if (field !== 'quantity' && field !== 'quantity_unit') return [];
  const none = { quantity: null, unit: null, netWeight: null, netWeightUnit: 'KG' };
  const counted = [
    { from: 'net_weight', amount: { ...none, netWeight: text('net_weight') } },
    { from: 'invoice_quantity', amount: { ...none, quantity: text('invoice_quantity'), unit: text('invoice_quantity_unit') } },
  ].find(({ amount }) => {
    const found = customsQuantity(amount, row.values.unit);
    return 'quantity' in found && found.unit === text('quantity_unit') && found.quantity === text('quantity');
  });
  if (counted === undefined) return [];
  return [end, ...(field === 'quantity' ? (sentField(sent, lineId, counted.from)?.ends ?? []) : [])];
}

/** What a machine was told to put there: by whoever set it on the job, where it is the job's, and by whoever had it compiled. */
function compiled(sent: SentMessage, lineId: string | null, field: string, { method, value }: ShownValue): LineageEnd[] {
  const by = method === 'compiled' || method === 'inferred' ? sent.compiledBy(lineId, field) : null;
  if (by === null) return [];
  const ofJob = lineId === null && isRecordField(field) ? FROM_JOB[field] : undefined;
  const set = ofJob ? sent.setOnJob(ofJob, String(value), by.at) : null;
  return [...(set === null ? [] : [person(set, 'set')]), person(by, 'compiled')];
}
