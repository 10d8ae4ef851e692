import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

export interface LogState {
  /** Committed events that have no position yet, and the age of the oldest in seconds. */
  readonly unnumbered: number;
  readonly oldestUnnumberedSeconds: number;
  /** Numbered events that Kafka has not taken yet. */
  readonly unpublished: number;
  readonly position: number;
  /** Process of the database that holds the oldest transaction open for more than 5 s, null for none: it delays its own events. */
  readonly blockingProcess: number | null;
}

export async function observeLog(pool: pg.Pool): Promise<LogState> {
  const { rows } = await pool.query<LogState>(`
    select s.position, (s.position - s.published)::int as unpublished,
      waiting.count::int as unnumbered, coalesce(extract(epoch from now() - waiting.oldest), 0)::float as "oldestUnnumberedSeconds",
      (select pid from pg_stat_activity where backend_xid is not null and xact_start < now() - interval '5 s' order by xact_start limit 1)
        as "blockingProcess"
    from event_store.relay_state s, lateral (
      select count(*) as count, min(e.recorded_at) as oldest from event_store.event e
      where e.xid >= s.horizon and not exists (select from event_store.log l where l.seq = e.seq)) as waiting`);
  const [state] = rows;
  if (!state) throw new Error('the log has no state row');
  return state;
}

export function measureRelay(registry: Registry, observe: () => Promise<LogState>): void {
  const gauges = {
    unnumbered: new Gauge({ name: 'tallyport_relay_unnumbered', help: 'Committed events without a position', registers: [registry] }),
    oldest: new Gauge({ name: 'tallyport_relay_oldest_unnumbered_seconds', help: 'Age of the oldest of them', registers: [registry] }),
    unpublished: new Gauge({
      name: 'tallyport_relay_unpublished',
      help: 'Numbered events that Kafka has not taken',
      registers: [registry],
      async collect() {
        const state = await observe();
        gauges.unnumbered.set(state.unnumbered);
        gauges.oldest.set(state.oldestUnnumberedSeconds);
        this.set(state.unpublished);
      },
    }),
  };
}
