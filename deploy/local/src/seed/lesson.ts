import { setTimeout as delay } from 'node:timers/promises';
import { pageText } from '@tallyport/contracts/document-extraction/http';
import { listLessons } from '@tallyport/contracts/document-extraction/lessons-http';
import { RECORD_CALLS, type ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { type Member, ORG_ID } from './demo-organisation.js';
import type { Shipment } from './shipment.js';

const FIELD = 'purchase_order';
const PATIENCE_MS = 180_000;
const EVERY_MS = 250;

/**
 * Corrects the shipment's invoice as a person would: the reader does not know the seller's own word for the buyer's order, so it
 * is pointed out on the page. Resolves when the organisation has learnt it, so that what is read from here on is read by it. May
 * be repeated.
 */
export async function seedLesson({ order, key, workOrderId }: Shipment & { workOrderId: string }, { client }: Member): Promise<void> {
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

async function eventually<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > until) throw new Error(`${what} took longer than ${PATIENCE_MS / 1_000} s`);
    await delay(EVERY_MS);
  }
}
