import type { RecordedEvent } from '@tallyport/contracts/envelope';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type pg from 'pg';
import { GENESIS } from './hash-chain.js';
import { HASHED_COLUMNS, type HashedRow, hashedEvent, type StreamHead } from './load.js';

/** What folds a stream: a decider, or anything with the same two members. */
export interface Fold<State> {
  readonly name: string;
  /** Raised when the fold or its state changes: snapshots of another version are not used. */
  readonly version: number;
  readonly initialState: State;
  evolve(state: State, event: RecordedEvent): State;
}

export interface FoldedStream<State> {
  readonly state: State;
  readonly head: StreamHead;
}

/** A stream is folded from its beginning until this many events stand after the last snapshot. */
export const SNAPSHOT_AFTER = 200;

/**
 * The last snapshot counts only if its event still stands with the hash it had: after a restore, or in a log that somebody
 * changed, the stream is folded from the beginning.
 */
const LOAD = `
with base as materialized (
  select s.stream_position, s.state from event_store.snapshot s
  join event_store.event b on b.org_id = s.org_id and b.stream_id = s.stream_id and b.stream_position = s.stream_position and b.hash = s.hash
  where ${TENANT_GUARD}
    and s.org_id = $1::uuid and s.stream_id = $2 and s.decider = $3 and s.decider_version = $4::int
)
select ${HASHED_COLUMNS}, case when e.stream_position = (select stream_position from base) then (select state from base) end as snapshot
from event_store.event e
where ${TENANT_GUARD} and e.org_id = $1::uuid and e.stream_id = $2
  and e.stream_position >= coalesce((select stream_position from base), 1)
order by e.stream_position`;

const SAVE = `
insert into event_store.snapshot (org_id, stream_id, decider, decider_version, stream_position, hash, state)
select $1::uuid, $2, $3, $4::int, $5::int, $6::bytea, $7::json where ${TENANT_GUARD}
on conflict (org_id, stream_id, decider, decider_version)
do update set stream_position = excluded.stream_position, hash = excluded.hash, state = excluded.state`;

/** Folds a stream: from its last snapshot and what came after it, or from the beginning. Leaves a snapshot where the way was long. */
export async function foldStream<State>(
  pool: Pick<pg.Pool, 'query'>,
  orgId: string,
  streamId: string,
  fold: Fold<State>,
): Promise<FoldedStream<State>> {
  const key = [orgId, streamId, fold.name, fold.version];
  const { rows } = await pool.query<HashedRow & { snapshot: State | null }>({ name: 'fold-stream', text: LOAD, values: key });
  const base = rows[0]?.snapshot ?? null;
  const tail = base === null ? rows : rows.slice(1);
  const state = tail.reduce((folded, row) => fold.evolve(folded, hashedEvent(row)), base ?? fold.initialState);
  const last = rows.at(-1);
  const head = last ? { streamPosition: last.stream_position, hash: last.hash } : { streamPosition: 0, hash: GENESIS };
  if (tail.length >= SNAPSHOT_AFTER) {
    await pool.query({ name: 'save-snapshot', text: SAVE, values: [...key, head.streamPosition, head.hash, JSON.stringify(state)] });
  }
  return { state, head };
}
