import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TENANT_GUARD } from './tenant.js';
import { createTestDatabase, type TestDatabase } from './testing/test-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

const STREAM = `select e.stream_position from event_store.event e where ${TENANT_GUARD} and e.org_id = $1::uuid and e.stream_id = $2`;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'One-Time Filter'?: string;
  readonly 'Index Name'?: string;
  readonly 'Parent Relationship'?: string;
  readonly Plans?: readonly PlanNode[];
}

test('on an empty database the tenant is set once, before any row is read, and row-level security keeps the index', async () => {
  const { rows } = await database
    .pool('gateway', 1)
    .query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (generic_plan, format json) ${STREAM}`);
  const top = rows[0]?.['QUERY PLAN'][0].Plan;
  expect(top).toMatchObject({ 'Node Type': 'Result', 'One-Time Filter': expect.stringMatching(/InitPlan/) as string });
  const [guard, rowsOfTenant] = [
    top?.Plans?.find((node) => node['Parent Relationship'] === 'InitPlan'),
    top?.Plans?.find((node) => node['Parent Relationship'] !== 'InitPlan'),
  ];
  expect(guard?.['Node Type']).toBe('Result');
  expect(JSON.stringify(rowsOfTenant)).toContain('"Index Name":"event_pkey"');
});

test('a statement sees the rows of the organisation that it names, and one without the guard sees none', async () => {
  const [mine, other] = [randomUUID(), randomUUID()];
  for (const org of [mine, other]) {
    await database.pool().query(
      `insert into event_store.event (org_id, stream_id, stream_position, event_id, type, schema_version, metadata, recorded_at, lane, data_hash, previous_hash, hash)
       values ($1, 'conversation/x', 1, gen_random_uuid(), 't', 1, '{}', now(), 0, '', '', '')`,
      [org],
    );
  }
  const gateway = database.pool('gateway', 1);
  const all = `select org_id from event_store.event`;
  expect((await gateway.query(`${all} where ${TENANT_GUARD}`, [mine])).rows).toEqual([{ org_id: mine }]);
  expect((await gateway.query(STREAM, [other, 'conversation/x'])).rowCount).toBe(1);
  expect((await gateway.query(all)).rows).toEqual([]);
});
