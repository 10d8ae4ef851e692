import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import { exportOfHandle, exportsHeldByLogIn, systemTried, unfinishedExportsOfJob } from './exports.js';
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

/** Hands what a freight system sent to the export whose handle it names. What names none of this organisation waits for a person. */
export async function handToExport(
  { log, exports }: ReactionPorts,
  { data: { messageId, reference } }: EventOf<'freight-message.received'>,
  { orgId, eventId, recordedAt, streamPosition }: LoggedEvent,
): Promise<void> {
  // Of what comes under one number the first counts.
  if (streamPosition > 1 || reference === null || reference.handle === null) return;
  const known = await exportOfHandle(log, orgId, reference.handle);
  if (known !== null) await exports.hear(known, { commandId: uuidv5(eventId, 'export'), messageId, receivedAt: recordedAt });
}

/** A freight system lets us in again: what was held since it did not goes on. */
export async function releaseWhatLogInHeld(
  { log, exports }: ReactionPorts,
  { data: { syncId } }: EventOf<'sync.finished'>,
  { orgId, eventId, recordedAt, metadata: { actor } }: LoggedEvent,
): Promise<void> {
  const system = await systemTried(log, orgId, syncId);
  if (system === null) return;
  for (const { kind, ...of } of await exportsHeldByLogIn(log, orgId, system)) {
    const commandId = uuidv5(eventId, of.exportId);
    const command = { ...of, commandId, correlationId: commandId, actor, issuedAt: recordedAt };
    await exports.send(kind, { type: 'release-export', ...command, reason: 'the log-in is accepted' });
  }
}
