import { randomUUID } from 'node:crypto';
import type { Lineage, LineageEnd } from '@tallyport/contracts/lodgement/lineage';
import type { CustomsError } from '@tallyport/contracts/lodgement/values';
import { addCustomsVersion } from '@tallyport/customs-tables/customs-versions';
import type { CustomsResponse } from '@tallyport/domain/lodgement/customs-word';
import { importStarterTables } from '@tallyport/worker/adapters/customs/import-starter-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendAsBuilt } from '../../testing/built-interchange.js';
import { TestDeclaration } from '../../testing/test-declaration.js';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';
import { reading, readRecord } from '../../testing/test-records.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let declaration: TestDeclaration;
let paper: { id: string; lines: string[] };
const DOCUMENT = randomUUID();

beforeAll(async () => {
  desk = await startTestDesk();
  await importStarterTables(desk.database.pool('worker'));
});
afterAll(() => desk.close());

beforeEach(async () => {
  org = await desk.org();
  broker = await org.member('broker');
  const admin = await org.member(null, ['admin']);
  await desk.post('/api/accounts/me/broker_profile/au', broker.token, { license_number: '01234' });
  const body = { may_lodge: true, customs_site_id: 'TALLY001', customs_owner_site_id: 'HARBOUR1' };
  await desk.call('PUT', `/api/v1/orgs/${org.id}/org_setting`, { token: admin.token, body });
  declaration = await TestDeclaration.make(desk, org, broker);
  const bill = { kind: 'waybill' as const, workOrderId: declaration.job.id, documentId: DOCUMENT, fields: { voyage: reading('115N') } };
  paper = await readRecord(desk, org.id, bill);
  await declaration.moveJob('accepted');
});

/** The voyage of the declaration becomes what the bill says, the owner's reference what the broker types. */
async function edit(reference: string): Promise<void> {
  const { fields } = await declaration.record();
  const from = { record_id: paper.id, kind: 'waybill', line_id: null, field: 'voyage', position: 1 };
  const changes = [
    { field: 'voyage', previous: fields.voyage?.value, next: '115N', from },
    { field: 'owner_reference', previous: fields.owner_reference?.value, next: reference },
  ];
  const { status } = await declaration.call('amend', { edits: [{ kind: 'amend', changes }] });
  expect(status).toBe(200);
}

/** Customs writes later each time. */
let minute = 0;

async function lodged(name: 'lodge' | 'amend_lodgement', version: number, more: Partial<CustomsResponse> = {}): Promise<void> {
  const { status } = await declaration.sign(name, name === 'lodge' ? {} : { reason: 'the reference' });
  expect(status).toBe(200);
  await sendAsBuilt(desk, org.id, declaration);
  const messageTime = new Date(Date.now() + ++minute * 60_000).toISOString().replace(/\.\d+Z/, 'Z');
  const said = { ownReference: 'any', version, messageTime, icsIdentifier: 'AEH7KY3TP', questions: [], amounts: [], errors: [] };
  await declaration.hear({ kind: 'response', outcome: 'accepted', ...said, ...more });
}

async function importRate(rate: string): Promise<void> {
  const row = { key: 'USD', valid_from: '2026-01-01', valid_to: null, source: 'test', law: '', values: { currency: 'USD', rate } };
  const file = { fileName: 'rates.csv', fileDate: '2026-11-23', importedAt: new Date().toISOString(), isDemonstration: true };
  await addCustomsVersion(desk.database.pool('worker'), { table: 'exchange_rate', ...file, sha256: rate, rows: [row] });
}

async function lineage(query = '', of = declaration.path): Promise<Lineage> {
  return (await desk.get(`${of}/lineage${query}`, broker.token)).body as unknown as Lineage;
}

const valuesOf = ({ results }: Lineage) =>
  results.flatMap(({ part, item, text, values }) => values.map((value) => ({ part, item, text, ...value })));
const endsOf = (values: ReturnType<typeof valuesOf>) =>
  values.flatMap(({ ends, fields }) => [...ends, ...fields.flatMap((field) => field.ends)]);
const signed = (): LineageEnd => ({ kind: 'person', user_id: broker.id, at: expect.any(String) as string, did: 'signed' });

describe('the lineage of a lodged declaration', () => {
  test('is empty before anything was made', async () => {
    expect(await lineage()).toEqual({
      results: [],
      count: 0,
      next: null,
      previous: null,
      version: null,
      customs_message: null,
      answered_at: null,
      rows: [],
    });
  });

  test('names for every value of every segment a box, a row that is there, or a person', async () => {
    await edit('PO 88');
    await lodged('lodge', 1);
    const all = await lineage('?page_size=200');
    expect([all.version, all.count, all.results.length]).toEqual([1, all.results.length, all.results.length]);
    const rows = new Set(all.rows.map(({ id }) => id));
    expect(valuesOf(all).filter((value) => endsOf([value]).length === 0)).toEqual([]);
    expect(endsOf(valuesOf(all)).filter((end) => end.kind === 'row' && !rows.has(end.id))).toEqual([]);
    const inside = all.results.filter(({ part, text }) => part !== 'envelope' && !/^UN[AHTZ]/.test(text));
    expect(inside.filter(({ row }) => row === null || !rows.has(row))).toEqual([]);
    const named = (name: string) => valuesOf(all).find((value) => value.name === name);
    const box = { kind: 'box', document_id: DOCUMENT, place: reading('').place };
    expect(named('voyage')?.fields).toMatchObject([{ value: '115N', from: { record_id: paper.id, field: 'voyage' } }]);
    expect(named('voyage')?.fields[0]?.ends).toEqual([{ ...signed(), did: 'wrote' }, box]);
    expect(named('owner_reference')?.fields[0]?.ends).toEqual([{ ...signed(), did: 'wrote' }]);
    expect(named('sending.licence')?.ends).toEqual([signed()]);
    expect(named('amounts.duty')?.ends.map((end) => (end.kind === 'row' ? end.table : end.kind))).toEqual(
      expect.arrayContaining(['exchange_rate', 'rounding', 'tariff_rate']),
    );
  });

  test('is found by segment, and by field and line, in the newest version that says it', async () => {
    await lodged('lodge', 1);
    await edit('PO 89');
    await lodged('amend_lodgement', 2);
    const goods = (await declaration.record()).lines.find(({ fields }) => fields.line_type?.value === 'goods')?.line_id ?? '';
    const price = await lineage(`?field=price&line=${goods}`);
    expect([price.version, valuesOf(price).map(({ name, part, item }) => [name, part, item])]).toEqual([
      1,
      [
        ['price', 'goods', 1],
        ['invoice.invoice_currency', 'goods', 1],
      ],
    ]);
    expect((await lineage(`?field=price&line=${goods}&version=2`)).results).toEqual([]);
    const reference = await lineage('?field=owner_reference');
    expect([reference.version, valuesOf(reference).map(({ value }) => value)]).toEqual([2, ['PO 89']]);
    expect(valuesOf(await lineage('?field=owner_reference&version=1')).map(({ value }) => value)).toEqual(['PO 88-1204']);
    const [found] = reference.results;
    expect((await lineage(`?version=2&segment=${found?.place}`)).results).toEqual(reference.results);
    expect((await lineage('?field=owner_reference&version=7')).version).toBeNull();
    const { results: messages } = (await desk.get(`${declaration.jobPath}/customs_messages`, broker.token)).body as unknown as {
      results: { id: string; version: number; direction: string }[];
    };
    expect(messages.find(({ version, direction }) => version === 2 && direction === 'sent')?.id).toBe(reference.customs_message);
  });

  test('says what customs said: errors where they belong, amounts beside ours', async () => {
    const error: CustomsError = {
      code: 'IMD0271',
      words: 'No such voyage',
      place: 'header',
      line: null,
      segment: 'TDT:20',
      field: 'voyage',
    };
    await lodged('lodge', 1, { outcome: 'rejected', errors: [error] });
    const refused = valuesOf(await lineage('?field=voyage'));
    expect(refused.find(({ name }) => name === 'voyage')?.errors).toEqual([error]);
    expect(refused.find(({ name }) => name === 'vessel')?.errors).toEqual([]);
    const first = (await lineage()).customs_message;
    await lodged('lodge', 1, { amounts: [{ qualifier: '55', amount: '1.23', currency: 'AUD' }] });
    const duty = valuesOf(await lineage('?page_size=200')).filter(({ customs_amount }) => customs_amount !== null);
    expect(duty.map(({ name, customs_amount }) => [name, customs_amount?.amount])).toEqual([['amounts.duty', '1.23']]);
    const ofFirst = valuesOf(await lineage(`?message=${first}&field=voyage`));
    expect(ofFirst.flatMap(({ errors }) => errors)).toEqual([error]);
  });

  test('stays what it was when rows are imported later, and when papers or the declaration change', async () => {
    await edit('PO 88');
    await lodged('lodge', 1);
    const before = await lineage('?page_size=200');
    await importRate('0.5000');
    await edit('PO 90');
    const change = { edits: [{ kind: 'amend', changes: [{ field: 'voyage', previous: '115N', next: '116N' }] }] };
    expect((await desk.post(`${declaration.jobPath}/waybills/${paper.id}/amend`, broker.token, change)).status).toBe(200);
    expect(await lineage('?page_size=200')).toEqual(before);
  });

  test('comes page by page', async () => {
    await lodged('lodge', 1);
    const all = await lineage('?page_size=200');
    const second = await lineage('?page=2&page_size=10');
    expect([second.count, second.results]).toEqual([all.count, all.results.slice(10, 20)]);
  });

  test('is nobody else’s', async () => {
    await lodged('lodge', 1);
    const other = await (await desk.org()).member('broker');
    expect((await desk.get(`${declaration.path}/lineage`, other.token)).status).toBe(404);
    const another = await TestDeclaration.make(desk, org, broker);
    const misplaced = `/api/v1/orgs/${org.id}/work_orders/${another.job.id}/declarations/${declaration.id}/lineage`;
    expect((await desk.get(misplaced, broker.token)).status).toBe(404);
  });
});
