import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page, pageQuery } from '../paging.js';
import { Instant } from '../values/dates.js';
import { Id, Position, StreamId, StreamPosition } from '../values/ids.js';

/** Why an event cannot be read: of a type or a version of a newer program, of an older version that nobody brings up, or its data do not fit. */
const UnreadableCode = z.enum(['unknown-type', 'newer-version', 'missing-upcaster', 'invalid-data']);

/** A stream that a consumer set aside since it could not take in one of its events; everything else goes on. */
export const ParkedStream = z
  .object({
    consumer: z.enum(['projector', 'reactor']),
    /** Which read model, or what would follow from the event. */
    projection: z.string(),
    stream_id: StreamId,
    work_order: z.object({ id: Id, code: z.string() }).nullable(),
    from_position: Position,
    stream_position: StreamPosition,
    /** What the error says, for who looks into the program. */
    reason: z.string(),
    /** Which event cannot be read, and why; null where it was read and could not be taken in. */
    unreadable: z.object({ code: UnreadableCode, event_type: z.string(), version: z.int(), field: z.string().nullable() }).nullable(),
    parked_at: Instant,
    /** Since when its release is asked for; null where nobody asked. */
    release_asked_at: Instant.nullable(),
  })
  .meta({ id: 'ParkedStream' });
export type ParkedStream = z.infer<typeof ParkedStream>;

const path = '/orgs/{o}/parked';

export const listParkedStreams = defineOperation({
  id: 'listParkedStreams',
  summary: 'Streams of the org that a read model or a reaction could not take in, the longest parked first.',
  method: 'GET',
  path,
  auth: 'member',
  query: z.strictObject(pageQuery(50)),
  reply: page(ParkedStream),
  status: 200,
  problems: ['not-found'],
});

export const releaseParkedStream = defineOperation({
  id: 'releaseParkedStream',
  summary: 'Ask that a parked stream is told again. Where it still cannot be taken in, it stays parked with the reason of today.',
  method: 'POST',
  path: `${path}/release`,
  auth: 'member',
  body: z.strictObject({
    consumer: ParkedStream.shape.consumer,
    projection: ParkedStream.shape.projection.max(100),
    stream_id: StreamId,
  }),
  reply: ParkedStream,
  status: 202,
  problems: ['not-found', 'not-allowed', 'invalid-input', 'command-reused', 'parked.not-found'],
});

export const PARKED_OPERATIONS = [listParkedStreams, releaseParkedStream] as const;
