import { z } from 'zod';
import { Instant } from '../values/dates.js';
import { Id, StreamPosition } from '../values/ids.js';
import { SyncFailed } from './sync-events.js';
import { AnswerLine, SyncKind } from './values.js';

/** What a person took over of it at once. */
export const TakenOver = z
  .object({
    /** Where it is recorded in the stream of the fetch: by it the whole of it is put back. */
    position: StreamPosition,
    by: Id.nullable(),
    at: Instant,
    values: z.int(),
    lines_added: z.int(),
    lines_removed: z.int(),
    is_put_back: z.boolean(),
  })
  .meta({ id: 'TakenOver' });
export type TakenOver = z.infer<typeof TakenOver>;

/** One fetch from a freight system, and how far it is. */
export const Sync = z
  .object({
    id: Id,
    kind: SyncKind,
    system_id: Id,
    work_order_id: Id.nullable(),
    key: z.string().nullable(),
    state: z.enum(['running', 'done', 'failed']),
    requested_by: Id.nullable(),
    requested_at: Instant,
    ended_at: Instant.nullable(),
    /** When a fetch of products ends whatever happens. */
    ends_by: Instant.nullable(),
    /** Read there, new here, changed here, the same, and what is not there any more. */
    read: z.int(),
    new: z.int(),
    changed: z.int(),
    same: z.int(),
    gone: z.int(),
    cause: SyncFailed.data.shape.cause.nullable(),
    detail: z.string().nullable(),
    lines: z.array(AnswerLine),
    /** What stood there, by which a later change is seen. */
    fingerprint: z.string().nullable(),
    milliseconds: z.int().nullable(),
    /** What was taken over of it, the newest last. */
    taken_over: z.array(TakenOver).optional(),
    /** When somebody said that the job there is this one; nothing where nobody had to. */
    bound_at: Instant.optional(),
    stream_position: StreamPosition,
  })
  .meta({ id: 'Sync' });
export type Sync = z.infer<typeof Sync>;
