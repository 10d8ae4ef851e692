import { randomUUID } from 'node:crypto';
import { WorkOrder } from '@tallyport/contracts/work-order/http';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { Tables } from '../../tables.js';
import { Facts, projectTwice } from '../../testing/project-twice.js';
import {
  answered,
  details,
  extracted,
  type RecordRef,
  reading,
  received,
  requested,
  statusChanged,
  stepFinished,
  uploaded,
} from '../../testing/sample-events.js';
import { workOrderListProjection } from './projection.js';

let database: TestDatabase;
let pool: pg.Pool;
let facts: Facts;
let job: string;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  pool = database.pool('projector');
});
beforeEach(() => {
  facts = new Facts();
  job = randomUUID();
});
afterAll(() => database.drop());

const project = (told: Parameters<typeof projectTwice>[2]) => projectTwice(pool, workOrderListProjection, told);
const work = () => `work-order/${job}`;

async function row(): Promise<Record<string, unknown> | undefined> {
  const { rows } = await pool.query<Record<string, unknown>>('select * from read_model.work_order_list_v2 where work_order_id = $1', [job]);
  return rows[0];
}

async function counts(): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ job_status: string; count: number }>(
    'select job_status, sum(count)::int as count from read_model.work_order_count_v2 where org_id = $1 group by job_status',
    [facts.orgId],
  );
  return Object.fromEntries(rows.map((one) => [one.job_status, one.count]));
}

test('a received job stands in the list with its parties and in the count of its status', async () => {
  const importer = randomUUID();
  await project(
    facts.of(work(), job, [received(job, { code: 'TP-1', details: details({ importer_id: importer }), names: { [importer]: 'Wattle' } })]),
  );
  expect(await row()).toMatchObject({
    code: 'TP-1',
    job_status: 'received',
    importer_name: 'Wattle',
    urgency: 1,
    documents_total: 0,
    stream_position: 1,
  });
  expect(await counts()).toEqual({ received: 1 });
});

test('the view is the wire’s work order, but that compiler and broker are ids', async () => {
  const compiler = randomUUID();
  await project(
    facts.of(work(), job, [
      received(job),
      { type: 'work-order.assigned', data: { workOrderId: job, role: 'compiler', previous: null, next: compiler } },
    ]),
  );
  const stored = await row();
  expect(stored).toMatchObject({ compiler, broker: null, view: { compiler } });
  expect(WorkOrder.parse({ ...(stored?.['view'] as object), compiler: null, freight_export: null })).toMatchObject({
    id: job,
    documents: { total: 0 },
  });
});

test('a job that moves is counted under its new status alone', async () => {
  await project(facts.of(work(), job, [received(job), statusChanged(job, 'received', 'compile')]));
  await project(facts.of(work(), job, [statusChanged(job, 'compile', 'available')]));
  expect(await counts()).toEqual({ available: 1 });
});

test('a deleted job leaves the list and the counts, and what comes later brings neither back (fault 43)', async () => {
  const document = randomUUID();
  await project(facts.of(work(), job, [received(job)]));
  await project(facts.of(work(), job, [{ type: 'work-order.deleted', data: { workOrderId: job } }]));
  await project(facts.of(`document/${document}`, job, [uploaded(document, job)]));
  expect(await row()).toBeUndefined();
  expect(await counts()).toEqual({});
});

test('documents are counted as they are read, fail, and are withdrawn', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  const failure = { documentId: two, workOrderId: job, attempt: 1, step: 'extracting', reason: 'unreadable', message: 'no' } as const;
  await project(facts.of(work(), job, [received(job)]));
  await project(facts.of(`document/${one}`, job, [uploaded(one, job)]));
  await project(facts.of(`document/${two}`, job, [uploaded(two, job)]));
  await project(facts.of(`extraction/${one}`, job, [requested(one, job), stepFinished(one, job, 0)]));
  await project(facts.of(`extraction/${two}`, job, [requested(two, job)]));
  expect(await row()).toMatchObject({ documents_total: 2, documents_reading: 2, documents_failed: 0 });

  await project(facts.of(`extraction/${one}`, job, [stepFinished(one, job, 10)]));
  await project(facts.of(`extraction/${two}`, job, [{ type: 'extraction.failed', data: failure }]));
  expect(await row()).toMatchObject({ documents_total: 2, documents_reading: 0, documents_failed: 1 });

  await project(facts.of(`document/${two}`, job, [{ type: 'document.withdrawn', data: { documentId: two, workOrderId: job } }]));
  expect(await row()).toMatchObject({ documents_total: 1, documents_failed: 0, view: { documents: { total: 1, reading: 0, failed: 0 } } });
});

test('doubtful values are counted until a person writes them, and the waybill names the receiver', async () => {
  const ref: RecordRef = { recordId: randomUUID(), workOrderId: job, kind: 'waybill' };
  const fields = { consignee_name: reading('Kangaroo', 0.5), vessel: reading('MV Galah', 0.6), voyage: reading('12E', 0.95) };
  await project(facts.of(work(), job, [received(job)]));
  await project(facts.of(`waybill/${ref.recordId}`, job, [extracted(ref, null, fields)]));
  expect(await row()).toMatchObject({ doubtful: 2, view: { waybill: { receiver_json: { name: 'Kangaroo' } } } });

  const changes = [{ field: 'consignee_name', previous: 'Kangaroo', next: 'Kookaburra' }];
  await project(facts.of(`waybill/${ref.recordId}`, job, [{ type: 'record.amended', data: { ...ref, changes } }]));
  expect(await row()).toMatchObject({ doubtful: 1, view: { waybill: { receiver_json: { name: 'Kookaburra' } } } });
});

test('a held job comes first with its flags, and a lodged one that is clear comes last', async () => {
  const lodgement = randomUUID();
  await project(facts.of(work(), job, [received(job, { jobStatus: 'lodged' })]));
  await project(facts.of(`lodgement/${lodgement}`, job, [answered(lodgement, job, 'held')]));
  expect(await row()).toMatchObject({ urgency: 0, entry_status: 'held', flags: 'YNYY', view: { n10_data: { entry_status: 'held' } } });
  await project(facts.of(`lodgement/${lodgement}`, job, [answered(lodgement, job, 'clear')]));
  expect(await row()).toMatchObject({ urgency: 2, entry_status: 'clear' });
});

test('what other streams tell before the job was received is shown once it is: a missing parent is a normal state', async () => {
  const document = randomUUID();
  const [late] = facts.of(work(), job, [received(job)]);
  await project(facts.of(`document/${document}`, job, [uploaded(document, job)]));
  expect(await row()).toBeUndefined();
  await project(late ? [late] : []);
  expect(await row()).toMatchObject({ documents_total: 1 });
});

test('a stream that is forgotten takes its figures with it', async () => {
  const document = randomUUID();
  const told = facts.of(`document/${document}`, job, [uploaded(document, job)]);
  await project([...facts.of(work(), job, [received(job)]), ...told]);
  await workOrderListProjection.forget(new Tables(pool, ''), { orgId: facts.orgId, streamId: `document/${document}` });
  expect(await row()).toMatchObject({ documents_total: 0 });
  await project(told);
  expect(await row()).toMatchObject({ documents_total: 1 });
});
