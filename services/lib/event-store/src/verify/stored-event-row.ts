import type { StoredEvent } from './verify-streams.js';

/** The columns of {@link StoredEventRow}, of the tables `e` (event) and `l` (log). Texts are read as texts: they are what was hashed. */
export const STORED_EVENT_COLUMNS = `e.org_id, e.stream_id, e.stream_position, e.event_id, e.job_id, e.type, e.schema_version,
  e.data::text as data, e.metadata::text as metadata,
  to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as recorded_at,
  e.lane, encode(e.salt, 'hex') as salt, encode(e.data_hash, 'hex') as data_hash, encode(e.previous_hash, 'hex') as previous_hash,
  encode(e.hash, 'hex') as hash, l.position`;

export interface StoredEventRow {
  readonly org_id: string;
  readonly stream_id: string;
  readonly stream_position: number;
  readonly event_id: string;
  readonly job_id: string | null;
  readonly type: string;
  readonly schema_version: number;
  readonly data: string | null;
  readonly metadata: string;
  readonly recorded_at: string;
  readonly lane: number;
  readonly salt: string | null;
  readonly data_hash: string;
  readonly previous_hash: string;
  readonly hash: string;
  readonly position: number | null;
}

export function storedEvent(row: StoredEventRow): StoredEvent {
  return {
    orgId: row.org_id,
    streamId: row.stream_id,
    streamPosition: row.stream_position,
    eventId: row.event_id,
    jobId: row.job_id,
    type: row.type,
    schemaVersion: row.schema_version,
    data: row.data,
    metadata: row.metadata,
    recordedAt: row.recorded_at,
    lane: row.lane,
    salt: row.salt,
    dataHash: row.data_hash,
    previousHash: row.previous_hash,
    hash: row.hash,
    position: row.position,
  };
}
