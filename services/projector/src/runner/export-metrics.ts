import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

interface Standing {
  readonly export_group: string;
  readonly count: number;
  readonly oldest_seconds: number;
}

/** Exports of all organisations that have not ended. Each group is looked up in the index by its oldest. */
const STANDING = `
select c.export_group, c.count, extract(epoch from now() - o.since)::float8 as oldest_seconds
from (
  select export_group, sum(count)::int as count from read_model.export_count_v1 where export_group <> 'ended' group by export_group) c
cross join lateral (select min(e.since) as since from read_model.export_v1 e where e.export_group = c.export_group) o`;

/** What a monitor alarms on: how many exports stand in each group, and how long the oldest of them has stood there. */
export function exportMetrics(pool: pg.Pool, registry: Registry): void {
  const byGroup = (name: string, help: string, value: (standing: Standing) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['group'],
      registers: [registry],
      async collect() {
        const { rows } = await pool.query<Standing>({ name: 'exports-standing', text: STANDING });
        this.reset();
        for (const row of rows) this.set({ group: row.export_group }, value(row));
      },
    });
  byGroup('tallyport_exports_open', 'Exports that have not ended, by what they ask of whoever watches', ({ count }) => count);
  byGroup('tallyport_exports_oldest_seconds', 'How long the oldest export of a group has stood there', ({ oldest_seconds }) =>
    Math.max(0, oldest_seconds),
  );
}
