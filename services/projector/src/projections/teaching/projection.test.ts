import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { Tables } from '../../tables.js';
import { Facts, projectTwice } from '../../testing/project-twice.js';
import { extracted, person, type RecordRef, reading } from '../../testing/sample-events.js';
import { teachingProjection } from './projection.js';

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

const stream = () => `invoice/${invoice.recordId}`;
const project = (...told: Parameters<Facts['of']>[2]) => projectTwice(pool, teachingProjection, facts.of(stream(), job, told, person()));
const amend = (field: string, previous: string, next: string) =>
  project({ type: 'record.amended', data: { ...invoice, changes: [{ field, previous, next }] } });

async function row(): Promise<Record<string, unknown> | undefined> {
  const { rows } = await pool.query<Record<string, unknown>>('select * from read_model.teaching_v1 where stream_id = $1', [stream()]);
  return rows[0];
}

test('a paper becomes a lesson with its first correction and is found by its issuer, as read and as corrected', async () => {
  await project(extracted(invoice, null, { seller_name: reading('Bright moor Ltd') }));
  expect(await row()).toMatchObject({ is_lesson: false, issuer_name: 'Bright moor Ltd', issuer_key: 'brightmoorltd' });
  await amend('invoice_number', 'Date', 'BW-1');
  await amend('seller_name', 'Bright moor Ltd', 'Brightmoor Widgets Ltd');
  expect(await row()).toMatchObject({
    is_lesson: true,
    kind: 'invoice',
    issuer_name: 'Brightmoor Widgets Ltd',
    issuer_key: 'brightmoorwidgetsltd',
    read_issuer_key: 'brightmoorltd',
    teaching: { taught: { invoice_number: { value: 'BW-1', read: 'Date' }, seller_name: { value: 'Brightmoor Widgets Ltd' } } },
  });
});

test('what is undone or withdrawn is no lesson any more, and a forgotten stream has no row', async () => {
  await project(extracted(invoice, null, { seller_name: reading('Brightmoor') }));
  await amend('invoice_number', 'Date', 'BW-1');
  await amend('invoice_number', 'BW-1', 'Date');
  expect(await row()).toMatchObject({ is_lesson: false });
  await amend('invoice_number', 'Date', 'BW-1');
  const values = [{ field: 'invoice_number', previous: 'BW-1', read: reading('Date') }];
  await project({ type: 'record.values-taken-back', data: { ...invoice, lineId: null, values } });
  expect(await row()).toMatchObject({ is_lesson: false });
  await amend('invoice_number', 'Date', 'BW-1');
  await project({ type: 'record.withdrawn', data: { ...invoice, reason: 'document withdrawn' } });
  expect(await row()).toMatchObject({ is_lesson: false });
  await teachingProjection.forget(new Tables(pool, ''), { orgId: facts.orgId, streamId: stream() });
  expect(await row()).toBeUndefined();
});
