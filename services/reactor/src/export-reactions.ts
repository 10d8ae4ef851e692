import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import { actingId } from '@tallyport/domain/acting-id';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { KnownExport } from '@tallyport/temporal/export-runs';
import { updateRefusal } from '@tallyport/temporal/update-refusal';
import {
  exportOfHandle,
  exportOfId,
  exportsHeld,
  type HoldOfSystem,
  isSystemHeld,
  systemOfExport,
  systemTried,
  unfinishedExportsOfJob,
} from './exports.js';
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

/** Hands a message to the export that a person or a key gave it to. What was matched by its handle is there already. */
export async function handWhatWasMatchedToExport(
  { log, exports }: ReactionPorts,
  { data: { messageId, exportId } }: EventOf<'freight-message.matched'>,
  { orgId, eventId, recordedAt, metadata: { actor } }: LoggedEvent,
): Promise<void> {
  if (actingId(actor) === null) return;
  const known = await exportOfId(log, orgId, exportId);
  if (known !== null) await exports.hear(known, { commandId: uuidv5(eventId, 'export'), messageId, receivedAt: recordedAt });
}

/** The connection of a freight system was tried, and it let us in: what was held since it did not, or since a person held it, goes on. */
export async function releaseWhatSystemHeld(
  ports: ReactionPorts,
  { data: { syncId } }: EventOf<'sync.finished'>,
  logged: LoggedEvent,
): Promise<void> {
  const system = await systemTried(ports.log, logged.orgId, syncId);
  if (system === null) return;
  await releaseHeld(ports, logged, system, 'log-in-refused', 'the log-in is accepted');
  await releaseNoMoreHeld(ports, logged, system);
}

/** Whoever releases a freight system tries its connection: what a person held goes on whatever came of that, and tells by itself what is wrong. */
export async function releaseAfterFailedTry(
  ports: ReactionPorts,
  { data: { syncId } }: EventOf<'sync.failed'>,
  logged: LoggedEvent,
): Promise<void> {
  const system = await systemTried(ports.log, logged.orgId, syncId);
  if (system !== null) await releaseNoMoreHeld(ports, logged, system);
}

/** An export may find its freight system held while a person is just releasing it: then nobody would look for it any more. */
export async function releaseWhatWasHeldTooLate(
  ports: ReactionPorts,
  { data: { exportId, hold } }: EventOf<'export.held'>,
  logged: LoggedEvent,
): Promise<void> {
  if (hold !== 'system-held') return;
  const system = await systemOfExport(ports.log, logged.orgId, exportId);
  if (system === null || (await isSystemHeld(ports.log, logged.orgId, system))) return;
  // It may have been told late: what moved on meanwhile stays as it is.
  const stillHeld = await exportsHeld(ports.log, logged.orgId, system, 'system-held');
  for (const held of stillHeld.filter((one) => one.exportId === exportId)) await release(ports, logged, held, NO_MORE_HELD);
}

const NO_MORE_HELD = 'the freight system is held no more';

async function releaseNoMoreHeld(ports: ReactionPorts, logged: LoggedEvent, system: string): Promise<void> {
  if (await isSystemHeld(ports.log, logged.orgId, system)) return;
  await releaseHeld(ports, logged, system, 'system-held', NO_MORE_HELD);
}

async function releaseHeld(ports: ReactionPorts, logged: LoggedEvent, system: string, hold: HoldOfSystem, reason: string): Promise<void> {
  for (const held of await exportsHeld(ports.log, logged.orgId, system, hold)) await release(ports, logged, held, reason);
}

/** Whoever else let it go was first: what moved on meanwhile stays as it is. */
async function release(
  { exports }: ReactionPorts,
  { eventId, recordedAt, metadata: { actor } }: LoggedEvent,
  { kind, orgId, workOrderId, exportId }: KnownExport,
  reason: string,
): Promise<void> {
  const commandId = uuidv5(eventId, exportId);
  const command = { orgId, workOrderId, exportId, commandId, correlationId: commandId, actor, issuedAt: recordedAt };
  try {
    await exports.send(kind, { type: 'release-export', ...command, reason });
  } catch (error) {
    if (updateRefusal(error)?.type !== 'export.illegal-transition') throw error;
  }
}
