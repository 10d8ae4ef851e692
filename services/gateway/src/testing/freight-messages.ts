import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FreightReference } from '@tallyport/contracts/freight-export/freight-message-events';
import { START } from '@tallyport/event-store/append';
import { freightMessageId } from '@tallyport/event-store/derived-ids';
import type { TestDesk } from './test-desk.js';

const NOTHING: FreightReference = { system: null, type: null, key: null, handle: null, interchange: null };

/** A message of a freight system as the intake keeps it, a while ago, of no export yet. Answers its id. */
export async function receiveFromFreight(
  desk: TestDesk,
  orgId: string,
  text: string,
  reference: Partial<FreightReference> | null = {},
  recordedAt = new Date(Date.now() - 3_600_000).toISOString(),
): Promise<string> {
  const bytes = Buffer.from(text, 'utf8');
  const { hash } = await desk.parts.blobs.putFile(orgId, Readable.from([bytes]), { limit: bytes.length });
  const messageId = freightMessageId(orgId, hash);
  const unreadable = reference === null ? 'begins-otherwise' : null;
  const data = { messageId, original: hash, bytes: bytes.length, reference: reference && { ...NOTHING, ...reference }, unreadable };
  const ids = { commandId: randomUUID(), correlationId: messageId, causationId: null, workflowId: null, runId: null };
  await desk.parts.eventStore.append({
    orgId,
    streamId: `freight-message/${messageId}`,
    jobId: null,
    after: START,
    events: [{ type: 'freight-message.received', data }],
    metadata: { actor: { kind: 'machine', process: 'freight-system' }, ...ids },
    recordedAt,
  });
  return messageId;
}
