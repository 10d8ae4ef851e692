import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { restoredUpTo } from './number.js';

export interface LogState {
  /** Committed events that have no position yet, and the age of the oldest in seconds. */
  readonly unnumbered: number;
  readonly oldestUnnumberedSeconds: number;
  /** Numbered events that Kafka has not taken yet. */
  readonly unpublished: number;
  readonly position: number;
  /** Age in seconds of the oldest transaction that has written and is still open: it delays its own events. */
  readonly openTransactionSeconds: number;
  /** Process of the database that holds it, once it is older than 5 s; null for none. */
  readonly blockingProcess: number | null;
}

export async function observeLog(pool: pg.Pool): Promise<LogState> {
  const restored = await restoredUpTo(pool);
  const { rows } = await pool.query<LogState>(`
    select s.position, (s.position - s.published)::int as unpublished,
      waiting.count::int as unnumbered, coalesce(extract(epoch from now() - waiting.oldest), 0)::float as "oldestUnnumberedSeconds",
      coalesce(open.seconds, 0)::float as "openTransactionSeconds",
      case when open.seconds > 5 then open.pid end as "blockingProcess"
    from event_store.relay_state s, lateral (
      select count(*) as count, min(e.recorded_at) as oldest from event_store.event e
      where e.xid >= s.horizon and e.seq + 0 > ${restored} and not exists (select from event_store.log l where l.seq = e.seq)) as waiting
    left join lateral (
      select pid, extract(epoch from clock_timestamp() - xact_start) as seconds from pg_stat_activity
      where backend_xid is not null and datname = current_database() order by xact_start limit 1) as open on true`);
  const [state] = rows;
  if (!state) throw new Error('the log has no state row');
  return state;
}

/** Shows the state of the log to a monitor. One look at the log serves all gauges of a scrape. */
export function measureRelay(registry: Registry, observe: () => Promise<LogState>): void {
  let looking: Promise<LogState> | null = null;
  const look = () => {
    looking ??= observe().finally(() => {
      looking = null;
    });
    return looking;
  };
  const gauge = (name: string, help: string, read: (state: LogState) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(read(await look()));
      },
    });
  gauge('tallyport_relay_unnumbered', 'Committed events without a position', (state) => state.unnumbered);
  gauge('tallyport_relay_oldest_unnumbered_seconds', 'Age of the oldest of them', (state) => state.oldestUnnumberedSeconds);
  gauge(
    'tallyport_relay_oldest_open_transaction_seconds',
    'Age of the oldest writing transaction; alarm at 5',
    (state) => state.openTransactionSeconds,
  );
  gauge('tallyport_relay_unpublished', 'Numbered events that Kafka has not taken', (state) => state.unpublished);
}
