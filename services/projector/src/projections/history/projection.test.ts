import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { Facts, projectTwice } from '../../testing/project-twice.js';
import { sampleEmail } from '../../testing/sample-email.js';
import {
  answered,
  extracted,
  pageRead,
  person,
  type RecordRef,
  reading,
  received,
  requested,
  statusChanged,
  stepFinished,
  uploaded,
} from '../../testing/sample-events.js';
import { historyProjection } from './projection.js';

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

const handled = (told: ReturnType<Facts['of']>) => told.filter(({ event }) => historyProjection.handles(event.type));
const project = (told: ReturnType<Facts['of']>) => projectTwice(pool, historyProjection, handled(told));

async function history(): Promise<Record<string, unknown>[]> {
  const { rows } = await pool.query<Record<string, unknown>>(
    'select * from read_model.history_v1 where job_id = $1 order by position, ordinal',
    [job],
  );
  return rows;
}

test('a change says who, which field, what before and what after, once', async () => {
  const who = randomUUID();
  await project(facts.of(`work-order/${job}`, job, [received(job), statusChanged(job, 'received', 'compile', null)], person(who)));
  const [, changed, ...more] = await history();
  expect(changed).toMatchObject({ actor_id: who, lane: 'people', field: 'job_status', previous: 'received', next: 'compile', note: null });
  expect(more).toEqual([]);
});

test('an amendment of several fields is several lines, with the names as they were', async () => {
  const [before, after] = [randomUUID(), randomUUID()];
  const changes = [
    { field: 'importer_id', previous: before, next: after },
    { field: 'vessel', previous: null, next: 'MV Galah' },
  ];
  const names = { [after]: 'Wattle & Co' };
  await project(
    facts.of(`work-order/${job}`, job, [received(job), { type: 'work-order.amended', data: { workOrderId: job, changes, names } }]),
  );
  expect(
    (await history()).slice(1).map(({ ordinal, field, previous, next, names: known }) => [ordinal, field, previous, next, known]),
  ).toEqual([
    [0, 'importer_id', before, after, names],
    [1, 'vessel', null, 'MV Galah', names],
  ]);
});

test('reading a document is one line of the machine, named after the file', async () => {
  const document = randomUUID();
  const steps = Array.from({ length: 11 }, (_, step) => stepFinished(document, job, step));
  await project([
    ...facts.of(`document/${document}`, job, [uploaded(document, job, 'CA-2026-0317 commercial invoice.pdf')], person()),
    ...facts.of(`extraction/${document}`, job, [requested(document, job), pageRead(document, job, 1, 1), ...steps]),
  ]);
  expect((await history()).map(({ lane, event_type, subject, field, next }) => [lane, event_type, subject, field, next])).toEqual([
    ['people', 'document.uploaded', 'CA-2026-0317 commercial invoice.pdf', null, 'CA-2026-0317 commercial invoice.pdf'],
    ['reading', 'extraction.step-finished', 'CA-2026-0317 commercial invoice.pdf', 'values', 12],
  ]);
});

test('a corrected value is told under the file it was read from, also when that file’s name comes late', async () => {
  const document = randomUUID();
  const ref: RecordRef = { recordId: randomUUID(), workOrderId: job, kind: 'invoice' };
  const named = facts.of(`document/${document}`, job, [uploaded(document, job, 'bill.pdf')]);
  const changes = [{ field: 'invoice_number', previous: 'INV-1', next: 'INV-7' }];
  await project(
    facts.of(`invoice/${ref.recordId}`, job, [
      extracted(ref, document, { invoice_number: reading('INV-1') }),
      { type: 'record.amended', data: { ...ref, changes } },
    ]),
  );
  expect(await history()).toMatchObject([{ document_id: document, subject: null, previous: 'INV-1', next: 'INV-7' }]);
  await project(named);
  expect((await history()).map(({ subject }) => subject)).toEqual(['bill.pdf', 'bill.pdf']);
});

test('customs’ answers are told in the lane of exports, with the status before', async () => {
  const lodgement = randomUUID();
  await project(
    facts.of(`lodgement/${lodgement}`, job, [answered(lodgement, job, 'lodged'), answered(lodgement, job, 'held')], { kind: 'customs' }),
  );
  expect((await history()).map(({ lane, previous, next }) => [lane, previous, next])).toEqual([
    ['exports', null, 'lodged'],
    ['exports', 'lodged', 'held'],
  ]);
});

test('a status that a broker set by hand says so', async () => {
  const byHand = statusChanged(job, 'accepted', 'lodged', 'at the counter', true);
  await project(facts.of(`work-order/${job}`, job, [received(job), statusChanged(job, 'received', 'compile', null), byHand]));
  expect((await history()).map((line) => line['by_hand'])).toEqual([false, false, true]);
});

test('a moved cut says how the file was cut before, by the reading or by a person', async () => {
  const document = randomUUID();
  const cut = (fromPage: number, toPage: number, type: 'CIV' | 'PKL') => ({ fromPage, toPage, type, title: null });
  const about = { documentId: document, workOrderId: job };
  const read = {
    type: 'document.classified' as const,
    data: { ...about, attempt: 1, segments: [{ ...cut(1, 3, 'CIV'), confidence: 0.9 }] },
  };
  const moved = (...segments: ReturnType<typeof cut>[]) => ({ type: 'document.segments-corrected' as const, data: { ...about, segments } });
  const stream = `document/${document}`;
  await project(facts.of(stream, job, [uploaded(document, job), read, moved(cut(1, 2, 'CIV'), cut(3, 3, 'PKL'))], person()));
  await project(facts.of(stream, job, [moved(cut(1, 3, 'PKL'))], person()));
  expect((await history()).filter((line) => line['field'] === 'segments')).toMatchObject([
    { previous: '1–3 CIV', next: '1–2 CIV, 3 PKL' },
    { previous: '1–2 CIV, 3 PKL', next: '1–3 PKL' },
  ]);
});

test('a mail about the job says whom it is for, what it is and what became of it', async () => {
  const emailId = randomUUID();
  const stream = `outbound-email/${emailId}`;
  await project(facts.of(stream, job, sampleEmail(emailId, 'counted as sent', job), person()));
  await project(facts.of(stream, job, sampleEmail(emailId, 'refused', job).slice(-1)));
  const told = await history();
  expect(told.map(({ lane, event_type, subject, next }) => [lane, event_type, subject, next])).toEqual(
    ['requested', 'outcome-unknown', 'counted-as-sent', 'refused'].map((step) => {
      return ['mail', `outbound-email.${step}`, 'mei.chen@harbourline.example', 'Papers'];
    }),
  );
  expect(told.at(-1)).toMatchObject({ note: '550 so' });
});
