import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { AllowedHosts } from '@tallyport/runtime/outbound/outbound-address';
import { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import { SecretKeys } from '@tallyport/runtime/secret-box/secret-keys';
import type { CameIn, InterfaceChange } from '@tallyport/simulators/customs-interface/ledger';
import { FreightSimulator } from '@tallyport/simulators/freight/freight-simulator';
import { OneCall } from '@tallyport/worker/adapters/freight-system/one-call';
import { CustomsFolder } from '@tallyport/worker/freight-export/customs-folder';
import { CustomsInterface } from '@tallyport/worker/freight-export/customs-interface';
import { CustomsPost } from '@tallyport/worker/freight-export/customs-post';
import { CustomsSettings } from '@tallyport/worker/freight-export/customs-settings';
import type { ExportInHand } from '@tallyport/worker/freight-export/export-in-hand';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { MemoryBlobs } from '../../chaos/freight-export/memory-blobs.js';

const HANDLE = 'TPABCDEFGHIJKLMNOPQRST';
const SNAPSHOT = '{"schema":"tallyport.customs-snapshot","job":{"code":"SYD-000431","vessel":"MÆRSK"}}';
const HASH = createHash('sha256').update(SNAPSHOT).digest('hex');
const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
const TABLE = 'identity.customs_interface_secret';
const signal = new AbortController().signal;
const box = new SecretBox(SecretKeys.parse(`one:${randomBytes(32).toString('base64')}`));

let database: TestDatabase;
let simulator: FreightSimulator;
let orgId: string;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());
beforeEach(async () => {
  simulator = await FreightSimulator.start();
  orgId = randomUUID();
  await database.pool().query('insert into kept.organisation (org_id, name) values ($1, $2)', [orgId, 'Org of a test']);
});
afterEach(() => simulator.close());

/** An organisation that has its snapshots posted, to the simulator where nothing else is said. */
async function setUp({
  answers = true,
  address = simulator.customsAddressOf('SYD'),
  ...change
}: InterfaceChange & { answers?: boolean; address?: string } = {}) {
  simulator.customsInterfaces.change('SYD', { secret: SECRET, ...change });
  await database.pool().query(
    `insert into kept.customs_interface (org_id, way, address, answers_by_handle, settle_seconds, secret_set_at, changed_at)
     values ($1, 'http', $2, $3, 300, now(), now() - interval '1 day')`,
    [orgId, address, answers],
  );
  const { keyId, nonce, sealed } = box.seal(SECRET, { table: TABLE, orgId, rowId: orgId });
  await database
    .pool()
    .query(`insert into ${TABLE} (org_id, key_id, nonce, sealed) values ($1, $2, $3, $4)`, [orgId, keyId, nonce, sealed]);
  return interfaceOn('127.0.0.1');
}

/** The shipped way, on the tables and in the role that it has in production. */
function interfaceOn(allowed: string): CustomsInterface {
  const blobs = new MemoryBlobs();
  blobs.keep(SNAPSHOT);
  const settings = new CustomsSettings(database.pool('worker'), box);
  const http = new OneCall({ allowedHosts: AllowedHosts.parse(allowed) }, 64 * 1024);
  const post = new CustomsPost({ blobs, settings, http });
  return new CustomsInterface({ settings, ways: { http: post, folder: new CustomsFolder(blobs, null) } });
}

/** An export of a snapshot, whose newest call left now. */
const one = {
  view: { sent: { hash: HASH }, attempts: [{ begun_at: new Date().toISOString() }] },
  wish: { handle: HANDLE },
} as unknown as ExportInHand;
const told = (key: keyof CameIn) => simulator.customsInterfaces.rows().map((row) => row[key]);

test('a snapshot is posted once, signed, and done by its receipt', async () => {
  const customs = await setUp();
  expect((await customs.call(orgId, one, signal)).outcome).toMatchObject({ kind: 'accepted', key: HANDLE, lines: [] });
  expect(simulator.customsInterfaces.rows()).toMatchObject([
    { method: 'POST', handle: HANDLE, sha256: HASH, is_signed: true, outcome: 'kept', bytes: Buffer.byteLength(SNAPSHOT) },
  ]);
  expect(await customs.readBack(orgId, one, signal)).toEqual({ kind: 'read', key: HANDLE, differences: [], original: null });
});

test.each(['error-500', 'cut'] as const)(
  'fault 45 (exports): after %s nothing is there, and the same is sent once more',
  async (misbehaviour) => {
    const customs = await setUp({ next: [misbehaviour] });
    expect((await customs.call(orgId, one, signal)).outcome.kind).toBe('unknown');
    expect(await customs.find(orgId, one, signal)).toEqual({ kind: 'not-there', settleSeconds: 300 });
    expect((await customs.call(orgId, one, signal)).outcome.kind).toBe('accepted');
    expect(told('outcome').filter((outcome) => outcome === 'kept')).toHaveLength(1);
  },
);

test.each(['error-500-after-keeping', 'cut-after-keeping', 'no-receipt'] as const)(
  'fault 46 (exports): after %s it is there, and does not leave again',
  async (misbehaviour) => {
    const customs = await setUp({ next: [misbehaviour] });
    expect((await customs.call(orgId, one, signal)).outcome.kind).toBe('unknown');
    expect(await customs.find(orgId, one, signal)).toEqual({ kind: 'there', key: HANDLE });
    expect(told('method')).toEqual(['POST', 'GET']);
  },
);

test('where it does not say what arrived, a person says it, and nothing is asked', async () => {
  const customs = await setUp({ answers: false, next: ['cut-after-keeping'] });
  expect((await customs.call(orgId, one, signal)).outcome.kind).toBe('unknown');
  expect((await customs.find(orgId, one, signal)).kind).toBe('cannot-tell');
  expect((await customs.readBack(orgId, one, signal)).kind).toBe('read');
  expect(told('method')).toEqual(['POST']);
});

test('what left another way than is set up now is asked for nowhere', async () => {
  const customs = await setUp();
  await customs.call(orgId, one, signal);
  await database
    .pool()
    .query(`update kept.customs_interface set way = 'folder', address = null, changed_at = now() + interval '1 s' where org_id = $1`, [
      orgId,
    ]);
  expect((await customs.find(orgId, one, signal)).kind).toBe('cannot-tell');
});

test('a refusal is told in its own words, and a wrong secret is one', async () => {
  const customs = await setUp({ next: ['refused'] });
  expect((await customs.call(orgId, one, signal)).outcome).toMatchObject({
    kind: 'refused',
    httpStatus: 422,
    lines: [{ severity: 'error', text: expect.stringContaining('the snapshot has no vessel') as string }],
  });
  simulator.customsInterfaces.change('SYD', { secret: `whsec_${randomBytes(32).toString('base64')}` });
  expect((await customs.call(orgId, one, signal)).outcome).toMatchObject({ kind: 'refused', httpStatus: 401 });
  expect(told('is_signed')).toEqual([true, false]);
});

test('nothing is posted to a private address for which the installation does not vouch', async () => {
  await setUp();
  expect((await interfaceOn('').call(orgId, one, signal)).outcome).toMatchObject({
    kind: 'not-sent',
    detail: expect.stringContaining('refused') as string,
  });
  expect(simulator.customsInterfaces.rows()).toEqual([]);
});

test('without its secret nothing leaves', async () => {
  const customs = await setUp();
  await database.pool().query(`delete from ${TABLE} where org_id = $1`, [orgId]);
  expect((await customs.call(orgId, one, signal)).outcome).toMatchObject({ kind: 'not-sent' });
  expect(simulator.customsInterfaces.rows()).toEqual([]);
});
