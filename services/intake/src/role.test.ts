import { randomUUID } from 'node:crypto';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TestIntake } from './testing/test-intake.js';

let intake: TestIntake;
beforeAll(async () => {
  intake = await TestIntake.open(inject('postgresUrl'));
});
afterAll(() => intake.close());

const attempt = (text: string, values: readonly unknown[] = []) =>
  intake.database
    .pool('intake')
    .query(text, [...values])
    .then(
      ({ rowCount }) => `${rowCount} rows`,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );

const INSERT = `insert into event_store.event (org_id, stream_id, stream_position, event_id, type, schema_version, metadata, recorded_at, lane, data_hash, previous_hash, hash)
  select $1::uuid, $2, 1, gen_random_uuid(), $3, 1, '{}', now(), 0, '', '', '' where ${TENANT_GUARD}`;

test('the intake adds what customs sent, to such streams alone', async () => {
  const { id } = await intake.org();
  expect(await attempt(INSERT, [id, `customs-message/${randomUUID()}`, 'customs-message.received'])).toBe('1 rows');
  const refused = 'new row violates row-level security policy for table "event"';
  expect(await attempt(INSERT, [id, `lodgement/${randomUUID()}`, 'customs-message.received'])).toBe(refused);
  expect(await attempt(INSERT, [id, `customs-message/${randomUUID()}`, 'lodgement.customs-answer-recorded'])).toBe(refused);
});

test('the intake adds what freight systems sent, to their streams alone', async () => {
  const { id } = await intake.org();
  expect(await attempt(INSERT, [id, `freight-message/${randomUUID()}`, 'freight-message.received'])).toBe('1 rows');
  const refused = 'new row violates row-level security policy for table "event"';
  expect(await attempt(INSERT, [id, `export/${randomUUID()}`, 'freight-message.received'])).toBe(refused);
  expect(await attempt(INSERT, [id, `freight-message/${randomUUID()}`, 'freight-message.matched'])).toBe(refused);
  expect(await attempt(INSERT, [id, `freight-message/${randomUUID()}`, 'customs-message.received'])).toBe(refused);
  expect(await attempt(INSERT, [id, `customs-message/${randomUUID()}`, 'freight-message.received'])).toBe(refused);
});

test('it sees no other stream, changes no event, and cannot list addresses or read what organisations keep', async () => {
  const { id } = await intake.org();
  await intake.database.pool().query(INSERT, [id, `work-order/${randomUUID()}`, 't']);
  await intake.database.pool().query(INSERT, [id, `customs-message/${randomUUID()}`, 'customs-message.received']);
  expect(await attempt(`select from event_store.event where ${TENANT_GUARD} and org_id = $1::uuid`, [id])).toBe('1 rows');
  expect(await attempt('select from event_store.event')).toBe('0 rows');
  for (const [text, table] of [
    ['update event_store.event set data = null', 'event'],
    ['delete from event_store.event', 'event'],
    ['select from kept.customs_address', 'customs_address'],
    ['select from kept.freight_address', 'freight_address'],
    ['select from kept.freight_system', 'freight_system'],
    ['select from kept.organisation', 'organisation'],
  ] as const) {
    expect(await attempt(text)).toBe(`permission denied for table ${table}`);
  }
});
