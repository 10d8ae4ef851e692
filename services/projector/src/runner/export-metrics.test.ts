import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { exportProjection } from '../projections/export/projection.js';
import { Facts, projectTwice } from '../testing/project-twice.js';
import { callBegun, exportRequested, refused } from '../testing/sample-exports.js';
import { exportMetrics } from './export-metrics.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

test('a monitor sees how many exports wait, and for how long', async () => {
  const [pool, registry, facts] = [database.pool('projector'), new Registry(), new Facts()];
  exportMetrics(pool, registry);
  const of = { exportId: randomUUID(), workOrderId: randomUUID() };
  const events = [exportRequested(of), callBegun(of), ...refused(of, 1, 'Error - no')];
  await projectTwice(pool, exportProjection, facts.of(`export/${of.exportId}`, of.workOrderId, events));
  const shown = await registry.metrics();
  expect(shown).toContain('tallyport_exports_open{group="waiting"} 1');
  expect(shown).toMatch(/tallyport_exports_oldest_seconds\{group="waiting"\} \d/);
});
