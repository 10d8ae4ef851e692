import { compileDeclaration } from '@tallyport/contracts/declaration/http';
import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import { RECORD_CALLS, type RecordEditInput, type ShippingRecord, type ShownValue } from '@tallyport/contracts/shipping-record/http';
import { type Member, ORG_ID } from '../demo-organisation.js';
import { papersRead } from '../papers-read.js';
import type { SeededShipment } from '../shipment.js';
import type { Typed } from './declared.js';
import type { Declaring } from './declaring.js';

/** Compiles the papers of a job, once they are all read. What was compiled already stays. */
export async function compiled(shipment: SeededShipment, client: Member['client']): Promise<ShippingRecord> {
  const params = { o: ORG_ID, id: shipment.workOrderId };
  const { results } = await client.call(RECORD_CALLS.declaration.list, { params });
  if (results[0]) return results[0];
  await papersRead(shipment, client);
  return client.call(compileDeclaration, { params, idempotencyKey: `demo/${shipment.key}/declaration` });
}

/** Types into the header, and into the lines of goods by their code, what does not stand there yet. */
export async function typeIn(
  { shipment, client, declarationId }: Declaring,
  header: Typed,
  claims: (code: string) => Typed,
): Promise<void> {
  const params = { o: ORG_ID, id: shipment.workOrderId, record: declarationId };
  const { fields, lines } = await client.call(RECORD_CALLS.declaration.get, { params });
  const edits: RecordEditInput[] = [
    { kind: 'amend' as const, changes: changesTo(fields, header) },
    ...lines
      .filter((line) => line.fields.line_type?.value === 'goods')
      .map(({ line_id, fields: held }) => ({
        kind: 'amend-line' as const,
        line_id,
        changes: changesTo(held, claims(String(held.product_code?.value))),
      })),
  ].filter(({ changes }) => changes.length > 0);
  if (edits.length > 0) await client.call(RECORD_CALLS.declaration.amend, { params, body: { edits } });
}

function changesTo(held: ByField<ShownValue>, typed: Typed) {
  return Object.entries(typed).flatMap(([name, next]) => {
    const field = name as keyof Typed;
    const previous = held[field]?.value ?? null;
    return previous === next ? [] : [{ field, previous, next }];
  });
}
