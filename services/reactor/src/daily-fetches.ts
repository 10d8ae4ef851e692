import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { SyncRuns } from '@tallyport/temporal/sync-runs';
import type pg from 'pg';

/** The alarm of an overdue sync gives two hours more. */
const EVERY_HOURS = 24;

interface Due {
  readonly org_id: string;
  readonly system_id: string;
  readonly kind: 'organisations' | 'products';
  /** The fetch before. */
  readonly sync_id: string;
}

/** What was fetched once, and not asked for again for a day. A system that a person holds is left alone. */
const DUE = `
select s.org_id, s.id as system_id, last.kind, substr(last.stream_id, length('sync/') + 1) as sync_id
from kept.freight_system s
cross join lateral (
  select distinct on (e.data ->> 'kind') e.data ->> 'kind' as kind, e.stream_id, e.recorded_at
  from event_store.event e
  where e.org_id = s.org_id and e.stream_id >= 'sync/' and e.stream_id < 'sync0' and e.stream_position = 1
    and e.data ->> 'systemId' = s.id::text and e.data ->> 'kind' in ('organisations', 'products')
  order by e.data ->> 'kind', e.recorded_at desc) last
where not s.is_held and last.recorded_at < now() - make_interval(hours => ${EVERY_HOURS})`;

/**
 * Asks freight systems every day for the organisations and products that somebody fetched once, so that what is gone there is not offered
 * here. Ids come from the fetch before: however many processes ask, it is one fetch.
 * Answers how many were asked for.
 */
export async function fetchDaily(log: Pick<pg.Pool, 'query'>, syncs: Pick<SyncRuns, 'send'>): Promise<number> {
  const { rows } = await log.query<Due>({ name: 'daily-fetches', text: DUE });
  for (const due of rows) await fetchAnew(due, syncs);
  return rows.length;
}

async function fetchAnew({ org_id: orgId, system_id: systemId, kind, sync_id: before }: Due, syncs: Pick<SyncRuns, 'send'>): Promise<void> {
  const commandId = uuidv5(before, 'a day later');
  const syncId = uuidv5(commandId, 'sync');
  const actor = { kind: 'machine' as const, process: 'daily fetch' };
  const circumstances = { commandId, correlationId: commandId, orgId, actor, issuedAt: new Date().toISOString() };
  await syncs.send(
    { orgId, syncId, workOrderId: null },
    { type: 'request-sync', ...circumstances, syncId, kind, systemId, workOrderId: null, key: null },
  );
}
