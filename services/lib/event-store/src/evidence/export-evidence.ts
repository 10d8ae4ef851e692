import { createHash, type KeyObject, sign } from 'node:crypto';
import type pg from 'pg';
import { publicKeyText } from '../checkpoint/checkpoint.js';
import { STORED_EVENT_COLUMNS, type StoredEventRow, storedEvent } from '../verify/stored-event-row.js';
import type { StoredEvent } from '../verify/verify-streams.js';
import type { EvidenceEvent, EvidenceHeader, EvidenceSeal } from './evidence-line.js';

const EVENTS = `select ${STORED_EVENT_COLUMNS} from event_store.event e left join event_store.log l on l.seq = e.seq
where e.job_id = $1 order by e.org_id, e.stream_id, e.stream_position`;

/**
 * The whole record of one job as lines of text: a header, every event of every stream of the job from its first, and a seal.
 * With `key` the seal is signed, so that a pack that was rewritten from end to end is told too. Null when there is no such job.
 */
export async function exportEvidence(pool: pg.Pool, jobId: string, key: KeyObject | null, now: Date): Promise<string[] | null> {
  const client = await pool.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const state = await client.query<{ epoch: string; position: number }>('select epoch, position from event_store.relay_state');
    const { rows } = await client.query<StoredEventRow>(EVENTS, [jobId]);
    await client.query('commit');
    const [first] = rows;
    const [log] = state.rows;
    if (!first || !log) return null;
    const header = { kind: 'tallyport.evidence', version: 1, orgId: first.org_id, jobId, ...log, exportedAt: now.toISOString() } as const;
    return sealed(header, rows.map(storedEvent), key);
  } finally {
    client.release();
  }
}

function sealed(header: EvidenceHeader, events: readonly StoredEvent[], key: KeyObject | null): string[] {
  const lines = [header, ...events.map(toLine)].map((line) => JSON.stringify(line));
  const digest = createHash('sha256');
  for (const line of lines) digest.update(`${line}\n`);
  const bytes = digest.digest();
  const seal: EvidenceSeal = {
    kind: 'seal',
    events: events.length,
    digest: bytes.toString('hex'),
    publicKey: key && publicKeyText(key),
    signature: key && sign(null, bytes, key).toString('base64'),
  };
  return [...lines, JSON.stringify(seal)];
}

function toLine({ data, metadata, ...event }: StoredEvent): EvidenceEvent {
  return {
    kind: 'event',
    ...event,
    metadata: JSON.parse(metadata) as Record<string, unknown>,
    data: data === null ? null : JSON.parse(data),
  };
}
