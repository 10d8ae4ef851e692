import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { EventMetadata } from '@tallyport/contracts/envelope';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { type Acknowledgement, readAcknowledgement } from '@tallyport/domain/freight-export/answer/read-acknowledgement';
import { isReadable } from '@tallyport/domain/freight-export/answer/transport-outcome';
import { exportDecider } from '@tallyport/domain/freight-export/export/decider';
import { freightMessageDecider } from '@tallyport/domain/freight-export/freight-message/decider';
import { type FreightMessageView, foldFreightMessage } from '@tallyport/domain/freight-export/freight-message/fold';
import { Rejection } from '@tallyport/domain/rejection';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import { type ExportRef, exportStreamId, type HandedAcknowledgement } from '@tallyport/workflows/freight-export/messages';
import { readAnswer } from '../adapters/freight-system/read-answer.js';
import { type ExportInHand, exportInHand } from './export-in-hand.js';

export interface AcknowledgementPorts {
  readonly store: EventStore;
  readonly blobs: Pick<BlobStore, 'read'>;
}

/** Which run of which workflow records it. */
type Run = Pick<EventMetadata, 'workflowId' | 'runId'>;

/** This message is not for this export, or says nothing for certain. Tried again it would be the same: it waits for a person. */
export class AcknowledgementRefused extends Error {}

/**
 * Reads what a freight system sent from its original, guarded and whole, and records that it belongs to this export and what it says.
 * May be repeated. It is for this export only where it names its handle and no other, or where it was matched with it before.
 */
export async function hearAcknowledgement(
  ports: AcknowledgementPorts,
  message: ExportRef & HandedAcknowledgement,
  run: Run,
): Promise<void> {
  const { store } = ports;
  const { orgId, workOrderId, exportId, commandId, messageId, receivedAt } = message;
  const known = await messageOf(store, orgId, messageId);
  const one = await exportInHand(store, message);
  const said = await wordIn(ports, orgId, known, one);
  // What a person gave to this export and nobody can read says nothing of it.
  if (said === null && known.export_id === exportId) return;
  if (said === null) throw new AcknowledgementRefused('the message says nothing for certain');
  const isNamed = said.handles.length === 1 && said.handles[0] === one.wish.handle;
  if (!isNamed && known.export_id !== exportId) throw new AcknowledgementRefused('the message does not name this export');
  const ids = { correlationId: messageId, causationId: null, ...run };
  const actor = { kind: 'machine' as const, process: 'freight-system' };
  const now = new Date().toISOString();
  await new StreamWriter(store, freightMessageDecider, { orgId, streamId: `freight-message/${messageId}`, jobId: null })
    .record({ type: 'match', messageId, workOrderId, exportId }, { actor, commandId: uuidv5(commandId, 'match'), ...ids }, now)
    .catch(asRefused);
  const { outcome, key, lines } = said;
  const circumstances = { commandId, correlationId: messageId, actor, issuedAt: receivedAt, exportId, workOrderId };
  await new StreamWriter(store, exportDecider, { orgId, streamId: exportStreamId(exportId), jobId: workOrderId }).record(
    { type: 'hear-acknowledgement', ...circumstances, messageId, outcome, key, lines, original: known.original },
    { actor, commandId, ...ids },
    now,
  );
}

async function messageOf(store: EventStore, orgId: string, messageId: string): Promise<FreightMessageView> {
  const events = await store.load(orgId, `freight-message/${messageId}`);
  const known = events.reduce<FreightMessageView | null>((view, event) => foldFreightMessage(view, parseEvent(event), event), null);
  if (known === null) throw new AcknowledgementRefused('no such message was received');
  return known;
}

/** What the message says for certain; null where that is nothing. */
async function wordIn(
  { blobs }: AcknowledgementPorts,
  orgId: string,
  { original }: FreightMessageView,
  { wish, sentKey }: ExportInHand,
): Promise<Acknowledgement | null> {
  const document = readAnswer(await blobs.read(orgId, original), null);
  return isReadable(document) ? readAcknowledgement(document, { type: wish.targetType, key: sentKey }) : null;
}

function asRefused(error: unknown): never {
  throw error instanceof Rejection ? new AcknowledgementRefused(error.code) : error;
}
