import type { EventMetadata, RecordedEvent } from '@tallyport/contracts/envelope';
import { type DomainEvent, eventDefinition } from '@tallyport/contracts/events';
import { canonicalJson } from './canonical-json.js';
import { eventIdOf } from './derived-ids.js';
import { dataHash, linkHash } from './hash-chain.js';
import { laneOf } from './lane.js';
import type { StreamHead } from './load.js';
import { newSalt } from './salt.js';

/** An event may hold at most this much; larger facts are split (per invoice, then per block of lines). */
const MAX_EVENT_BYTES = 200_000;

export interface Append {
  readonly orgId: string;
  readonly streamId: string;
  readonly jobId: string | null;
  /** Position and hash of the event before, as the caller folded it; `START` for a new stream. */
  readonly after: StreamHead;
  readonly events: readonly DomainEvent[];
  readonly metadata: EventMetadata;
  readonly recordedAt: string;
}

export interface PreparedEvents {
  readonly events: readonly RecordedEvent[];
  /** The columns of all events, one after the other, as the append statement takes them. */
  readonly columns: readonly unknown[];
  readonly head: StreamHead;
}

/** Gives each event its place, id, salt and link. Throws TypeError for an event that no contract declares or that is too large. */
export function prepareEvents(request: Append): PreparedEvents {
  if (request.events.length === 0) throw new TypeError('an append holds at least one event');
  const { orgId, streamId, jobId, metadata } = request;
  const lane = laneOf(jobId, streamId);
  const metadataText = canonicalJson(metadata);
  // The hash covers the text, and PostgreSQL gives back milliseconds: both must be the same instant in the same words.
  const recordedAt = new Date(request.recordedAt).toISOString();
  const events: RecordedEvent[] = [];
  const columns: unknown[] = [];
  let { streamPosition, hash } = request.after;
  for (const event of request.events) {
    const { type } = event;
    const { data, schemaVersion } = parsed(event);
    const text = canonicalJson(data);
    if (Buffer.byteLength(text) > MAX_EVENT_BYTES) throw new TypeError(`${type} is larger than an event may be`);
    const eventId = eventIdOf(metadata.commandId, events.length);
    const salt = newSalt();
    const hashOfData = dataHash(salt, text);
    const previous = hash;
    streamPosition += 1;
    const place = { orgId, streamId, streamPosition, eventId, jobId, type, schemaVersion, recordedAt };
    hash = linkHash(previous, { ...place, metadata: metadataText }, hashOfData);
    events.push({ ...place, data, metadata });
    columns.push(streamPosition, eventId, type, schemaVersion, text, salt, hashOfData, previous, hash);
  }
  return { events, columns: [streamId, jobId, metadataText, recordedAt, lane, ...columns], head: { streamPosition, hash } };
}

function parsed(event: DomainEvent): { data: unknown; schemaVersion: number } {
  const definition = eventDefinition(event.type);
  if (!definition) throw new TypeError(`no contract declares the event ${event.type}`);
  return { data: definition.data.parse(event.data), schemaVersion: definition.version };
}
