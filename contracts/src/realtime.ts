import { z } from 'zod';
import { ExtractionState, ExtractionStep } from './document-extraction/steps.js';
import { Id, Position } from './values/ids.js';

/** Subprotocol that the server speaks; the token travels beside it as `token.<token>`, never in an address. */
export const SUBPROTOCOL = 'tallyport.v1';

/** Close code of a socket whose session ended: the client signs in again and does not try to reconnect. */
export const SESSION_ENDED = 4401;

/**
 * Where a client stands in the change feed: a word that it keeps and gives back as it is. Every frame of the feed carries the
 * place that it leads to; the last one counts.
 */
export const Cursor = z.string().max(1_000);
export type Cursor = z.infer<typeof Cursor>;

const at = { cursor: Cursor };

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

/** Rows of one kept table of the organisation changed: members, branches, parties, settings. `row_id` is null where several did. */
export const KeptChanged = z.object({
  type: z.literal('kept.changed'),
  ...at,
  org: Id,
  kept_table: z.string(),
  row_id: Id.nullable(),
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

export const ServerFrame = z.discriminatedUnion('type', [RecordChanged, KeptChanged, ExtractionProgress, Reset, Welcome, Pong]);
export type ServerFrame = z.infer<typeof ServerFrame>;

export const Ping = z.object({ type: z.literal('ping') });
export type Ping = z.infer<typeof Ping>;

/** Sent first after a connection that was lost: frames after this cursor come at once. */
export const Resume = z.object({ type: z.literal('resume'), cursor: Cursor });
export type Resume = z.infer<typeof Resume>;

export const ClientFrame = z.discriminatedUnion('type', [Ping, Resume]);
export type ClientFrame = z.infer<typeof ClientFrame>;
