import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { Tables } from '../../tables.js';
import { Facts, projectTwice } from '../../testing/project-twice.js';
import { accepted, callBegun, type ExportOf, exportRequested, planned, readBack, refused, unknown } from '../../testing/sample-exports.js';
import { exportProjection } from './projection.js';

let database: TestDatabase;
let pool: pg.Pool;
let facts: Facts;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  pool = database.pool('projector');
});
beforeEach(() => {
  facts = new Facts();
});
afterAll(() => database.drop());

const anExport = (): ExportOf => ({ exportId: randomUUID(), workOrderId: randomUUID() });
const tell = (of: ExportOf, ...events: Parameters<Facts['of']>[2]) =>
  projectTwice(pool, exportProjection, facts.of(`export/${of.exportId}`, of.workOrderId, events));

async function counts(): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select concat_ws(' ', export_group, cause_code) as name, sum(count)::int as count from read_model.export_count_v1
     where org_id = $1 group by 1`,
    [facts.orgId],
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name.trim(), count]));
}

async function row(of: ExportOf): Promise<Record<string, unknown> | undefined> {
  const { rows } = await pool.query<Record<string, unknown>>('select * from read_model.export_v1 where export_id = $1', [of.exportId]);
  return rows[0];
}

test('an export moves from cause to cause, and the counts move with it', async () => {
  const [one, two] = [anExport(), anExport()];
  await tell(one, exportRequested(one), callBegun(one));
  await tell(two, exportRequested(two));
  expect(await counts()).toEqual({ running: 2 });
  await tell(one, ...refused(one, 1, 'Error - WATBRO is a stranger'));
  await tell(two, callBegun(two), ...planned(two, 1));
  const { planned: isPlanned = 0, ...others } = Object.fromEntries(
    Object.entries(await counts()).map(([name, count]) => [name.split(' ')[0] ?? '', count]),
  );
  expect({ isPlanned, others }).toEqual({ isPlanned: 1, others: { waiting: 1 } });
  await tell(two, callBegun(two, 2), unknown(two, 2));
  expect(Object.keys(await counts()).map((name) => name.split(' ')[0])).toEqual(expect.arrayContaining(['waiting', 'unknown']));
  await tell(two, { type: 'export.found', data: { ...two, attempt: 2, key: 'S1' } }, readBack(two));
  expect(await counts()).toMatchObject({ ended: 1 });
});

test('a line that no cause is known for is its own cause', async () => {
  const of = anExport();
  await tell(of, exportRequested(of), callBegun(of), ...refused(of, 1, 'Error - the moon is blue'));
  expect(await row(of)).toMatchObject({ export_group: 'waiting', cause_code: 'other', cause_key: 'the moon is blue' });
});

test('what a person looks for is in the words of the row, in small letters', async () => {
  const of = anExport();
  await tell(of, exportRequested(of, 'update'));
  expect((await row(of))?.['words']).toMatch(/wattlebrook.*watbro.*hlpr2602881.*s00001234/);
});

test('each call stands with what came of it, also where that is learnt later', async () => {
  const of = anExport();
  await tell(of, exportRequested(of), callBegun(of), ...planned(of, 1), callBegun(of, 2));
  const calls = async () => {
    const { rows } = await pool.query(
      'select attempt, outcome, milliseconds from read_model.export_call_v1 where export_id = $1 order by 1',
      [of.exportId],
    );
    return rows as unknown[];
  };
  expect(await calls()).toEqual([
    { attempt: 1, outcome: 'not-sent', milliseconds: 4 },
    { attempt: 2, outcome: 'under-way', milliseconds: null },
  ]);
  await tell(of, accepted(of, 2), readBack(of));
  expect(await calls()).toMatchObject([{ attempt: 1 }, { attempt: 2, outcome: 'accepted', milliseconds: 1_300 }]);
});

test('a forgotten export leaves no row, no call and no count, and is told again', async () => {
  const of = anExport();
  const told = facts.of(`export/${of.exportId}`, of.workOrderId, [exportRequested(of), callBegun(of), ...refused(of, 1, 'no')]);
  await projectTwice(pool, exportProjection, told);
  await exportProjection.forget(new Tables(pool, ''), { orgId: facts.orgId, streamId: `export/${of.exportId}` });
  const { rows } = await pool.query('select from read_model.export_call_v1 where export_id = $1', [of.exportId]);
  expect([await row(of), rows, await counts()]).toEqual([undefined, [], {}]);
  await projectTwice(pool, exportProjection, told);
  expect(await row(of)).toMatchObject({ export_group: 'waiting' });
});
