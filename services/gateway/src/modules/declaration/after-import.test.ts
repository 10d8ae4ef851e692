import type { DeclarationAfterImport } from '@tallyport/contracts/declaration/after-import-http';
import { addCustomsVersion } from '@tallyport/customs-tables/customs-versions';
import { explain, recordingPool } from '@tallyport/database/testing/explain';
import type { FrozenRecord } from '@tallyport/domain/lodgement/frozen-record';
import { importStarterTables } from '@tallyport/worker/adapters/customs/import-starter-tables';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendAsBuilt } from '../../testing/built-interchange.js';
import { TestDeclaration } from '../../testing/test-declaration.js';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { RecordQueries } from '../shipping-record/record.queries.js';
import { AfterImportQueries } from './after-import.queries.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let imports = 0;

beforeAll(async () => {
  desk = await startTestDesk();
  await importStarterTables(desk.database.pool('worker'));
});
afterAll(() => desk.close());

beforeEach(async () => {
  await importRate('0.6400');
  [org, broker] = await lodgingOrg();
});

async function lodgingOrg(): Promise<[TestOrg, TestMember]> {
  const made = await desk.org();
  const member = await made.member('broker');
  const admin = await made.member(null, ['admin']);
  await desk.post('/api/accounts/me/broker_profile/au', member.token, { license_number: '01234' });
  const body = { may_lodge: true, customs_site_id: 'TALLY001', customs_owner_site_id: 'HARBOUR1' };
  await desk.call('PUT', `/api/v1/orgs/${made.id}/org_setting`, { token: admin.token, body });
  return [made, member];
}

/** A corrected table of exchange rates: a version of its own, in place of the one before for every day. */
async function importRate(rate: string): Promise<void> {
  const row = { key: 'USD', valid_from: '2026-01-01', valid_to: null, source: 'Corrected', law: '', values: { currency: 'USD', rate } };
  const file = { fileName: 'rates.csv', fileDate: '2026-11-23', importedAt: new Date().toISOString(), isDemonstration: true };
  await addCustomsVersion(desk.database.pool('worker'), { table: 'exchange_rate', ...file, sha256: `${rate} ${++imports}`, rows: [row] });
}

async function lodged(currency = 'USD'): Promise<TestDeclaration> {
  const declaration = await TestDeclaration.make(desk, org, broker);
  const { lines } = await declaration.record();
  const fields = ['invoice_currency', 'charge_currency'] as const;
  const edits = lines.flatMap(({ line_id, fields: said }) =>
    fields.flatMap((field) =>
      said[field]?.value === 'USD' && currency !== 'USD'
        ? [{ kind: 'amend-line', line_id, changes: [{ field, previous: 'USD', next: currency }] }]
        : [],
    ),
  );
  if (edits.length > 0) await declaration.call('amend', { edits });
  await declaration.moveJob('accepted');
  expect((await declaration.sign('lodge')).status).toBe(200);
  await sendAsBuilt(desk, org.id, declaration);
  await hear(declaration, 'accepted', 1);
  return declaration;
}

async function hear(declaration: TestDeclaration, outcome: 'accepted' | 'withdrawn', version: number): Promise<void> {
  const messageTime = new Date(Date.now() + version * 60_000).toISOString().replace(/\.\d+Z/, 'Z');
  const said = { ownReference: 'any', version, messageTime, icsIdentifier: 'AEH7KY3TP', questions: [], amounts: [], errors: [] };
  await declaration.hear({ kind: 'response', outcome, ...said });
  await desk.settle();
}

async function frozenOf(declaration: TestDeclaration): Promise<FrozenRecord> {
  const { messages } = await declaration.lodgement();
  return JSON.parse((await desk.parts.blobs.read(org.id, messages.at(-1)?.snapshot ?? '')).toString()) as FrozenRecord;
}

async function afterImport(query = '', token = broker.token) {
  const { status, body } = await desk.get(`/api/v1/orgs/${org.id}/declarations/after_import${query}`, token);
  return { status, count: body['count'], next: body['next'], results: (body['results'] ?? []) as unknown as DeclarationAfterImport[] };
}

test('after a corrected exchange rate exactly the declarations in that currency come out otherwise, to the cent, and what was sealed stays', async () => {
  const dollars = await lodged();
  await lodged('AUD');
  expect((await afterImport()).results).toEqual([]);
  const sealed = await frozenOf(dollars);
  await importRate('0.5000');
  const { results, count } = await afterImport();
  expect([count, results.map(({ id }) => id)]).toEqual([2, [dollars.id]]);
  // USD 20,000 at 0.5 are AUD 40,000, freight and insurance of USD 1,280 are 2,560; duty 5 %, GST 10 % of all three.
  const due = (2_000 + 4_456 + Number(sealed.amounts['charges'])).toFixed(2);
  const [found] = results;
  const amount = (name: string) => found?.amounts.find((one) => one.name === name);
  expect(amount('customs_value')).toEqual({ name: 'customs_value', signed: '31250.00', now: '40000.00' });
  expect(amount('duty')?.now).toBe('2000.00');
  expect(amount('gst_payable')?.now).toBe('4456.00');
  expect(amount('due')).toEqual({ name: 'due', signed: sealed.amounts['due'], now: due });
  expect(found?.difference).toBe((Number(due) - Number(sealed.amounts['due'])).toFixed(2));
  expect(found?.rows.map(({ before, after }) => [before?.values, after?.values, after?.source])).toEqual([
    [{ currency: 'USD', rate: '0.6400' }, { currency: 'USD', rate: '0.5000' }, 'Corrected'],
  ]);
  expect(await frozenOf(dollars)).toEqual(sealed);
  await importRate('0.6400');
  expect((await afterImport()).results).toEqual([]);
});

test('what is withdrawn, only pre-lodged or another organisation’s is not looked through', async () => {
  const withdrawn = await lodged();
  await withdrawn.call('withdraw', { reason: 'sold' });
  await sendAsBuilt(desk, org.id, withdrawn);
  await hear(withdrawn, 'withdrawn', 2);
  const early = await TestDeclaration.make(desk, org, broker);
  await early.moveJob('accepted');
  await early.sign('pre_lodge');
  await importRate('0.5000');
  await desk.settle();
  expect(await afterImport()).toMatchObject({ count: 0, results: [] });
  const [, stranger] = await lodgingOrg();
  expect((await afterImport('', stranger.token)).status).toBe(404);
});

test('a page looks through so many declarations and no more', async () => {
  const [first, second] = [await lodged(), await lodged()];
  await importRate('0.5000');
  const one = await afterImport('?page_size=1');
  const other = await afterImport('?page_size=1&page=2');
  expect([one.count, one.results[0]?.id, other.results[0]?.id]).toEqual([2, second.id, first.id]);
  expect([one.next === null, other.next]).toEqual([false, null]);
  expect((await afterImport('?page_size=21')).status).toBe(400);
});

test('they are found through indexes', async () => {
  const { pool, statements } = recordingPool(desk.parts.pool);
  const queries = new AfterImportQueries(pool, desk.parts.blobs, new RecordQueries(pool, desk.parts.eventStore));
  await queries.list(org.id, { page: 1, page_size: 20 });
  const asked = [...statements.values()].filter(({ name }) => name === 'lodged-before-the-last-import');
  const [plan = []] = await Promise.all(asked.map((statement) => explain(desk.parts.pool, statement)));
  const ways = plan.map(({ table, index, how }) => `${table} by ${index ?? how}`);
  expect(ways).toContain('record_v1 by record_v1_org_id_kind_position_idx');
  expect(ways).toContain('record_v1 by record_v1_pkey');
});
