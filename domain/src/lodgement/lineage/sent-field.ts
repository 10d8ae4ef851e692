import type { LineageEnd, SentField } from '@tallyport/contracts/lodgement/lineage';
import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { Hand, SentMessage } from './sent-message.js';

type Shown = Readonly<Record<string, ShownValue | undefined>>;

/** What the classification of a line says of it, where no paper and no person did. */
const OF_TARIFF: ReadonlySet<string> = new Set(['statistical_code', 'quantity', 'quantity_unit']);

/** A value of the record with its ends; null where the record says nothing there. */
export function sentField(sent: SentMessage, lineId: string | null, field: string): SentField | null {
  const fields = fieldsOf(sent.record, lineId);
  const shown = fields[field];
  if (shown === undefined || shown.value === null || shown.value === '') return null;
  const known = [...persons(shown), ...ofPaper(sent, shown), ...confirmedAtSigning(sent, lineId, field)];
  const others = known.length > 0 ? known : [...rowsOf(sent, field, shown, fields), ...compiled(sent, lineId, field, shown)];
  const ends = others.length > 0 ? others : [signed(sent)];
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

function rowsOf({ tables }: SentMessage, field: string, { method, from, value }: ShownValue, fields: Shown): LineageEnd[] {
  if (!OF_TARIFF.has(field) || from !== undefined || (method !== 'compiled' && method !== 'inferred')) return [];
  const text = (name: string) => String(fields[name]?.value ?? '');
  const row = tables.anyDay('tariff_rate', [text('tariff_classification'), text('tariff_class_rate_number')]);
  const isSaid = row !== undefined && (field === 'statistical_code' ? row.values.statistical_code === value : row.values.unit !== '');
  return isSaid ? [{ kind: 'row', table: 'tariff_rate', id: row.id }] : [];
}

function compiled(sent: SentMessage, lineId: string | null, field: string, { method }: ShownValue): LineageEnd[] {
  const by = method === 'compiled' || method === 'inferred' ? sent.compiledBy(lineId, field) : null;
  return by === null ? [] : [person(by, 'compiled')];
}
