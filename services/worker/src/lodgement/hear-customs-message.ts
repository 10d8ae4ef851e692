import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { EventMetadata } from '@tallyport/contracts/envelope';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { CannotCompute } from '@tallyport/domain/duty/cannot-compute';
import { customsMessageDecider } from '@tallyport/domain/lodgement/customs-message-decider';
import type { CustomsWord } from '@tallyport/domain/lodgement/customs-word';
import { lodgementDecider } from '@tallyport/domain/lodgement/decider';
import { type CustomsMessageView, foldCustomsMessage } from '@tallyport/domain/lodgement/fold-customs-message';
import { readCustomsInterchange } from '@tallyport/domain/lodgement/messages/read-customs-interchange';
import { Rejection } from '@tallyport/domain/rejection';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import { type HandedMessage, type LodgementRef, lodgementStreamId } from '@tallyport/workflows/lodgement/messages';
import type { CustomsLayoutsSource } from './customs-layouts.js';

export interface HearPorts {
  readonly store: EventStore;
  readonly blobs: Pick<BlobStore, 'read'>;
  readonly layouts: Pick<CustomsLayoutsSource, 'readers' | 'transitions'>;
}

/** Which run of which workflow records it. */
type Run = Pick<EventMetadata, 'workflowId' | 'runId'>;

/** This message is not for this lodgement. Tried again it would be the same: the reactor parks the message, and a person looks at it. */
export class MessageRefused extends Error {}

/**
 * Reads what customs sent from its original, records that the message belongs to this lodgement, and what it says. May be repeated.
 * What says nothing that can be read is taken where a person matched it, and refused else; so is what belongs to another lodgement.
 */
export async function hearCustomsMessage(ports: HearPorts, message: LodgementRef & HandedMessage, run: Run): Promise<void> {
  const { store } = ports;
  const { orgId, workOrderId, lodgementId, commandId, messageId, receivedAt } = message;
  const events = await store.load(orgId, `customs-message/${messageId}`);
  const known = events.reduce<CustomsMessageView | null>((view, event) => foldCustomsMessage(view, parseEvent(event), event), null);
  if (known === null) throw new MessageRefused('no such message was received');
  const word = await wordIn(ports, orgId, known);
  if (word === null && known.lodgement_id === lodgementId) return;
  if (word === null) throw new MessageRefused('the message speaks of no lodgement');
  const now = new Date().toISOString();
  const ids = { correlationId: messageId, causationId: events[0]?.eventId ?? null, ...run };
  const matching = { actor: { kind: 'machine' as const, process: 'lodgement' }, commandId: uuidv5(commandId, 'match'), ...ids };
  await new StreamWriter(store, customsMessageDecider, { orgId, streamId: `customs-message/${messageId}`, jobId: null })
    .record({ messageId, workOrderId, lodgementId }, matching, now)
    .catch(asRefused);
  const actor = { kind: 'customs' as const };
  const transitions = await ports.layouts.transitions(receivedAt);
  const circumstances = { commandId, correlationId: messageId, actor, issuedAt: receivedAt, lodgementId, workOrderId, transitions };
  await new StreamWriter(store, lodgementDecider, { orgId, streamId: lodgementStreamId(lodgementId), jobId: workOrderId }).record(
    { type: 'record-word', ...circumstances, messageId, original: known.original, word },
    { actor, commandId, ...ids },
    now,
  );
}

/** What a message says of a lodgement; null where it cannot be read, or only acknowledges an interchange. */
async function wordIn(
  { blobs, layouts }: HearPorts,
  orgId: string,
  { original, received_at }: CustomsMessageView,
): Promise<CustomsWord | null> {
  try {
    const reading = readCustomsInterchange(await blobs.read(orgId, original), await layouts.readers(received_at));
    return reading.outcome === 'unreadable' || reading.said.kind === 'acknowledgement' ? null : reading.said;
  } catch (error) {
    if (error instanceof CannotCompute) return null;
    throw error;
  }
}

function asRefused(error: unknown): never {
  throw error instanceof Rejection ? new MessageRefused(error.code) : error;
}
