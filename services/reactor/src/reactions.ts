import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import { handToLodgement, handWhatWasMatched, moveJob } from './customs-reactions.js';
import { sendEmail } from './email-reactions.js';
import {
  endExportsOfJob,
  handToExport,
  handWhatWasMatchedToExport,
  releaseAfterFailedTry,
  releaseWhatSystemHeld,
  releaseWhatWasHeldTooLate,
} from './export-reactions.js';
import { findRemoval, openExtractionsOfJob } from './open-extractions.js';
import { followKept, followNaming, followReading, followRecord } from './paper-reactions.js';
import type { ReactionPorts } from './reaction-ports.js';
import { type CancelReason, closing, startUnless } from './start-or-close.js';

type EventOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>;
type Reaction<Type extends DomainEvent['type']> = (ports: ReactionPorts, event: EventOf<Type>, logged: LoggedEvent) => Promise<void>;
type Reactions = { readonly [Type in DomainEvent['type']]?: Reaction<Type> };

/**
 * Which event starts, signals or cancels which workflow. Every reaction may happen more than once and comes to the same:
 * the id of the workflow and of its commands come from the event.
 */
export const REACTIONS: Reactions = {
  'extraction.requested': startExtraction,
  'extraction.step-finished': followReading,
  'document.kept-here': followKept,
  'work-order.amended': followNaming,
  'record.amended': followRecord,
  'record.values-confirmed': followRecord,
  'record.values-unconfirmed': followRecord,
  'record.values-taken-back': followRecord,
  'record.withdrawn': followRecord,
  'document.withdrawn': endExtractionOfDocument,
  'work-order.deleted': endEverythingOfJob,
  'customs-message.received': handToLodgement,
  'customs-message.matched': handWhatWasMatched,
  'freight-message.received': handToExport,
  'freight-message.matched': handWhatWasMatchedToExport,
  'sync.finished': releaseWhatSystemHeld,
  'sync.failed': releaseAfterFailedTry,
  'export.held': releaseWhatWasHeldTooLate,
  'lodgement.accepted': moveJob,
  'lodgement.withdrawn': moveJob,
  'lodgement.customs-answer-recorded': moveJob,
  'outbound-email.requested': sendEmail,
  'outbound-email.sent-again': sendEmail,
};

/** Starts the reading, unless it has ended since. A person waits: both questions are asked at once. */
async function startExtraction(ports: ReactionPorts, { data }: EventOf<'extraction.requested'>): Promise<void> {
  const [ofJob, gone] = await Promise.all([openExtractionsOfJob(ports.log, data.workOrderId), findRemoval(ports.log, data)]);
  const open = ofJob.find((one) => one.documentId === data.documentId);
  if (open && open.attempt <= data.attempt) await startUnless(gone, ports, open);
}

async function endExtractionOfDocument(ports: ReactionPorts, { data }: EventOf<'document.withdrawn'>, logged: LoggedEvent): Promise<void> {
  await endOpenOnes(ports, logged, data.workOrderId, 'document-withdrawn', (documentId) => documentId === data.documentId);
}

async function endExtractionsOfJob(ports: ReactionPorts, { data }: EventOf<'work-order.deleted'>, logged: LoggedEvent): Promise<void> {
  await endOpenOnes(ports, logged, data.workOrderId, 'work-order-deleted', () => true);
}

async function endEverythingOfJob(ports: ReactionPorts, event: EventOf<'work-order.deleted'>, logged: LoggedEvent): Promise<void> {
  await endExtractionsOfJob(ports, event, logged);
  await endExportsOfJob(ports, event, logged);
}

async function endOpenOnes(
  ports: ReactionPorts,
  { eventId, metadata, recordedAt }: LoggedEvent,
  workOrderId: string,
  reason: CancelReason,
  isMeant: (documentId: string) => boolean,
): Promise<void> {
  for (const open of await openExtractionsOfJob(ports.log, workOrderId)) {
    if (isMeant(open.documentId))
      await ports.extractions.cancel(open, closing(open, reason, { eventId, actor: metadata.actor, recordedAt }));
  }
}
