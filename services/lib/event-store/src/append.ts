import type { EventMetadata, RecordedEvent } from '@tallyport/contracts/envelope';
import { type DomainEvent, eventDefinition } from '@tallyport/contracts/events';
import { failPoint } from '@tallyport/runtime/fail-point';
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { appendStatement, COLUMNS } from './append-statement.js';
import { canonicalJson } from './canonical-json.js';
import { eventIdOf } from './derived-ids.js';
import { dataHash, GENESIS, linkHash } from './hash-chain.js';
import { laneOf } from './lane.js';
import { findCommand, streamHead, type StreamHead } from './load.js';

/** An event may hold at most this much; larger facts are split (per invoice, then per block of lines). */
export const MAX_EVENT_BYTES = 200_000;

export interface Append {
  readonly orgId: string;
  readonly streamId: string;
  readonly jobId: string | null;
  /** Position and hash of the event before, as the caller folded it; {@link START} for a new stream. */
  readonly after: StreamHead;
  readonly events: readonly DomainEvent[];
  readonly metadata: EventMetadata;
  readonly recordedAt: string;
}

export const START: StreamHead = { streamPosition: 0, hash: GENESIS };

/** `recorded`: the events are in the log (now, or already from an earlier try). `conflict`: somebody else appended after `after`. */
export type Appended =
  | { readonly kind: 'recorded'; readonly head: StreamHead; readonly events: readonly RecordedEvent[] }
  | { readonly kind: 'conflict'; readonly head: StreamHead };

/** The same command id came with other content: a defect of the caller, never a race. */
export class CommandReused extends Error {
  constructor(readonly commandId: string) {
    super(`command ${commandId} was recorded before with other events`);
    this.name = 'CommandReused';
  }
}

/**
 * Records events at the end of a stream, all or none, in one statement. Safe to repeat: event ids come from the command,
 * so a second try finds its own events. Throws {@link CommandReused}, or TypeError for an event no contract declares.
 */
export async function append(pool: pg.Pool | pg.PoolClient, request: Append): Promise<Appended> {
  const { events, rows, head } = prepare(request);
  await failPoint('append.before-insert');
  try {
    const { rowCount } = await pool.query(appendStatement(rows.length), [
      request.orgId,
      request.after.streamPosition,
      request.after.hash,
      ...rows.flat(),
    ]);
    await failPoint('append.after-insert');
    if (rowCount === rows.length) return { kind: 'recorded', head, events };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  return resolveCollision(pool, request, events);
}

/** Nothing was inserted: either these very events stand already, or the stream has grown. */
async function resolveCollision(pool: pg.Pool | pg.PoolClient, request: Append, events: readonly RecordedEvent[]): Promise<Appended> {
  const recorded = await findCommand(pool, request.orgId, request.streamId, request.metadata.commandId);
  if (recorded.length === 0) {
    return { kind: 'conflict', head: await streamHead(pool, request.orgId, request.streamId) };
  }
  const same = recorded.length === events.length && recorded.every((event, index) => hasSameContent(event, events[index]));
  const last = recorded.at(-1);
  if (!same || !last) throw new CommandReused(request.metadata.commandId);
  return { kind: 'recorded', head: { streamPosition: last.streamPosition, hash: last.hash }, events: recorded };
}

/** Erased data count as equal: what stood there cannot be compared any more. */
function hasSameContent(recorded: RecordedEvent, wished: RecordedEvent | undefined): boolean {
  return (
    wished !== undefined &&
    recorded.type === wished.type &&
    recorded.schemaVersion === wished.schemaVersion &&
    (recorded.data === null || canonicalJson(recorded.data) === canonicalJson(wished.data))
  );
}

function prepare(request: Append): { events: RecordedEvent[]; rows: unknown[][]; head: StreamHead } {
  const lane = laneOf(request.jobId, request.streamId);
  const metadata = canonicalJson(request.metadata);
  let { streamPosition, hash } = request.after;
  const events: RecordedEvent[] = [];
  const rows = request.events.map((event, ordinal) => {
    const definition = eventDefinition(event.type);
    if (!definition) throw new TypeError(`no contract declares the event ${event.type}`);
    const recorded: RecordedEvent = {
      orgId: request.orgId,
      streamId: request.streamId,
      streamPosition: ++streamPosition,
      eventId: eventIdOf(request.metadata.commandId, ordinal),
      jobId: request.jobId,
      type: event.type,
      schemaVersion: definition.version,
      data: definition.data.parse(event.data),
      metadata: request.metadata,
      recordedAt: request.recordedAt,
    };
    const data = canonicalJson(recorded.data);
    if (Buffer.byteLength(data) > MAX_EVENT_BYTES) throw new TypeError(`${event.type} is larger than an event may be`);
    const salt = randomBytes(16);
    const hashOfData = dataHash(salt, data);
    const previous = hash;
    hash = linkHash(previous, recorded, hashOfData);
    events.push(recorded);
    const row: Record<(typeof COLUMNS)[number], unknown> = {
      stream_id: recorded.streamId,
      stream_position: recorded.streamPosition,
      event_id: recorded.eventId,
      job_id: recorded.jobId,
      type: recorded.type,
      schema_version: recorded.schemaVersion,
      data,
      metadata,
      recorded_at: recorded.recordedAt,
      lane,
      salt,
      data_hash: hashOfData,
      previous_hash: previous,
      hash,
    };
    return COLUMNS.map((column) => row[column]);
  });
  return { events, rows, head: { streamPosition, hash } };
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
