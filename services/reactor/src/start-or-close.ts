import type { Actor } from '@tallyport/contracts/actor';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { CancelExtraction } from '@tallyport/workflows/document-extraction/messages';
import { findRemoval, type OpenExtraction, type Removal } from './open-extractions.js';
import type { ReactionPorts } from './reaction-ports.js';

/** Why an extraction is ended that nobody ended by hand. */
export type CancelReason = 'document-withdrawn' | 'work-order-deleted';

type ExtractionPorts = Pick<ReactionPorts, 'log' | 'extractions'>;

/** Gives an open extraction its workflow; one whose document or job is gone is closed as cancelled instead. */
export async function startOrClose(ports: ExtractionPorts, open: OpenExtraction): Promise<void> {
  await startUnless(await findRemoval(ports.log, open), ports, open);
}

/** Gives an open extraction its workflow, unless this took its document or job away. */
export async function startUnless(
  gone: Removal | null,
  { extractions }: Pick<ExtractionPorts, 'extractions'>,
  open: OpenExtraction,
): Promise<void> {
  if (gone === null) await extractions.request(open, open.attempt);
  else await extractions.cancel(open, closing(open, gone.reason, gone));
}

/** The command that closes it. Its id comes from the event and the document, so that a repeat is the same command. */
export function closing(
  { documentId, attempt }: Pick<OpenExtraction, 'documentId' | 'attempt'>,
  reason: CancelReason,
  { eventId, actor, recordedAt }: { eventId: string; actor: Actor; recordedAt: string },
): CancelExtraction {
  return { commandId: uuidv5(eventId, `cancel/${documentId}`), actor, reason, issuedAt: recordedAt, attempt };
}
