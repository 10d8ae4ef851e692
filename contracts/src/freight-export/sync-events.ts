import { z } from 'zod';
import { defineEvent } from '../define-event.js';
import { Instant } from '../values/dates.js';
import { Hash, Id, StreamPosition } from '../values/ids.js';
import { AnswerLine, FreightKey, SyncKind } from './values.js';

const ofSync = { syncId: Id };

/** What was counted so far: read there, new here, changed here, the same. */
export const SyncCounts = z.object({ read: z.int().min(0), fresh: z.int().min(0), changed: z.int().min(0), same: z.int().min(0) });
export type SyncCounts = z.infer<typeof SyncCounts>;

/** Somebody wants something fetched from a freight system. */
export const SyncRequested = defineEvent(
  'sync.requested',
  1,
  z.object({
    ...ofSync,
    kind: SyncKind,
    systemId: Id,
    /** The job whose counterpart is looked at or taken over, or whose products are fetched. */
    workOrderId: Id.nullable(),
    key: FreightKey.nullable(),
    /** Of products of a job, how its lines call them, as a blob of ours. */
    goods: Hash.optional(),
    /** When it ends whatever happens. Absent where its calls alone bound it. */
    endsBy: Instant.optional(),
  }),
);

/** A page of it was read and kept. A later run goes on after it. */
export const SyncProgressed = defineEvent(
  'sync.progressed',
  1,
  z.object({ ...ofSync, counts: SyncCounts, after: z.string().max(200).optional() }),
);

/** All of it was read. What stands there was stored before this was recorded. */
export const SyncFinished = defineEvent(
  'sync.finished',
  1,
  z.object({
    ...ofSync,
    counts: SyncCounts,
    /** Those that are not there any more, and became inactive here. */
    gone: z.int().min(0),
    /** What was read, as a blob of ours; null where it was kept in rows, or nothing was read. */
    result: Hash.nullable(),
    /** Of a job, what it says without handle and times: by it a later change there is seen. */
    fingerprint: Hash.nullable(),
    lines: z.array(AnswerLine).max(200),
    milliseconds: z.int().min(0),
  }),
);

/** It could not be read. What was kept before stays. */
export const SyncFailed = defineEvent(
  'sync.failed',
  1,
  z.object({
    ...ofSync,
    cause: z.enum(['refused', 'log-in-refused', 'not-there', 'no-answer', 'unreadable-answer', 'system-held', 'timeout', 'cancelled']),
    detail: z.string().max(500).nullable(),
    httpStatus: z.int().nullable(),
    lines: z.array(AnswerLine).max(200),
    original: Hash.nullable(),
    milliseconds: z.int().min(0),
  }),
);
export type SyncCause = z.infer<typeof SyncFailed.data>['cause'];

/** Streams that were written with the fact, each from the position before to the last one. */
const Written = z.array(z.object({ streamId: z.string().max(80), after: StreamPosition, upTo: StreamPosition }));

/** A person took values and lines of it over. They are recorded in the streams of the job and of its papers, together with this. */
export const SyncTakenOver = defineEvent(
  'sync.taken-over',
  1,
  z.object({
    ...ofSync,
    values: z.int().min(0),
    linesAdded: z.int().min(0),
    linesRemoved: z.int().min(0),
    streams: Written,
  }),
);

/** A person put back what was taken over by the fact at this position of the stream. */
export const SyncPutBack = defineEvent('sync.put-back', 1, z.object({ ...ofSync, takenOverAt: StreamPosition, streams: Written }));

/** A person says that what was looked up under this key is the job: it was not made from here. */
export const SyncKeyBound = defineEvent('sync.key-bound', 1, z.object({ ...ofSync, systemId: Id, workOrderId: Id, key: FreightKey }));

export const SyncEvent = z.discriminatedUnion('type', [
  SyncRequested.schema,
  SyncProgressed.schema,
  SyncFinished.schema,
  SyncFailed.schema,
  SyncTakenOver.schema,
  SyncPutBack.schema,
  SyncKeyBound.schema,
]);
export type SyncEvent = z.infer<typeof SyncEvent>;
