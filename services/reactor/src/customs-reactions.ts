import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import { actingId } from '@tallyport/domain/acting-id';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import { updateRefusal } from '@tallyport/temporal/update-refusal';
import { lodgementOfReference, lodgementsOfJob } from './lodgements.js';
import type { ReactionPorts } from './reaction-ports.js';

type EventOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>;

/** Hands what customs sent to the lodgement that it speaks of. What speaks of none, or of nobody knows which, waits for a person. */
export async function handToLodgement(
  { log, lodgements }: ReactionPorts,
  { data: { messageId, reference } }: EventOf<'customs-message.received'>,
  { orgId, eventId, recordedAt }: LoggedEvent,
): Promise<void> {
  if (reference === null) return;
  const lodgement = await lodgementOfReference(log, orgId, reference.ownReference);
  if (lodgement === null) return;
  await lodgements.hear(lodgement, { commandId: uuidv5(eventId, 'lodgement'), messageId, receivedAt: recordedAt });
}

/** Hands a message to the lodgement that a person or a key gave it to. What was matched by its reference is there already. */
export async function handWhatWasMatched(
  { lodgements }: ReactionPorts,
  { data: { messageId, workOrderId, lodgementId } }: EventOf<'customs-message.matched'>,
  { orgId, eventId, recordedAt, metadata: { actor } }: LoggedEvent,
): Promise<void> {
  if (actingId(actor) === null) return;
  const lodgement = { orgId, workOrderId, lodgementId };
  await lodgements.hear(lodgement, { commandId: uuidv5(eventId, 'lodgement'), messageId, receivedAt: recordedAt });
}

type Moving = EventOf<'lodgement.accepted' | 'lodgement.withdrawn' | 'lodgement.customs-answer-recorded'>;

/**
 * Lets the job follow what customs has of its declarations by now: lodged while any of them is, accepted again once the last one was
 * withdrawn. It looks at what stands and not at the event, so that a reaction that comes late or twice leads to the same.
 */
export async function moveJob(ports: ReactionPorts, event: Moving, { orgId, eventId, recordedAt }: LoggedEvent): Promise<void> {
  if (!mayMoveJob(event)) return;
  const { workOrderId } = event.data;
  const declarations = (await lodgementsOfJob(ports.log, workOrderId)).filter(({ kind }) => kind === 'declaration');
  const isLodged = declarations.some(({ lodgement_state }) => lodgement_state === 'lodged_with_ics');
  if (!isLodged && event.type === 'lodgement.accepted') return;
  const commandId = uuidv5(eventId, 'follow-lodgement');
  const command = {
    type: 'follow-lodgement' as const,
    commandId,
    correlationId: commandId,
    orgId,
    workOrderId,
    actor: { kind: 'customs' as const },
    standing: { role: null, capacities: [], hasLicence: false },
    issuedAt: recordedAt,
    to: isLodged ? ('lodged' as const) : ('accepted' as const),
  };
  // A deleted job has no status any more.
  await ports.workOrders.send(command).catch((error: unknown) => {
    if (updateRefusal(error)?.type !== 'work-order.not-found') throw error;
  });
}

/** A pre-lodgement leaves a job where it is, and so does every advice but that of a withdrawal. */
function mayMoveJob(event: Moving): boolean {
  switch (event.type) {
    case 'lodgement.accepted':
      return event.data.purpose === 'lodge';
    case 'lodgement.withdrawn':
      return true;
    case 'lodgement.customs-answer-recorded':
      return event.data.entryStatus === 'withdrawn';
  }
}
