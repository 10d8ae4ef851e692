import { START } from '@tallyport/event-store/append';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import { EventStore } from '@tallyport/event-store/event-store';
import pg from 'pg';
import { CHINESE_BROKER } from '../demo-colleagues.js';
import { type Member, ORG_ID } from '../demo-organisation.js';
import { DESK } from './desk-plan.js';
import { type DeskPlan, type DeskStream, streamsOf } from './desk-streams.js';
import { unknownMail } from './unknown-mail.js';

/** The number after which the next job of a person is counted. */
const LAST_NUMBER = Math.max(...DESK.map(({ number }) => number));

/**
 * The jobs of a desk that has been at work for months, and a mail of which nobody knows: recorded in the log, as facts that once were
 * decided, without any workflow. It may be repeated: what stands already is found by its command.
 */
export async function seedDesk(databaseUrl: string, members: readonly Member[]): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    await pool.query(
      `insert into kept.sequence (org_id, name, last) values ($1, 'work-order', $2)
       on conflict (org_id, name) do update set last = greatest(sequence.last, excluded.last)`,
      [ORG_ID, LAST_NUMBER],
    );
    const plan = await planOf(pool, members);
    const streams = DESK.flatMap((job) => streamsOf(job, plan));
    await write(new EventStore(pool), [...streams, unknownMail(streams[0]?.jobId ?? '', plan.now)]);
  } finally {
    await pool.end();
  }
}

async function planOf(pool: pg.Pool, members: readonly Member[]): Promise<DeskPlan> {
  const { rows } = await pool.query<{ now: Date }>('select min(at) as now from kept.change_log where org_id = $1', [ORG_ID]);
  const { rows: companies } = await pool.query<{ id: string; name: string }>('select id, name from kept.party where org_id = $1', [ORG_ID]);
  const { rows: colleagues } = await pool.query<{ id: string }>('select id from identity.account where email = $1', [CHINESE_BROKER.email]);
  const of = (role: 'compiler' | 'broker') => members.filter((member) => member.role === role).map(({ id }) => id);
  return {
    now: rows[0]?.now ?? new Date(),
    compilers: of('compiler'),
    brokers: [...of('broker'), ...colleagues.map(({ id }) => id)],
    parties: new Map(companies.map(({ id, name }) => [name, id])),
  };
}

async function write(store: EventStore, streams: readonly DeskStream[]): Promise<void> {
  const requests = streams.map(({ streamId, jobId, events, recordedAt }) => {
    const commandId = uuidv5(ORG_ID, streamId);
    const ids = { commandId, correlationId: commandId, causationId: null, workflowId: null, runId: null };
    const metadata = { actor: { kind: 'machine', process: 'seed' }, ...ids } as const;
    return { orgId: ORG_ID, streamId, jobId, after: START, events, metadata, recordedAt };
  });
  if (await store.appendTogether(requests)) return;
  for (const request of requests) await store.append(request);
}
