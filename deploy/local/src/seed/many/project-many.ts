import type pg from 'pg';
import { MANY_ORG } from './many-jobs.js';

const EVERY_MS = 1_000;

/** Waits until the list shows so many jobs of the organisation. */
export async function listShows(database: pg.Pool, count: number, onProgress: (shown: number) => void): Promise<void> {
  for (;;) {
    const { rows } = await database.query<{ shown: number }>(
      'select coalesce(sum(count), 0)::int as shown from read_model.work_order_count_v2 where org_id = $1',
      [MANY_ORG],
    );
    const shown = rows[0]?.shown ?? 0;
    onProgress(Math.min(shown, count));
    if (shown >= count) return;
    await new Promise((resolve) => {
      setTimeout(resolve, EVERY_MS);
    });
  }
}
