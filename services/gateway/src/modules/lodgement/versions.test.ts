import { randomUUID } from 'node:crypto';
import type { CustomsTableName } from '@tallyport/contracts/customs-table/tables';
import { CustomsDialogue } from '@tallyport/contracts/lodgement/dialogue';
import type { AsLodged, LodgedVersion, VersionDifference } from '@tallyport/contracts/lodgement/version-http';
import { addCustomsVersion } from '@tallyport/customs-tables/customs-versions';
import { DatedTables } from '@tallyport/domain/customs-table/dated-tables';
import { entryOf } from '@tallyport/domain/declaration/declared-entry-of';
import { assessEntry } from '@tallyport/domain/duty/assess-entry';
import { importStarterTables } from '@tallyport/worker/adapters/customs/import-starter-tables';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.js';
import { TestDeclaration } from '../../testing/test-declaration.js';
import { startTestDesk, type TestDesk } from '../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let broker: TestMember;
let declaration: TestDeclaration;

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
  const sites = { may_lodge: true, customs_site_id: 'TALLY001', customs_owner_site_id: 'HARBOUR1' };
  await desk.call('PUT', `/api/v1/orgs/${org.id}/org_setting`, { token: admin.token, body: sites });
  declaration = await TestDeclaration.make(desk, org, broker);
});

async function read<Reply>(path: string): Promise<Reply> {
  await desk.settle();
  const { status, body, text } = await desk.get(`${declaration.path}/${path}`, broker.token);
  if (status !== 200) throw new Error(text);
  return body as unknown as Reply;
}
const versions = async () => (await read<{ results: LodgedVersion[] }>('versions')).results;
const asLodged = (version: string) => read<AsLodged>(`versions/${version}`);
const difference = (version: string, to = '') => read<VersionDifference>(`versions/${version}/difference${to && `?to=${to}`}`);

/** Signs what stands and answers the control reference. */
async function signed(): Promise<string> {
  await declaration.moveJob('accepted');
  const { status, text } = await declaration.sign('lodge');
  if (status !== 200) throw new Error(text);
  return (await declaration.lodgement()).messages.at(-1)?.control_reference ?? '';
}

async function refuse(): Promise<void> {
  await declaration.send();
  const messageTime = new Date(Date.now() + 60_000).toISOString().replace(/\.\d+Z/, 'Z');
  const said = { ownReference: 'any', version: 1, messageTime, icsIdentifier: null, questions: [], amounts: [] };
  const error = { code: 'IMD0001', words: 'no', place: 'header' as const, line: null, segment: null, field: null };
  await declaration.hear({ kind: 'response', ...said, outcome: 'rejected', errors: [error] });
}

async function price(of: number, next: string): Promise<void> {
  const goods = (await declaration.record()).lines.filter(({ fields }) => fields.line_type?.value === 'goods');
  const line = goods[of];
  const changes = [{ field: 'price', previous: line?.fields.price?.value, next }];
  const { status, text } = await declaration.call('amend', { edits: [{ kind: 'amend-line', line_id: line?.line_id, changes }] });
  if (status !== 200) throw new Error(text);
}

/** A dearer dollar on the day of the valuation, as a later file of the same table says it. */
async function importRates(rate: string, importedAt = new Date().toISOString()): Promise<void> {
  await addCustomsVersion(desk.database.pool('worker'), {
    table: 'exchange_rate',
    fileName: 'rates.csv',
    fileDate: '2026-11-24',
    importedAt,
    isDemonstration: true,
    sha256: randomUUID(),
    rows: ['USD', 'AUD'].map((currency) => ({
      key: currency,
      valid_from: '2026-01-01',
      valid_to: '2026-12-31',
      source: 'test',
      law: '',
      values: { currency, rate: currency === 'AUD' ? '1' : rate },
    })),
  });
}

const centsOf = (amount: string | null | undefined) => Math.round(Number(amount) * 100);
const dueOf = ({ record, customs_rows }: AsLodged) =>
  assessEntry(entryOf(record), new DatedTables(Map.groupBy(customs_rows, ({ table }) => table as CustomsTableName))).due;

describe('a version as it was lodged', () => {
  test('says who signed what, and with its rows anybody comes to the due that was sealed: also after later edits and imports', async () => {
    const version = await signed();
    const before = await asLodged(version);
    expect(before.version).toMatchObject({ purpose: 'lodge', version: 1, signed_by: { name: 'Kim Nguyen', licence_number: '01234' } });
    expect([before.is_same, dueOf(before)]).toEqual([true, before.version.due]);
    await price(0, '13000.00');
    await importRates('0.5');
    const after = await asLodged(version);
    expect([after.is_same, dueOf(after)]).toEqual([true, before.version.due]);
    expect(after.record).toEqual(before.record);
    expect(after.customs_rows).toEqual(before.customs_rows);
    expect((await declaration.record()).stream_position).toBeGreaterThan(after.record.stream_position);
  });

  test('goes by the tables that were there, although an import that was under way bears an earlier time', async () => {
    const begun = new Date().toISOString();
    const version = await signed();
    await importRates('0.3', begun);
    const then = await asLodged(version);
    expect([then.is_same, dueOf(then)]).toEqual([true, then.version.due]);
  });

  test('has the papers of the job as they stood then, also one that was taken away since', async () => {
    const upload = async (name: string) => {
      const { body, headers } = multipart([{ name, content: Buffer.from(`%PDF-1.7 ${name}`) }]);
      const sent = await desk.call('POST', `${declaration.jobPath}/documents`, { token: broker.token, body, headers });
      return (sent.body['results'] as unknown as { document: { id: string } }[])[0]?.document.id ?? '';
    };
    const invoice = await upload('invoice.pdf');
    await desk.settle();
    const version = await signed();
    await upload('later.pdf');
    await desk.call('DELETE', `${declaration.jobPath}/documents/${invoice}`, { token: broker.token });
    const { papers } = await asLodged(version);
    expect(papers).toMatchObject([{ document_id: invoice, file_name: 'invoice.pdf', withdrawn_since: true }]);
    expect((await desk.get(`${declaration.jobPath}/documents/${invoice}/download`, broker.token)).status).toBe(200);
  });

  test('has the answer of customs to it, and not that to the next signature of the same version', async () => {
    const first = await signed();
    await refuse();
    const second = await signed();
    expect((await versions()).map(({ control_reference, phase }) => [control_reference, phase])).toEqual([
      [second, 'requested'],
      [first, 'rejected'],
    ]);
    expect((await asLodged(first)).answers.map(({ event }) => event)).toEqual(['acknowledged', 'rejected']);
    expect((await asLodged(second)).answers).toEqual([]);
  });

  test('is what the rows of a past moment say as well, by time and by position', async () => {
    const version = await signed();
    await desk.settle();
    const { rows } = await desk.database.pool().query<{ position: string }>('select max(position) as position from event_store.log');
    const instant = new Date().toISOString();
    const before = await asLodged(version);
    await importRates('0.4');
    for (const moment of [instant, rows[0]?.position]) {
      const then = await read<{ results: AsLodged['customs_rows'] }>(`customs_rows?as_of=${moment}`);
      expect(then.results).toEqual(before.customs_rows);
    }
    const now = await read<{ results: AsLodged['customs_rows'] }>('customs_rows');
    expect(now.results).not.toEqual(before.customs_rows);
  });

  test('is not found where nothing of that name was signed', async () => {
    await signed();
    for (const path of ['versions/NOTHING', 'versions/NOTHING/difference', 'versions/NOTHING/interchange']) {
      const { status, body } = await desk.get(`${declaration.path}/${path}`, broker.token);
      expect([status, body['code']]).toEqual([404, 'lodgement.version-not-found']);
    }
  });
});

describe('the difference of two versions', () => {
  test('names each change with who made it and its cents, which add up to the difference of what is due', async () => {
    const version = await signed();
    expect(await difference(version)).toMatchObject({ not_sent: false, steps: [], difference: '0.00' });
    await price(0, '13000.00');
    const edit = { kind: 'amend', changes: [{ field: 'voyage', previous: '114S', next: '115N' }] };
    await declaration.call('amend', { edits: [edit] });
    const { steps, ...whole } = await difference(version);
    const changes = steps.flatMap((step) => step.changes);
    expect(changes).toMatchObject([
      { kind: 'changed', line_id: null, field: 'voyage', from: '114S', to: '115N', by: { user_id: broker.id } },
      { kind: 'changed', field: 'price', from: '12000.00', to: '13000.00', by: { user_id: broker.id } },
    ]);
    expect(steps[0]?.difference).toBe('0.00');
    expect([whole.not_sent, whole.attributed_by]).toEqual([true, 'change']);
    expect(steps.reduce((sum, step) => sum + centsOf(step.difference), 0)).toBe(centsOf(whole.difference));
    expect(Number(whole.difference)).not.toBe(0);
  });

  test('what a newer version says was sent, though an older one does not say it', async () => {
    const first = await signed();
    await refuse();
    await declaration.call('amend', { edits: [{ kind: 'amend', changes: [{ field: 'voyage', previous: '114S', next: '115N' }] }] });
    await signed();
    const { steps, not_sent } = await difference(first);
    expect([steps.length, not_sent]).toEqual([1, false]);
  });

  test('between two signatures takes the tables of each, and gives the import a step of its own', async () => {
    await importRates('0.64');
    const first = await signed();
    await refuse();
    await importRates('0.8');
    const second = await signed();
    const { steps, due_from, due_to } = await difference(first, second);
    expect(steps).toMatchObject([
      { about: 'rows', changes: [], rows: [{ from: { values: { rate: '0.64' } }, to: { values: { rate: '0.8' } } }] },
    ]);
    expect(centsOf(due_from) + centsOf(steps[0]?.difference)).toBe(centsOf(due_to));
    const due = (await versions()).map((version) => version.due);
    expect(due).toEqual([due_to, due_from]);
  });
});

test('the dialogue has every turn with what is known of it', async () => {
  const version = await signed();
  await refuse();
  const dialogue = CustomsDialogue.parse(await read<unknown>('dialogue'));
  expect(dialogue.turns.map(({ event }) => event.type)).toEqual([
    'lodgement.requested',
    'lodgement.message-built',
    'lodgement.sent',
    'lodgement.acknowledged',
    'lodgement.rejected',
  ]);
  expect(dialogue.turns[0]?.snapshot).toMatchObject({ kind: 'declaration', fields: { broker_reference: 'SYD-000431' } });
  expect(dialogue.outcome.messages[0]?.control_reference).toBe(version);
  expect(dialogue.segments.length).toBeGreaterThan(100);
});
