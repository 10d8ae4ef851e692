import { randomUUID } from 'node:crypto';
import { ALARM_KINDS } from '@tallyport/contracts/freight-export/export-row';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { exportProjection } from '../projections/export/projection.js';
import { Facts, projectTwice } from '../testing/project-twice.js';
import { callBegun, exportRequested, refused } from '../testing/sample-exports.js';
import { alarmMetrics } from './alarm-metrics.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

/** An endpoint of the organisation that takes nothing. */
async function failingEndpoint(orgId: string): Promise<void> {
  const [owner, webhook] = [database.pool(), randomUUID()];
  await owner.query(`insert into kept.organisation (org_id, name) values ($1, 'Lantern Bay')`, [orgId]);
  await owner.query(`insert into kept.webhook (org_id, id, address, starts_after) values ($1, $2, 'https://hooks.example/in', 0)`, [
    orgId,
    webhook,
  ]);
  await owner.query('insert into webhook.place (org_id, webhook_id, course, position, failing_since) values ($1, $2, 1, 0, now())', [
    orgId,
    webhook,
  ]);
}

test('a monitor sees the alarms of all organisations by kind, each kind also when there is none, and nothing by name', async () => {
  const [pool, registry] = [database.pool('projector'), new Registry()];
  let now = Date.parse('2026-03-14T20:00:00Z');
  alarmMetrics(pool, registry, () => now);
  expect(await registry.metrics()).toContain('tallyport_export_alarms{kind="waiting-long"} 0');

  for (const facts of [new Facts(), new Facts()]) {
    const of = { exportId: randomUUID(), workOrderId: randomUUID() };
    const events = [exportRequested(of), callBegun(of), ...refused(of, 1, 'Error - no')];
    await projectTwice(pool, exportProjection, facts.of(`export/${of.exportId}`, of.workOrderId, events));
    await failingEndpoint(facts.orgId);
  }
  now += 10_000;
  expect(await registry.metrics()).toContain('kind="waiting-long"} 0');
  now += 25 * 3_600_000;
  const shown = await registry.metrics();
  expect(shown).toContain('tallyport_export_alarms{kind="waiting-long"} 2');
  expect(shown).toContain('tallyport_export_alarms{kind="endpoint-failing"} 2');
  const lines = shown.split('\n').filter((line) => line.startsWith('tallyport_export_alarms{'));
  expect(lines.map((line) => /kind="([^"]+)"/.exec(line)?.[1] ?? '').toSorted()).toEqual([...ALARM_KINDS].toSorted());
  expect(shown).not.toMatch(/hooks\.example|Lantern|WATBRO/);
});
