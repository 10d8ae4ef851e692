import { pageText } from '@tallyport/contracts/document-extraction/http';
import { listLessons } from '@tallyport/contracts/document-extraction/lessons-http';
import { RECORD_CALLS, type ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { type Member, ORG_ID } from './demo-organisation.js';
import { eventually } from './eventually.js';
import type { SeededShipment } from './shipment.js';

const FIELD = 'purchase_order';

/**
 * Corrects the shipment's invoice as a person would: the reader does not know the seller's own word for the buyer's order, so it
 * is pointed out on the page. Resolves when the organisation has learnt it, so that what is read from here on is read by it. May
 * be repeated.
 */
export async function seedLesson({ order, key, workOrderId }: SeededShipment, { client }: Member): Promise<void> {
  if (!order) throw new Error(`the invoice of ${key} names no order that could be pointed out`);
  const job = { o: ORG_ID, id: workOrderId };
  const invoice = await eventually(`reading the invoice of ${key}`, async () => {
    const { results } = await client.call(RECORD_CALLS.invoice.list, { params: job });
    return results.find(({ lines }) => lines.length > 0) ?? null;
  });
  const place = await placeOf(order.number, invoice, client);
  const changes = [{ field: FIELD, previous: null, next: order.number, place }];
  const params = { ...job, record: invoice.id };
  await client.call(RECORD_CALLS.invoice.amend, {
    params,
    body: { edits: [{ kind: 'amend', changes }] },
    idempotencyKey: `demo/${key}/lesson`,
  });
  await eventually(`learning from ${key}`, async () => {
    const { results } = await client.call(listLessons, { params: { o: ORG_ID } });
    return results.flatMap(({ fields }) => fields).find(({ field }) => field === FIELD) ?? null;
  });
}

/** Where a word stands on the first page of a record. */
async function placeOf(word: string, { document_id, work_order_id, from_page }: ShippingRecord, client: Member['client']) {
  const page = from_page ?? 1;
  const params = { o: ORG_ID, id: work_order_id, document: document_id ?? '', page: String(page) };
  const { words } = await client.call(pageText, { params });
  const found = words.find(({ text }) => text === word);
  if (!found) throw new Error(`${word} is not on page ${page}`);
  return { page, boxes: [found.box], address: null };
}
