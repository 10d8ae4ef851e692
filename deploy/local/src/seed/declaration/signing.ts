import { LODGEMENT_CALLS, preLodge } from '@tallyport/contracts/lodgement/http';
import { RECORD_CALLS, type ShippingRecord, type ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { FieldValue } from '@tallyport/contracts/values/field-change';
import { ORG_ID } from '../demo-organisation.js';
import { RefusedCall } from '../gateway-client.js';
import type { Declaring } from './declaring.js';

const CALLS = { 'pre-lodge': preLodge, lodge: LODGEMENT_CALLS.declaration.lodge, amend: LODGEMENT_CALLS.declaration.amend } as const;

/** Signs what stands, with every value that the desk wants to be looked at. */
export async function sign({ shipment, client, declarationId }: Declaring, purpose: keyof typeof CALLS, more: object = {}): Promise<void> {
  const params = { o: ORG_ID, id: shipment.workOrderId, record: declarationId };
  const record = await client.call(RECORD_CALLS.declaration.get, { params });
  const signing = { stream_position: record.stream_position, ...more };
  const idempotencyKey = `demo/${shipment.key}/${purpose}`;
  try {
    await client.call(CALLS[purpose], { params, body: signing, idempotencyKey: `${idempotencyKey}/look` });
  } catch (error) {
    const places = error instanceof RefusedCall ? error.placesOf('lodgement.values-unconfirmed') : null;
    if (places === null) throw error;
    const body = { ...signing, confirmed: places.map((pointer) => lookedAt(record, pointer)) };
    await client.call(CALLS[purpose], { params, body, idempotencyKey });
  }
}

/** The value at `/fields/valuation_date` or `/lines/ID/price`. */
function lookedAt({ fields, lines }: ShippingRecord, pointer: string): { line_id: string | null; field: string; value: FieldValue } {
  const [, place, first = '', second] = pointer.split('/');
  const line_id = place === 'lines' ? first : null;
  const field = second ?? first;
  const of = line_id === null ? fields : lines.find((line) => line.line_id === line_id)?.fields;
  return { line_id, field, value: (of as Readonly<Record<string, ShownValue>> | undefined)?.[field]?.value ?? null };
}
