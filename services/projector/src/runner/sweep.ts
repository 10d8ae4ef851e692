import { withClient } from '@tallyport/database/with-client';
import type pg from 'pg';

/** What each page took is kept for as many pages as an honest estimate needs. */
const PACE_ROWS = 500;
/** "projector sweep" as a number: one process sweeps at a time. */
const SWEEPING = 7_411_058;

const SWEEPS = [
  `delete from read_model.change_feed where at < now() - interval '1 hour'`,
  `delete from consumer.request where finished_at < now() - interval '1 day'`,
  `delete from read_model.reading_pace_v1 p using (
     select org_id, method, (array_agg(position order by position desc))[${PACE_ROWS + 1}] as last
     from read_model.reading_pace_v1 group by org_id, method having count(*) > ${PACE_ROWS}) old
   where p.org_id = old.org_id and p.method = old.method and p.position <= old.last`,
];

/** Removes what is no longer asked for: the feed after an hour, served requests after a day, all but the newest paces. */
export async function sweep(pool: pg.Pool): Promise<void> {
  await withClient(pool, async (client) => {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [SWEEPING]);
    if (!rows[0]?.got) return;
    for (const text of SWEEPS) await client.query(text);
    await client.query('select pg_advisory_unlock($1)', [SWEEPING]);
  });
}
