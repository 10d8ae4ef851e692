import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import { unfinishedExportsOfJob } from './exports.js';
import type { ReactionPorts } from './reaction-ports.js';

type EventOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>;

/** Nothing more of a deleted job leaves. What has ended meanwhile stays as it is. */
export async function endExportsOfJob(
  { log, exports }: ReactionPorts,
  { data: { workOrderId } }: EventOf<'work-order.deleted'>,
  { eventId, recordedAt, metadata: { actor } }: LoggedEvent,
): Promise<void> {
  for (const { kind, ...of } of await unfinishedExportsOfJob(log, workOrderId)) {
    const commandId = uuidv5(eventId, of.exportId);
    await exports.send(kind, { type: 'end-export-of-job', ...of, commandId, correlationId: commandId, actor, issuedAt: recordedAt });
  }
}
