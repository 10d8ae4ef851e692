import { Actor } from '@tallyport/contracts/actor';
import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { ExtractionRef } from '@tallyport/workflows/document-extraction/messages';
import type pg from 'pg';
import { openExtractionsOfJob, whatTookAway } from './open-extractions.js';
import { type CancelReason, cancellation, type Extractions } from './temporal/extractions.js';

/** What reactions may use. */
export interface World {
  readonly log: Pick<pg.Pool, 'query'>;
  readonly extractions: Pick<Extractions, 'request' | 'cancel'>;
}

type EventOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>;
type Reaction<Type extends DomainEvent['type']> = (world: World, event: EventOf<Type>, logged: LoggedEvent) => Promise<void>;
type Reactions = { readonly [Type in DomainEvent['type']]?: Reaction<Type> };

/**
 * Which event starts, signals or cancels which workflow. Every reaction may happen more than once and comes to the same:
 * the id of the workflow and of its commands come from the event.
 */
export const REACTIONS: Reactions = {
  'extraction.requested': startExtraction,
  'document.withdrawn': endExtractionOfDocument,
  'work-order.deleted': endExtractionsOfJob,
};

/** Starts the reading, unless it has ended since, or its document or job is gone: then the request is closed as cancelled. */
async function startExtraction(world: World, { data }: EventOf<'extraction.requested'>, { orgId }: LoggedEvent): Promise<void> {
  const ref = { orgId, workOrderId: data.workOrderId, documentId: data.documentId };
  const open = (await openExtractionsOfJob(world.log, data.workOrderId)).find((one) => one.documentId === data.documentId);
  if (!open || open.attempt > data.attempt) return;
  const gone = await whatTookAway(world.log, ref);
  if (!gone) return world.extractions.request(ref, data.attempt);
  const reason = gone.type === 'work-order.deleted' ? 'work-order-deleted' : 'document-withdrawn';
  await cancel(world, ref, reason, gone.event_id, Actor.parse(gone.metadata.actor), gone.recorded_at.toISOString());
}

async function endExtractionOfDocument(world: World, { data }: EventOf<'document.withdrawn'>, logged: LoggedEvent): Promise<void> {
  await endOpenOnes(world, logged, data.workOrderId, 'document-withdrawn', (documentId) => documentId === data.documentId);
}

async function endExtractionsOfJob(world: World, { data }: EventOf<'work-order.deleted'>, logged: LoggedEvent): Promise<void> {
  await endOpenOnes(world, logged, data.workOrderId, 'work-order-deleted', () => true);
}

async function endOpenOnes(
  world: World,
  { eventId, metadata, recordedAt }: LoggedEvent,
  workOrderId: string,
  reason: CancelReason,
  isMeant: (documentId: string) => boolean,
): Promise<void> {
  for (const open of await openExtractionsOfJob(world.log, workOrderId)) {
    if (isMeant(open.documentId)) await cancel(world, open, reason, eventId, metadata.actor, recordedAt);
  }
}

/** The command's id comes from the event and the document, so that a repeat is the same command. */
async function cancel(world: World, ref: ExtractionRef, reason: CancelReason, eventId: string, actor: Actor, at: string): Promise<void> {
  const commandId = uuidv5(eventId, `cancel/${ref.documentId}`);
  const { orgId, workOrderId, documentId } = ref;
  await world.extractions.cancel({ orgId, workOrderId, documentId }, cancellation(commandId, actor, reason, at));
}
