import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DomainEvent } from '@tallyport/contracts/events';
import type { MessageReference } from '@tallyport/contracts/lodgement/customs-message-events';
import { START } from '@tallyport/event-store/append';
import { customsMessageId } from '@tallyport/event-store/derived-ids';
import type { TestDesk } from './test-desk.js';

interface WhereItBelongs {
  readonly workOrderId: string;
  readonly lodgementId: string;
}

/** A message of customs as the intake keeps it, of no job yet unless it is said where it belongs. Answers its id. */
export async function receiveFromCustoms(
  desk: TestDesk,
  orgId: string,
  text: string,
  matched: WhereItBelongs | null = null,
  reference: MessageReference | null = null,
): Promise<string> {
  const bytes = Buffer.from(text, 'latin1');
  const { hash } = await desk.parts.blobs.putFile(orgId, Readable.from([bytes]), { limit: bytes.length });
  const messageId = customsMessageId(orgId, hash);
  const unreadable = reference === null ? 'not-edifact' : null;
  const events: DomainEvent[] = [
    { type: 'customs-message.received', data: { messageId, hash, bytes: bytes.length, reference, unreadable } },
    ...(matched === null ? [] : [{ type: 'customs-message.matched' as const, data: { messageId, ...matched } }]),
  ];
  const ids = { commandId: randomUUID(), correlationId: messageId, causationId: null, workflowId: null, runId: null };
  await desk.parts.eventStore.append({
    orgId,
    streamId: `customs-message/${messageId}`,
    jobId: null,
    after: START,
    events,
    metadata: { actor: { kind: 'customs' }, ...ids },
    recordedAt: new Date().toISOString(),
  });
  return messageId;
}
