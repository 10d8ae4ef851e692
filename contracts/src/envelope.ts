import { z } from 'zod';
import { Actor } from './actor.js';
import { Instant } from './values/dates.js';
import { Id, Position, StreamId, StreamPosition } from './values/ids.js';

/** Circumstances of an event. Ids only, never names or documents: metadata is not erased with personal data. */
export const EventMetadata = z.object({
  actor: Actor,
  commandId: Id,
  correlationId: Id,
  causationId: Id.nullable().default(null),
  workflowId: z.string().max(200).nullable().default(null),
  runId: z.string().max(100).nullable().default(null),
});
export type EventMetadata = z.infer<typeof EventMetadata>;

/** A fact as it stands in its stream. `data` is null after personal data were erased. */
export const RecordedEvent = z.object({
  orgId: Id,
  streamId: StreamId,
  streamPosition: StreamPosition,
  eventId: Id,
  jobId: Id.nullable(),
  type: z.string(),
  schemaVersion: z.int().min(1),
  data: z.unknown(),
  metadata: EventMetadata,
  recordedAt: Instant,
});
export type RecordedEvent = z.infer<typeof RecordedEvent>;

/** A fact that the relay has numbered. `previous` is the position before it in its lane. */
export const LoggedEvent = RecordedEvent.extend({
  epoch: Id,
  position: Position,
  lane: z.int().min(0).max(23),
  previous: Position,
});
export type LoggedEvent = z.infer<typeof LoggedEvent>;
