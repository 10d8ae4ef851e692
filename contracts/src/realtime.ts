import { z } from 'zod';
import { ExtractionState, ExtractionStep } from './document-extraction/steps.js';
import { Id, Position } from './values/ids.js';

/** Subprotocol that the server speaks; the token travels beside it as `token.<token>`, never in an address. */
export const SUBPROTOCOL = 'tallyport.v1';

/** Close code of a socket whose session ended: the client signs in again and does not try to reconnect. */
export const SESSION_ENDED = 4401;

/** Where a client stands: the last feed position that it saw of each lane. */
export const Cursor = z.record(z.string().regex(/^\d{1,2}$/), Position);
export type Cursor = z.infer<typeof Cursor>;

/** Place of a frame in the change feed. A client resumes with the highest of each lane. */
const at = { lane: z.int(), feed_position: Position };

/** Something of a job changed: fetch what is shown of it. `stream_id` and `stream_position` say how far. */
export const RecordChanged = z.object({
  type: z.literal('record.changed'),
  ...at,
  org: Id,
  work_order_id: Id.nullable(),
  stream_id: z.string(),
  stream_position: Position,
  event_type: z.string(),
});

/** How far the reading of a document is. Tiny, so it carries its data. */
export const ExtractionProgress = z.object({
  type: z.literal('extraction.progress'),
  ...at,
  org: Id,
  work_order_id: Id,
  document_id: Id,
  stream_position: Position,
  attempt: z.int(),
  state: ExtractionState,
  step: ExtractionStep.nullable(),
  page: z.int().nullable(),
  pages: z.int().nullable(),
});

/** The cursor is older than the feed is kept: refetch what is shown and go on from this cursor. */
const Reset = z.object({ type: z.literal('reset'), cursor: Cursor });

/** The first frame on every connection: where the feed stands. */
const Welcome = z.object({ type: z.literal('welcome'), cursor: Cursor });
const Pong = z.object({ type: z.literal('pong') });

export const ServerFrame = z.discriminatedUnion('type', [RecordChanged, ExtractionProgress, Reset, Welcome, Pong]);
export type ServerFrame = z.infer<typeof ServerFrame>;

export const ClientFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  /** Sent first after a connection that was lost: frames after this cursor come at once. */
  z.object({ type: z.literal('resume'), cursor: Cursor }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;
