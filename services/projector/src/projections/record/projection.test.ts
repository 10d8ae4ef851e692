import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { Papers } from '@tallyport/domain/checks/papers';
import { RuleRows } from '@tallyport/domain/checks/rule-rows';
import { runChecks } from '@tallyport/domain/checks/run-checks';
import { DatedTables } from '@tallyport/domain/customs-table/dated-tables';
import type { RecordView } from '@tallyport/domain/shipping-record/fold';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { Tables } from '../../tables.js';
import { Facts, projectTwice } from '../../testing/project-twice.js';
import {
  extracted,
  linesExtracted,
  person,
  type RecordRef,
  reading,
  received,
  statusChanged,
  uploaded,
} from '../../testing/sample-events.js';
import { recordProjection } from './projection.js';

let database: TestDatabase;
let pool: pg.Pool;
let facts: Facts;
let job: string;
let invoice: RecordRef;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  pool = database.pool('projector');
});
beforeEach(() => {
  facts = new Facts();
  job = randomUUID();
  invoice = { recordId: randomUUID(), workOrderId: job, kind: 'invoice' };
});
afterAll(() => database.drop());

const project = (told: Parameters<typeof projectTwice>[2]) => projectTwice(pool, recordProjection, told);
const stream = () => `invoice/${invoice.recordId}`;

async function row(streamId: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await pool.query<Record<string, unknown>>('select * from read_model.record_v1 where stream_id = $1', [streamId]);
  return rows[0];
}

async function lines(): Promise<{ line_id: string; ordinal: number; fields: Record<string, { value: unknown }> }[]> {
  const { rows } = await pool.query<{ line_id: string; ordinal: number; fields: Record<string, { value: unknown }> }>(
    'select line_id, ordinal, fields from read_model.record_line_v1 where stream_id = $1 order by ordinal',
    [stream()],
  );
  return rows;
}

test('each stream has one row with its kind, its job and how far it is told', async () => {
  const document = randomUUID();
  await project([
    ...facts.of(`work-order/${job}`, job, [received(job), statusChanged(job, 'received', 'compile')]),
    ...facts.of(`document/${document}`, job, [uploaded(document, job)]),
  ]);
  expect(await row(`work-order/${job}`)).toMatchObject({
    kind: 'work-order',
    job_id: job,
    stream_position: 2,
    position: 2,
    view: { job_status: 'compile' },
  });
  expect(await row(`document/${document}`)).toMatchObject({
    kind: 'document',
    stream_position: 1,
    withdrawn: false,
    view: { file_name: 'commercial invoice.pdf' },
  });
});

test('lines are rows of their own in printed order, and the view holds none', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  const printed = ids.map((lineId, index) => ({ lineId, fields: { description: reading(`line ${index}`) } }));
  await project(facts.of(stream(), job, [extracted(invoice, null, {}, 3), linesExtracted(invoice, printed)]));
  expect((await lines()).map((line) => [line.line_id, line.ordinal, line.fields['description']?.value])).toEqual(
    ids.map((id, index) => [id, index, `line ${index}`]),
  );
  expect(await row(stream())).toMatchObject({ view: { lines: [] } });
});

test('an edit of one line writes that line only', async () => {
  const ids = [randomUUID(), randomUUID()];
  const printed = ids.map((lineId) => ({ lineId, fields: { quantity: reading('3') } }));
  await project(facts.of(stream(), job, [extracted(invoice, null, {}, 2), linesExtracted(invoice, printed)]));
  const written = async () =>
    (await pool.query<{ xmin: string }>('select xmin from read_model.record_line_v1 where stream_id = $1 order by ordinal', [stream()]))
      .rows;
  const before = await written();
  const changes = [{ field: 'quantity', previous: '3', next: '4' }];
  await project(facts.of(stream(), job, [{ type: 'record.line-amended', data: { ...invoice, lineId: ids[1] ?? '', changes } }], person()));
  const after = await written();
  expect(after[0]).toEqual(before[0]);
  expect(after[1]).not.toEqual(before[1]);
  expect((await lines())[1]?.fields['quantity']?.value).toBe('4');
});

test('a correction that is taken back leaves header and line as before it, also to a rebuild', async () => {
  const lineId = randomUUID();
  const read = reading('3', 0.4);
  const change = { ...invoice, changes: [{ field: 'quantity', previous: '3', next: '4' }] };
  const back = { ...invoice, values: [{ field: 'quantity', previous: '4', read }] };
  await project(
    facts.of(stream(), job, [
      extracted(invoice, null, { quantity: read }, 1),
      linesExtracted(invoice, [{ lineId, fields: { quantity: read } }]),
    ]),
  );
  const before = [await row(stream()), await lines()] as const;
  await project(
    facts.of(
      stream(),
      job,
      [
        { type: 'record.amended', data: change },
        { type: 'record.line-amended', data: { ...change, lineId } },
      ],
      person(),
    ),
  );
  expect((await lines())[0]?.fields['quantity']).toMatchObject({ value: '4', method: 'person' });
  await project(
    facts.of(
      stream(),
      job,
      [
        { type: 'record.values-taken-back', data: { ...back, lineId: null } },
        { type: 'record.values-taken-back', data: { ...back, lineId } },
      ],
      person(),
    ),
  );
  const fields = (found: (typeof before)[0]) => (found?.['view'] as { fields: object } | undefined)?.fields;
  expect(fields(await row(stream()))).toEqual(fields(before[0]));
  expect(await lines()).toEqual(before[1]);
});

test('a removed line is gone, and a restored one stands where it stood', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  const [first = '', second = ''] = ids;
  const printed = ids.map((lineId) => ({ lineId, fields: { quantity: reading('3') } }));
  await project(facts.of(stream(), job, [extracted(invoice, null, {}, 3), linesExtracted(invoice, printed)]));
  const line = { ...invoice, lineId: second, after: first, fields: { quantity: reading('3') } };
  await project(facts.of(stream(), job, [{ type: 'record.line-removed', data: line }], person()));
  expect((await lines()).map((one) => one.line_id)).toEqual([first, ids[2]]);
  await project(facts.of(stream(), job, [{ type: 'record.line-restored', data: line }], person()));
  expect((await lines()).map((one) => one.line_id)).toEqual(ids);
});

test('a withdrawn record and a deleted job are marked, so that lists leave them out', async () => {
  await project(
    facts.of(stream(), job, [
      extracted(invoice, null, {}),
      { type: 'record.withdrawn', data: { ...invoice, reason: 'document withdrawn' } },
    ]),
  );
  await project(facts.of(`work-order/${job}`, job, [received(job), { type: 'work-order.deleted', data: { workOrderId: job } }]));
  expect(await row(stream())).toMatchObject({ withdrawn: true });
  expect(await row(`work-order/${job}`)).toMatchObject({ withdrawn: true });
});

test('a job is counted anew with each paper, override and withdrawal', async () => {
  const counts = async () => {
    const { rows } = await pool.query<object>(
      'select fails, disagreements, unverified, doubtful from read_model.job_check_v1 where job_id = $1',
      [job],
    );
    return rows[0];
  };
  const nothing = { fails: 0, disagreements: 0, unverified: 0, doubtful: 0 };
  expect(await counts()).toBeUndefined();
  await project(facts.of(stream(), job, [extracted(invoice, null, { currency: reading('XXZ', 0.4) })]));
  expect(await counts()).toEqual({ ...nothing, fails: 1, doubtful: 1 });
  const { rows } = await pool.query<{ view: RecordView }>('select view from read_model.record_v1 where stream_id = $1', [stream()]);
  const papers = new Papers(rows.map(({ view }) => ({ ...view, lines: [] })));
  const rules = new RuleRows(new DatedTables([]), '2026-03-20');
  const [finding] = runChecks(papers, rules, { standing: [], fingerprintOf: (text) => uuidv5(job, text) });
  const overridden = {
    workOrderId: job,
    code: 'currency-known',
    version: 1,
    fingerprint: finding?.fingerprint ?? '',
    reason: 'so',
  } as const;
  await project(facts.of(`checks/${job}`, job, [{ type: 'check.overridden', data: overridden }]));
  expect(await counts()).toEqual({ ...nothing, doubtful: 1 });
  await project(facts.of(stream(), job, [{ type: 'record.withdrawn', data: { ...invoice, reason: 'document withdrawn' } }]));
  expect(await counts()).toEqual(nothing);
});

test('beside the counts of a job stands whether it is open, in whichever order its streams come', async () => {
  const isOpen = async (id: string) => {
    const { rows } = await pool.query<{ is_open: boolean }>('select is_open from read_model.job_check_v1 where job_id = $1', [id]);
    return rows[0]?.is_open;
  };
  const [paper, itself] = [stream(), `work-order/${job}`];
  await project(facts.of(paper, job, [extracted(invoice, null, { currency: reading('XXZ') })]));
  expect(await isOpen(job)).toBe(false);
  await project(facts.of(itself, job, [received(job)]));
  expect(await isOpen(job)).toBe(true);
  await project(facts.of(paper, job, [{ type: 'record.withdrawn', data: { ...invoice, reason: 'document withdrawn' } }]));
  expect(await isOpen(job)).toBe(true);
  await project(facts.of(itself, job, [statusChanged(job, 'received', 'lodged')]));
  expect(await isOpen(job)).toBe(false);
  await project(facts.of(itself, job, [statusChanged(job, 'lodged', 'accepted')]));
  expect(await isOpen(job)).toBe(true);
  await recordProjection.forget(new Tables(pool, ''), { orgId: facts.orgId, streamId: itself });
  expect(await isOpen(job)).toBe(false);
});

test('a forgotten stream leaves no row and no line, and its job is counted without it', async () => {
  await project(
    facts.of(stream(), job, [
      extracted(invoice, null, { currency: reading('XXZ') }, 1),
      linesExtracted(invoice, [{ lineId: randomUUID(), fields: {} }]),
    ]),
  );
  await recordProjection.forget(new Tables(pool, ''), { orgId: facts.orgId, streamId: stream() });
  expect([await row(stream()), await lines()]).toEqual([undefined, []]);
  const { rows } = await pool.query('select fails from read_model.job_check_v1 where job_id = $1', [job]);
  expect(rows).toEqual([{ fails: 0 }]);
});
