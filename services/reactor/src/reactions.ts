import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import { openExtractionsOfJob, whatTookAway } from './open-extractions.js';
import { type CancelReason, closing, startUnless } from './start-or-close.js';
import type { World } from './world.js';

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

/** Starts the reading, unless it has ended since. A person waits: both questions are asked at once. */
async function startExtraction(world: World, { data }: EventOf<'extraction.requested'>): Promise<void> {
  const [ofJob, gone] = await Promise.all([openExtractionsOfJob(world.log, data.workOrderId), whatTookAway(world.log, data)]);
  const open = ofJob.find((one) => one.documentId === data.documentId);
  if (open && open.attempt <= data.attempt) await startUnless(gone, world, open);
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
    if (isMeant(open.documentId))
      await world.extractions.cancel(open, closing(open, reason, { eventId, actor: metadata.actor, recordedAt }));
  }
}
