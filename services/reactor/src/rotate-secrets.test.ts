import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import { SecretKeys } from '@tallyport/runtime/secret-box/secret-keys';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { rotateSecrets } from './rotate-secrets.js';

const OLD = `old:${'o'.repeat(32)}`;
const NEW = `new:${'n'.repeat(32)}`;
const TABLE = 'identity.freight_secret';

let database: TestDatabase;
let owner: pg.Pool;
let reactor: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  [owner, reactor] = [database.pool(), database.pool('reactor')];
});
afterAll(() => database.drop());

/** A freight system of a new organisation with a secret, sealed with the first of `keys`. */
async function plant(keys: string, secret: string, boundTo?: string) {
  const [orgId, rowId] = [randomUUID(), randomUUID()];
  await owner.query(`insert into kept.organisation (org_id, name) values ($1, 'Harbour Brokers')`, [orgId]);
  await owner.query(
    `insert into kept.freight_system (org_id, id, name, address, enterprise_id, server_id, company_code, user_name, data_provider, target_type,
       bill_rule, finds_by_reference, reference_type, settle_seconds, calls_at_once, call_seconds, pull_seconds)
     values ($1, $2, 'Freight', 'https://freight.example', 'A2B', 'TST', 'SYD', 'tallyport', 'TALLYPORT', 'ForwardingShipment',
       'house', true, 'TPX', 600, 4, 120, 300)`,
    [orgId, rowId],
  );
  const { keyId, nonce, sealed } = new SecretBox(SecretKeys.parse(keys)).seal(secret, { table: TABLE, orgId, rowId: boundTo ?? rowId });
  await owner.query(`insert into ${TABLE} values ($1, $2, $3, $4, $5)`, [orgId, rowId, keyId, nonce, sealed]);
  return { orgId, rowId };
}

async function opened(keys: string, { orgId, rowId }: { orgId: string; rowId: string }): Promise<string> {
  const { rows } = await owner.query<{ key_id: string; nonce: Buffer; sealed: Buffer }>(`select * from ${TABLE} where system_id = $1`, [
    rowId,
  ]);
  const [row] = rows;
  if (!row) throw new Error('there is no secret');
  return new SecretBox(SecretKeys.parse(keys)).open({ keyId: row.key_id, ...row }, { table: TABLE, orgId, rowId });
}

test('secrets of a key go to the one in front of it, once, and open without it then', async () => {
  const places = [await plant(OLD, 'first'), await plant(OLD, 'second'), await plant(NEW, 'third')];
  const keys = SecretKeys.parse(`${NEW},${OLD}`);
  expect(await rotateSecrets(reactor, keys)).toEqual({ rotated: 2, kept: 1, notOpened: [] });
  expect(await Promise.all(places.map((place) => opened(NEW, place)))).toEqual(['first', 'second', 'third']);
  expect(await rotateSecrets(reactor, keys)).toEqual({ rotated: 0, kept: 3, notOpened: [] });
});

test('what does not open is named without what it is, stays as it was, and keeps nothing else back', async () => {
  const moved = await plant(OLD, 'moved here', randomUUID());
  const foreign = await plant(`gone:${'g'.repeat(32)}`, 'of a key that is gone');
  const well = await plant(OLD, 'well');
  const { rotated, notOpened } = await rotateSecrets(reactor, SecretKeys.parse(`${NEW},${OLD}`));
  expect([rotated, notOpened.length]).toEqual([1, 2]);
  for (const { rowId } of [moved, foreign]) expect(notOpened.join('\n')).toContain(rowId);
  expect(notOpened.join('\n')).not.toMatch(/moved here|of a key that/);
  expect(await opened(NEW, well)).toBe('well');
  expect(await opened(`gone:${'g'.repeat(32)}`, foreign)).toBe('of a key that is gone');
});
