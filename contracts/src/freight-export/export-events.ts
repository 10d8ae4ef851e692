import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { Instant } from '../values/dates.js';
import { Hash, Id, StreamId, StreamPosition } from '../values/ids.js';
import { ExportKind } from './export-standing.js';
import {
  AnswerLine,
  ExportHandle,
  FreightKey,
  HoldReason,
  RequestChange,
  TargetType,
  UnknownReason,
  ValueDifference,
  WaitingReason,
} from './values.js';

const ofExport = { exportId: Id, workOrderId: Id };
/** Rises with each call that leaves, over all retries. */
const attempt = z.int().min(1);
const reason = z.string().min(1).max(500);
const milliseconds = z.int().min(0);

/** What leaves: the stored message, what it says without its handle, and where everything that it was made from stood. */
export const ExportMessage = z.object({
  hash: Hash,
  bytes: z.int().min(1),
  /** The same as values, by which it is read back, compared and shown: a blob of ours. */
  content: Hash,
  /** The same for the same content to the same place, whatever the handle. */
  fingerprint: Hash,
  madeFrom: z.array(z.object({ streamId: StreamId, streamPosition: StreamPosition })).max(200),
  /** The organisations' codes and the like that a failure may name, so that a list need not open the message. */
  shown: z.object({ importer: z.string().max(200), importerCode: z.string().max(60), bill: z.string().max(60) }),
});
export type ExportMessage = z.infer<typeof ExportMessage>;

/** The look that something was decided on, and what stood in the freight system then. */
export const LookedAt = z.object({ syncId: Id, fingerprint: Hash });
export type LookedAt = z.infer<typeof LookedAt>;

/** A message that was made anew, what changed in it, and the look that it was decided on where there was one. */
export const RenewedMessage = z.object({
  message: ExportMessage,
  changes: z.array(RequestChange).max(200),
  looked: LookedAt.nullable(),
});
export type RenewedMessage = z.infer<typeof RenewedMessage>;

/** A person wants something to leave, as it was looked at. The message was durable before this was recorded. */
export const ExportRequested = defineEvent(
  'export.requested',
  1,
  z.object({
    ...ofExport,
    kind: ExportKind,
    /** The freight system; null for a snapshot that goes to a customs interface. */
    systemId: Id.nullable(),
    branchId: Id.nullable(),
    targetType: TargetType.nullable(),
    /** The job there that is updated, or gets documents; null for a new one. */
    key: FreightKey.nullable(),
    handle: ExportHandle,
    message: ExportMessage,
    looked: LookedAt.nullable(),
    reason: z.string().max(500).nullable(),
  }),
);

/** A call is about to leave: from now on it may arrive. */
export const ExportCallBegun = defineEvent(
  'export.call-begun',
  1,
  z.object({ ...ofExport, attempt, hash: Hash, fingerprint: Hash, at: Instant }),
);

/** The freight system did it, and said its key. It counts as done once it was read back. */
export const ExportAccepted = defineEvent(
  'export.accepted',
  1,
  z.object({
    ...ofExport,
    attempt,
    key: FreightKey.nullable(),
    lines: z.array(AnswerLine).max(200),
    original: Hash.nullable(),
    milliseconds,
  }),
);

/** The freight system will do it later; its acknowledgement comes by itself. */
export const ExportAcceptedLater = defineEvent(
  'export.accepted-later',
  1,
  z.object({ ...ofExport, attempt, lines: z.array(AnswerLine).max(200), original: Hash.nullable(), milliseconds, at: Instant }),
);

/** The freight system did nothing, and said why. It is never repeated by itself. */
export const ExportRefused = defineEvent(
  'export.refused',
  1,
  z.object({
    ...ofExport,
    attempt,
    httpStatus: z.int().nullable(),
    lines: z.array(AnswerLine).max(200),
    original: Hash.nullable(),
    milliseconds,
  }),
);

/** Nothing arrived for certain: nobody was there, or the address is refused. */
export const ExportNotSent = defineEvent(
  'export.not-sent',
  1,
  z.object({ ...ofExport, attempt, detail: z.string().max(500), milliseconds }),
);

/** Whether the call arrived is not known. It is read back before anything else is done. */
export const ExportOutcomeUnknown = defineEvent(
  'export.outcome-unknown',
  1,
  z.object({ ...ofExport, attempt, reason: UnknownReason, milliseconds, at: Instant }),
);

/** Read back after an unknown outcome: the job is there. */
export const ExportFound = defineEvent('export.found', 1, z.object({ ...ofExport, attempt, key: FreightKey }));

/** Read back when no late call could arrive any more: the job is not there, so nothing was done. */
export const ExportNotFound = defineEvent('export.not-found', 1, z.object({ ...ofExport, attempt }));

/** What stands there was compared with what was sent. Without differences the export is done. */
export const ExportReadBack = defineEvent(
  'export.read-back',
  1,
  z.object({ ...ofExport, key: FreightKey, differences: z.array(ValueDifference).max(200), original: Hash.nullable() }),
);

/** The same content stands there already: nothing was sent, and no fee arises. */
export const ExportSpared = defineEvent('export.spared', 1, z.object({ ...ofExport, attempt, key: FreightKey, milliseconds }));

/** It is tried again by itself at this time. */
export const ExportRetryPlanned = defineEvent('export.retry-planned', 1, z.object({ ...ofExport, at: Instant }));

/** A person has to decide; nothing happens by itself until then. */
export const ExportWaiting = defineEvent(
  'export.waiting',
  1,
  z.object({ ...ofExport, waitingFor: WaitingReason, detail: z.string().max(500).nullable() }),
);

export const ExportHeld = defineEvent('export.held', 1, z.object({ ...ofExport, hold: HoldReason, reason: reason.nullable() }));

/** What held it has passed, or a person let it go. */
export const ExportReleased = defineEvent('export.released', 1, z.object({ ...ofExport, reason: reason.nullable() }));

/** A person wants it tried again: the same bytes, or made anew with these changes. */
export const ExportRetried = defineEvent(
  'export.retried',
  1,
  z.object({
    ...ofExport,
    reason,
    renewed: RenewedMessage.nullable(),
  }),
);

/** A person said what no machine could learn: it is there under this key, or it is not there. */
export const ExportResolved = defineEvent('export.resolved', 1, z.object({ ...ofExport, reason, key: FreightKey.nullable() }));

/** A person decided that it need not leave any more. */
export const ExportSkipped = defineEvent('export.skipped', 1, z.object({ ...ofExport, reason }));

/** Taken back: by a person, or because the job was deleted. */
export const ExportCancelled = defineEvent('export.cancelled', 1, z.object({ ...ofExport, reason }));

/** The job was deleted while a call was under way: what became of it is still learnt, and nothing more is sent. */
export const ExportJobDeleted = defineEvent('export.job-deleted', 1, z.object(ofExport));

/** What the freight system sent of this export by itself. The first word of a message counts; one that comes late changes nothing. */
export const ExportAcknowledged = defineEvent(
  'export.acknowledged',
  1,
  z.object({
    ...ofExport,
    messageId: Id,
    outcome: z.enum(['accepted', 'refused']),
    key: FreightKey.nullable(),
    lines: z.array(AnswerLine).max(200),
    original: Hash,
    /** Whether it was waited for. */
    expected: z.boolean(),
  }),
);

export const ExportEvent = z.discriminatedUnion('type', [
  ExportRequested.schema,
  ExportCallBegun.schema,
  ExportAccepted.schema,
  ExportAcceptedLater.schema,
  ExportRefused.schema,
  ExportNotSent.schema,
  ExportOutcomeUnknown.schema,
  ExportFound.schema,
  ExportNotFound.schema,
  ExportReadBack.schema,
  ExportSpared.schema,
  ExportRetryPlanned.schema,
  ExportWaiting.schema,
  ExportHeld.schema,
  ExportReleased.schema,
  ExportRetried.schema,
  ExportResolved.schema,
  ExportSkipped.schema,
  ExportCancelled.schema,
  ExportJobDeleted.schema,
  ExportAcknowledged.schema,
]);
export type ExportEvent = z.infer<typeof ExportEvent>;
