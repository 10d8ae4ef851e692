import type pg from 'pg';
import { type Finding, Findings } from './finding.js';
import { genuineCheckpoints, type Signed } from './genuine-checkpoints.js';
import { scan } from './scan.js';
import { STORED_EVENT_COLUMNS, type StoredEventRow, storedEvent } from './stored-event-row.js';
import { type LogRow, OrderVerifier } from './verify-order.js';
import { StreamVerifier } from './verify-streams.js';

export interface Verification {
  readonly events: number;
  readonly position: number;
  /** Up to this position the log was compared with signed checkpoints; null when none are kept. */
  readonly signedTo: number | null;
  readonly findings: readonly Finding[];
  readonly findingCount: number;
}

const STREAMS = `select ${STORED_EVENT_COLUMNS}, e.seq <= r.restored_seq or e.xid < r.horizon as is_due
from event_store.event e cross join event_store.relay_state r left join event_store.log l on l.seq = e.seq
order by e.org_id, e.stream_id, e.stream_position`;

const ORDER = `select l.position, l.lane, l.previous, encode(e.hash, 'hex') as hash, e.lane as event_lane
from event_store.log l left join event_store.event e on e.seq = l.seq order by l.position`;

const WHERE = `select l.position, e.org_id as "orgId", e.stream_id as "streamId", e.stream_position as "streamPosition",
  to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "recordedAt"
from event_store.log l join event_store.event e on e.seq = l.seq where l.position = any ($1::bigint[])`;

/**
 * Proves that the log is what was recorded: every stream a whole chain, every position there and in order, everything as
 * signed. Reads one snapshot while others write; needs a role that sees all organisations.
 */
export async function verifyDatabase(pool: pg.Pool, signed: Signed | null = null): Promise<Verification> {
  const client = await pool.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const verification = await verifyLog(client, signed);
    await client.query('commit');
    return verification;
  } finally {
    client.release(true);
  }
}

/** The same within a transaction of the caller, who sees to it that it reads one snapshot. */
export async function verifyLog(client: pg.ClientBase, signed: Signed | null): Promise<Verification> {
  const findings = new Findings();
  const state = await logState(client);
  const checkpoints = signed === null ? [] : await genuineCheckpoints(signed, state.epoch, findings);
  const events = await verifyStreams(client, findings);
  const order = new OrderVerifier(findings, checkpoints);
  for await (const rows of scan<LogRow>(client, ORDER)) for (const row of rows) order.next(row);
  order.end();
  const signedTo = signed === null ? null : (checkpoints.at(-1)?.to ?? 0);
  return { events, position: state.position, signedTo, findings: await located(client, findings.all), findingCount: findings.count };
}

async function verifyStreams(client: pg.ClientBase, findings: Findings): Promise<number> {
  const verifier = new StreamVerifier(findings);
  let events = 0;
  for await (const rows of scan<StoredEventRow & { is_due: boolean }>(client, STREAMS)) {
    for (const row of rows) {
      const event = storedEvent(row);
      verifier.next(event);
      if (row.is_due && row.position === null) findings.add('the event has no place in the log', event);
    }
    events += rows.length;
  }
  verifier.end();
  return events;
}

async function logState(client: pg.ClientBase): Promise<{ epoch: string; position: number }> {
  const { rows } = await client.query<{ epoch: string; position: number }>('select epoch, position from event_store.relay_state');
  const [state] = rows;
  if (!state) throw new Error('the log has no state row');
  return state;
}

/** Findings about a log position, with the event that stands there. */
async function located(client: pg.ClientBase, findings: readonly Finding[]): Promise<Finding[]> {
  const positions = findings.flatMap(({ streamId, position }) => (streamId === null && position !== null ? [position] : []));
  if (positions.length === 0) return [...findings];
  const { rows } = await client.query<Finding & { position: number }>(WHERE, [positions]);
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  return findings.map((finding) => (finding.streamId === null ? { ...finding, ...byPosition.get(finding.position ?? 0) } : finding));
}
