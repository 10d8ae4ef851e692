import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { Instant } from '../values/dates.js';
import { FieldValue } from '../values/field-change.js';
import { Id, Position } from '../values/ids.js';

/** The four lanes of the track that shows a job's life. */
export const HistoryLane = z.enum(['people', 'reading', 'mail', 'exports']);
export type HistoryLane = z.infer<typeof HistoryLane>;

/** Who did it, as on the wire. */
export const ShownActor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), user_id: Id }),
  z.object({ kind: z.literal('machine'), process: z.string() }),
  z.object({ kind: z.literal('customs') }),
  z.object({ kind: z.literal('api-key'), key_id: Id }),
]);
export type ShownActor = z.infer<typeof ShownActor>;

/** A line of a record as it stands now: its place (1 is the first, null for a line that is gone) and what it is called by. */
export const HistoryLine = z.object({ line_id: Id, number: z.int().nullable(), name: z.string().nullable() });
export type HistoryLine = z.infer<typeof HistoryLine>;

/** One line of the change history: who, what, previous and next value. One event may make several. */
export const HistoryEntry = z
  .object({
    position: Position,
    recorded_at: Instant,
    actor: ShownActor,
    lane: HistoryLane,
    event_type: z.string(),
    stream_id: z.string(),
    /** What it is about, for people: `CA-2026-0317 commercial invoice.pdf`; null for the job itself. */
    subject: z.string().nullable(),
    document_id: Id.nullable(),
    /** The line of the record that it is about; null for everything else. */
    line: HistoryLine.nullable(),
    field: z.string().nullable(),
    previous: FieldValue,
    next: FieldValue,
    /** Whether a status was set by a broker's word alone. */
    by_hand: z.boolean(),
    /** Names of ids among previous and next, as they were known when it happened. */
    names: z.record(z.string(), z.string()),
    note: z.string().nullable(),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const listHistory = defineOperation({
  id: 'listHistory',
  summary: 'What happened to the job, newest first; with `as_of`, up to that position or time.',
  method: 'GET',
  path: '/orgs/{o}/work_orders/{id}/history',
  auth: 'member',
  query: z.strictObject({
    ...pageQuery(200),
    as_of: z.string().max(40).optional(),
    actor: Id.optional(),
    field: z.string().max(80).optional(),
    lane: HistoryLane.optional(),
  }),
  reply: page(HistoryEntry),
  status: 200,
  problems: ['not-found', 'work-order.not-found'],
});

/** A point on the track: where it is in the log, when, and in which lane it shows. */
export const TrackPoint = z.object({
  position: Position,
  recorded_at: Instant,
  lane: HistoryLane,
  event_type: z.string(),
  /** The status that the job reached here, for the named moments above the track. */
  status: z.string().nullable(),
});

export const jobTrack = defineOperation({
  id: 'jobTrack',
  summary: 'Every position of the job, in order: the points of its track.',
  method: 'GET',
  path: '/orgs/{o}/work_orders/{id}/history/track',
  auth: 'member',
  reply: z.object({ results: z.array(TrackPoint) }),
  status: 200,
  problems: ['not-found', 'work-order.not-found'],
});

export const HISTORY_OPERATIONS = [listHistory, jobTrack] as const;
