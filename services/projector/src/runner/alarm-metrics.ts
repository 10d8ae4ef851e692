import { ALARM_KINDS, type AlarmKind } from '@tallyport/contracts/freight-export/export-row';
import { alarmRows } from '@tallyport/database/alarms/alarm-rows';
import { figuresOf } from '@tallyport/domain/freight-export/alarm-figures';
import { alarmsOf } from '@tallyport/domain/freight-export/alarms';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Weeks of calls are counted for it: whoever asks more often is answered with what was found last. */
const FRESH_MS = 30_000;

/** The alarms of the cockpit for whoever runs the installation: how many stand of each kind, in all organisations together, none by name. */
export function alarmMetrics(pool: Pick<pg.Pool, 'query'>, registry: Registry, now: () => number = Date.now): void {
  let lookedAt = Number.NEGATIVE_INFINITY;
  new Gauge({
    name: 'tallyport_export_alarms',
    help: 'Alarms of freight systems, exports, parked streams and webhooks that stand, by kind',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      if (now() - lookedAt < FRESH_MS) return;
      const counts = await countAlarms(pool, new Date(now()).toISOString());
      for (const kind of ALARM_KINDS) this.set({ kind }, counts.get(kind) ?? 0);
      lookedAt = now();
    },
  });
}

async function countAlarms(pool: Pick<pg.Pool, 'query'>, at: string): Promise<Map<AlarmKind, number>> {
  const { systems, standing } = await alarmRows(pool, null);
  const orgs = new Set([...systems, ...standing].map(({ org_id }) => org_id));
  const counts = new Map<AlarmKind, number>();
  for (const org of orgs) {
    const ofOrg = { systems: systems.filter(({ org_id }) => org_id === org), standing: standing.filter(({ org_id }) => org_id === org) };
    for (const { kind } of alarmsOf(figuresOf(ofOrg), at)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
