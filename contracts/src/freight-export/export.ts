import { z } from 'zod';
import { Instant } from '../values/dates.js';
import { Id, StreamPosition } from '../values/ids.js';
import { ExportKind, ExportState } from './export-standing.js';
import { AnswerLine, HoldReason, RequestChange, TargetType, UnknownReason, ValueDifference, WaitingReason } from './values.js';

/** How one call ended: what the freight system said, or that nobody knows. `under-way` while it has not. */
const ATTEMPT_OUTCOMES = [
  'under-way',
  'accepted',
  'accepted-later',
  'refused',
  'not-sent',
  'spared',
  'unknown',
  'found',
  'not-found',
] as const;

/** One call that left, with what came of it. */
export const ExportAttempt = z
  .object({
    attempt: z.int(),
    begun_at: Instant,
    ended_at: Instant.nullable(),
    milliseconds: z.int().nullable(),
    outcome: z.enum(ATTEMPT_OUTCOMES),
    http_status: z.int().nullable(),
    unknown_reason: UnknownReason.nullable(),
    detail: z.string().nullable(),
    lines: z.array(AnswerLine),
    /** The addresses of what was sent and of what was answered. */
    request: z.string(),
    answer: z.string().nullable(),
    /** Who wanted it: null where it was tried by itself. */
    by: Id.nullable(),
    reason: z.string().nullable(),
    /** What was made anew for it. */
    changes: z.array(RequestChange),
  })
  .meta({ id: 'ExportAttempt' });
export type ExportAttempt = z.infer<typeof ExportAttempt>;

/** One wish to send something out, and how far it is. */
export const Export = z
  .object({
    id: Id,
    work_order_id: Id,
    kind: ExportKind,
    state: ExportState,
    system_id: Id.nullable(),
    branch_id: Id.nullable(),
    target_type: TargetType.nullable(),
    /** The key of the job there, once it is known. */
    key: z.string().nullable(),
    handle: z.string(),
    requested_by: Id.nullable(),
    requested_at: Instant,
    reason: z.string().nullable(),
    /** What the message shows of the job, as it was sent last. */
    shown: z.object({ importer: z.string(), importer_code: z.string(), bill: z.string() }),
    bytes: z.int(),
    waiting_for: WaitingReason.nullable(),
    hold: HoldReason.nullable(),
    detail: z.string().nullable(),
    /** What the freight system said last. */
    lines: z.array(AnswerLine),
    /** What stands there otherwise than it was sent. */
    differences: z.array(ValueDifference),
    retry_at: Instant.nullable(),
    /** Whether nothing was sent, since the same stood there already. */
    spared: z.boolean(),
    /** Since when it is in this state. */
    since: Instant,
    attempts: z.array(ExportAttempt),
    stream_position: StreamPosition,
  })
  .meta({ id: 'Export' });
export type Export = z.infer<typeof Export>;
