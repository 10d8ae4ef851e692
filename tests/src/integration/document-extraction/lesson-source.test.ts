import { randomUUID } from 'node:crypto';
import { explain } from '@tallyport/database/testing/explain';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { findLessons, PostgresLessonSource } from '@tallyport/worker/adapters/lessons/postgres-lesson-source';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const ORG = randomUUID();
const OTHER_ORG = randomUUID();
const SOUGHT = { kind: 'invoice', documentType: 'CIV', issuerKey: 'brightmoor' } as const;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  await database.pool().query(`insert into kept.organisation (org_id, name) values ($1, 'Ours'), ($2, 'Theirs')`, [ORG, OTHER_ORG]);
});
afterAll(() => database.drop());

/** A corrected paper as the projector writes it; a later position is a newer correction. */
async function corrected(
  org: string,
  position: number,
  fields: readonly string[],
  { key = 'brightmoor', readKey = '', type = 'CIV' } = {},
): Promise<string> {
  const [owner, document] = [database.pool(), randomUUID()];
  const taught = Object.fromEntries(fields.map((field) => [field, { value: `${field} ${position}`, place: null }]));
  await owner.query(
    `insert into read_model.record_v1 (org_id, stream_id, kind, stream_position, position, withdrawn, view) values ($1, $2, 'document', 1, $3, false, $4)`,
    [org, `document/${document}`, position, { hash: `hash ${position}` }],
  );
  await owner.query(
    `insert into read_model.teaching_v1 (org_id, stream_id, stream_position, position, kind, document_type, document_id, issuer_key, read_issuer_key, is_lesson, teaching)
     values ($1, $2, 1, $3, 'invoice', $4, $5, $6, $7, true, $8)`,
    [org, `invoice/${randomUUID()}`, position, type, document, key, readKey || key, { source: { fromPage: 1, toPage: 2 }, taught }],
  );
  return document;
}

const found = async (issuerKey: string = SOUGHT.issuerKey) =>
  (await new PostgresLessonSource(database.pool('worker')).find(ORG, { ...SOUGHT, issuerKey })).map(({ hash, taught }) => [
    hash,
    [...taught.keys()],
  ]);

test('the newest corrected papers come first; those of other types, issuers and organisations are not there', async () => {
  await corrected(ORG, 1, ['invoice_number']);
  await corrected(ORG, 3, ['invoice_number', 'payment_terms']);
  await corrected(ORG, 5, ['gross_weight'], { type: 'PKL' });
  await corrected(ORG, 7, ['gross_weight'], { key: 'another' });
  await corrected(OTHER_ORG, 9, ['gross_weight']);
  expect(await found()).toEqual([
    ['hash 3', ['invoice_number', 'payment_terms']],
    ['hash 1', ['invoice_number']],
  ]);
});

test('an issuer whose name people corrected is found as it was read', async () => {
  await corrected(ORG, 11, ['seller_name'], { key: 'widgetsofbath', readKey: 'widqets' });
  expect(await found('widqets')).toEqual([['hash 11', ['seller_name']]]);
  expect(await found('widgetsofbath')).toEqual([['hash 11', ['seller_name']]]);
});

test('what is switched off is not used: a field, an issuer, or all', async () => {
  const off = (issuerKey: string, field: string) =>
    database.pool().query('insert into kept.lesson_off (org_id, issuer_key, field) values ($1, $2, $3)', [ORG, issuerKey, field]);
  await off('brightmoor', 'invoice_number');
  expect(await found()).toEqual([['hash 3', ['payment_terms']]]);
  await off('brightmoor', '');
  expect(await found()).toEqual([]);
  expect(await found('widqets')).toHaveLength(1);
  await off('', '');
  expect(await found('widqets')).toEqual([]);
});

test('on an empty database every table is reached by its index', async () => {
  const empty = await createTestDatabase(inject('postgresUrl'));
  try {
    const accesses = await explain(empty.pool('worker'), findLessons);
    expect(accesses.filter(({ index }) => index === undefined || index === null)).toEqual([]);
  } finally {
    await empty.drop();
  }
});
