import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Operation } from '@tallyport/contracts/define-operation';
import { OPERATIONS } from '@tallyport/contracts/operations';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { RECORD_KINDS } from '@tallyport/contracts/shipping-record/kinds';
import { importStarterTables } from '@tallyport/worker/adapters/customs/import-starter-tables';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveFromCustoms } from './testing/customs-messages.js';
import { DeskClient } from './testing/desk-client.js';
import { multipart } from './testing/multipart.js';
import { BODIES, LIST_VIEW } from './testing/operation-bodies.js';
import { plantEmail } from './testing/plant-email.js';
import { plantFreight } from './testing/plant-freight.js';
import { plantPage } from './testing/plant-page.js';
import { plantTeam } from './testing/plant-team.js';
import { plantWebhook } from './testing/plant-webhook.js';
import { signVersions } from './testing/sign-versions.js';
import { type Ids, missing, nameOf } from './testing/tenant-ids.js';
import { startTestDesk, type TestDesk } from './testing/test-desk.js';
import type { Answer } from './testing/test-gateway.js';
import type { TestMember, TestOrg } from './testing/test-org.js';
import { reading, readRecord } from './testing/test-records.js';

const CANARY = `canary-${randomUUID()}`;
/** So many strings of the other org wait to be found in an answer. */
const PLANTED = 10_000;
const LINES = 1_250;
const FIELDS = ['description', 'product_code', 'country_of_origin', 'lookup_code'] as const;
let desk: TestDesk;
let mine: TestOrg;
let theirs: TestOrg;
let me: TestMember;
let them: TestMember;
let leaver: TestMember;
let my: Ids;
let their: Ids;
const seen: string[] = [];
const logged: string[] = [];

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  desk = await startTestDesk({}, pino({ level: 'trace' }, sink));
  await importStarterTables(desk.database.pool('worker'));
  [mine, theirs] = [await desk.org('Mine'), await desk.org(`${CANARY} Brokers`)];
  [me, them, leaver] = [
    await mine.member('broker', ['admin', 'operator']),
    await theirs.member('broker'),
    await theirs.member('broker', ['admin', 'operator']),
  ];
  my = await plant(mine, me, 'own');
  their = await plant(theirs, them, CANARY, PLANTED / (LINES * FIELDS.length) + 1);
  await theirs.remove(leaver);
  await desk.settle();
}, 120_000);
afterAll(() => desk.close());

/** Fills an org: a job, a party, a message, a document, and records with a string in every field. */
async function plant(org: TestOrg, member: TestMember, text: string, invoices = 1): Promise<Ids> {
  const party = await desk.post(`/api/v1/orgs/${org.id}/parties`, member.token, { name: `${text} importer`, city: text });
  await desk.post(`/api/v1/orgs/${org.id}/aucargo_cargowise_product/save_product`, member.token, { product_code: text, name: text });
  await desk.post(`/api/v1/orgs/${org.id}/cargowise_tariff_lookup_create`, member.token, { code: text, description: text });
  await desk.post(`/api/v1/orgs/${org.id}/goods_synonym`, member.token, { synonym: `${text} too`, product_code: text });
  const job = await desk.job(org, member, { importer_id: party.body['id'], waybill_number: text.slice(0, 30) });
  const path = `/api/v1/orgs/${org.id}/work_orders/${job.id}`;
  await desk.call('PUT', path, { token: member.token, body: { note: text, vessel: text.slice(0, 50) } });
  await desk.post(`${path}/conversations`, member.token, { text });
  const form = multipart([{ name: `${text}.pdf`, content: Buffer.from(`%PDF-1.7 ${text}`) }]);
  const uploaded = await desk.call('POST', `${path}/documents`, { token: member.token, body: form.body, headers: form.headers });
  const [file] = uploaded.body['results'] as unknown as { document: { id: string; hash: string } }[];
  const documentId = file?.document.id ?? '';
  const lines = Array.from({ length: LINES }, (_, line) =>
    Object.fromEntries(FIELDS.map((field) => [field, reading(`${text} ${line} ${field}`)])),
  );
  const read = { workOrderId: job.id, documentId, fields: { vessel: reading(text) } };
  const record: Record<string, string> = {};
  for (const kind of RECORD_KINDS) record[nameOf(kind)] = (await readRecord(desk, org.id, { kind, ...read })).id;
  for (let n = 1; n < invoices; n++) await readRecord(desk, org.id, { kind: 'invoice', ...read, lines });
  const change = { field: 'invoice_number', previous: null, next: text };
  await desk.post(`${path}/invoices/${record['invoices']}/amend`, member.token, { edits: [{ kind: 'amend', changes: [change] }] });
  const webhook = await plantWebhook(desk, org, text);
  await plantPage(desk, org.id, file?.document.hash ?? '', text);
  const message = await receiveFromCustoms(desk, org.id, text, { workOrderId: job.id, lodgementId: record['declarations'] ?? '' });
  const signed = { declaration: record['declarations'], 'cargo-report': record['cargo_reports'] };
  const version = await signVersions(desk, org.id, job.id, signed);
  const { id: key } = await org.key(member, ['read']);
  const invitation = await org.invitation(member, `${text}@example.test`);
  const view = await desk.post(`/api/v1/orgs/${org.id}/list_views`, member.token, { ...LIST_VIEW, name: text.slice(0, 40) });
  return {
    o: org.id,
    ...(await plantFreight(desk, org, member, job.id, text)),
    email: await plantEmail(desk, org, { to: `${text}@example.test`, workOrderId: job.id }),
    id: job.id,
    document: documentId,
    message,
    version,
    key,
    member: member.id,
    branch: org.branch,
    team: await plantTeam(desk, org, member, text),
    invitation,
    view: view.body['id'] as unknown as string,
    ...webhook,
    record,
  };
}

/** Calls an operation with these ids in its path. */
async function tried(operation: Operation, ids: Ids, token?: string): Promise<Answer> {
  const record = Object.entries(ids.record).find(([name]) => operation.path.includes(`/${name}/`))?.[1] ?? randomUUID();
  const values: Record<string, string> = {
    o: ids.o,
    id: idOf(operation, ids),
    document: ids.document,
    message: ids.message,
    version: ids.version,
    webhook: ids.webhook,
    delivery: ids.delivery,
    record,
    page: '1',
    attempt: '1',
    export: ids.export,
    bulk: ids.bulk,
    sync: ids.sync,
    freight_message: ids.freight_message,
    email: ids.email,
    member: ids.member,
    branch: ids.branch,
    team: ids.team,
    invitation: ids.invitation,
  };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const query = operation.id === 'codeList' ? '?code_type=nothing' : '';
  const form = operation.takes === 'files' ? multipart([{ name: 'a.pdf', content: Buffer.from('%PDF-1.7') }]) : null;
  const body = form?.body ?? BODIES[operation.id]?.(mine, me);
  const answer = await desk.call(operation.method, `/api/v1${path}${query}`, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
    headers: form?.headers ?? {},
  });
  seen.push(answer.text);
  return answer;
}

/** What stands for `{id}`: the job, but for the calls about a freight system, a key or a view. */
function idOf({ path }: Operation, { id, system, key, view }: Ids): string {
  if (path.includes('/list_views/')) return view;
  return path.includes('/aucargo_cargowise/') ? system : path.includes('/api_keys/') ? key : id;
}

const outcome = ({ status, text }: Answer) => [status, text];
const members = OPERATIONS.filter((operation) => operation.auth === 'member');
const named = (operations: readonly Operation[]) => operations.map((operation) => [operation.id, operation] as const);

test('R11: the matrix tries every operation, each with the body it takes', () => {
  const withBody = OPERATIONS.filter((operation) => operation.body).map((operation) => operation.id);
  expect(Object.keys(BODIES).sort()).toEqual(withBody.toSorted());
  expect(members.length).toBeGreaterThan(30);
});

describe('R11, fault 59: who is not signed in', () => {
  const closed = OPERATIONS.filter((operation) => operation.auth !== 'public');

  test.each(named(closed))('%s is refused without and with a wrong token, with one body', async (_id, operation) => {
    const answers = [
      await tried(operation, their),
      await tried(operation, their, 'A'.repeat(43)),
      await tried(operation, missing()),
      await tried(operation, their, 'x'),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401]);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  });
});

describe('R11, fault 59: another organisation', () => {
  test.each(named(members))('%s is as missing as one that never was, for a stranger and for who left', async (_id, operation) => {
    const never = outcome(await tried(operation, missing(), me.token));
    expect(never[0]).toBe(404);
    expect(outcome(await tried(operation, their, me.token))).toEqual(never);
    expect(outcome(await tried(operation, their, leaver.token))).toEqual(never);
    expect(outcome(await tried(operation, { ...my, o: their.o }, me.token))).toEqual(never);
  });
});

describe('R11, fault 59: another organisation’s ids below one’s own', () => {
  const below = (name: string) => members.filter((operation) => operation.path.includes(`{${name}}`));

  test.each(named(below('id')))('%s: the job, the freight system or the key', async (_id, operation) => {
    const never = outcome(await tried(operation, { ...missing(), o: my.o }, me.token));
    expect(never[0]).toBe(404);
    expect(outcome(await tried(operation, { ...their, o: my.o }, me.token))).toEqual(never);
    expect(
      outcome(await tried(operation, { ...my, id: their.id, system: their.system, key: their.key, view: their.view }, me.token)),
    ).toEqual(never);
  });

  test.each(named([...below('document'), ...below('record'), ...below('message')]))(
    '%s: what stands below the job',
    async (_id, operation) => {
      const never = outcome(await tried(operation, { ...missing(), o: my.o, id: my.id }, me.token));
      expect(never[0]).toBe(404);
      expect(outcome(await tried(operation, { ...their, o: my.o, id: my.id }, me.token))).toEqual(never);
    },
  );

  test.each(named(below('webhook')))('%s: an endpoint, or a delivery to one', async (_id, operation) => {
    const never = outcome(await tried(operation, { ...my, webhook: randomUUID() }, me.token));
    expect(never[0]).toBe(404);
    expect(outcome(await tried(operation, { ...my, webhook: their.webhook, delivery: their.delivery }, me.token))).toEqual(never);
  });

  test.each(named(below('delivery')))('%s: a delivery to one’s own endpoint', async (_id, operation) => {
    const never = outcome(await tried(operation, { ...my, delivery: randomUUID() }, me.token));
    expect(never[0]).toBe(404);
    expect(outcome(await tried(operation, { ...my, delivery: their.delivery }, me.token))).toEqual(never);
  });

  const others = ['export', 'bulk', 'sync', 'freight_message', 'email', 'member', 'invitation', 'branch', 'team'];
  test.each(named(others.flatMap(below)))(
    '%s: an export, a step for many, a fetch, a message of a freight system, a mail, a member, an invitation, a branch or a team',
    async (_id, operation) => {
      const never = outcome(await tried(operation, { ...missing(), o: my.o }, me.token));
      expect(never[0]).toBe(404);
      expect(outcome(await tried(operation, { ...their, o: my.o }, me.token))).toEqual(never);
    },
  );

  test.each(named(below('version')))('%s: a version', async (_id, operation) => {
    const never = outcome(await tried(operation, { ...my, version: 'NEVERSIGNED' }, me.token));
    expect(never[0]).toBe(404);
    expect(outcome(await tried(operation, { ...my, version: their.version }, me.token))).toEqual(never);
  });

  test('an org that is named in a query or a body is as missing as one that never was', async () => {
    for (const org of [theirs.id, randomUUID()]) {
      const answers = [
        await desk.get(`/api/v1/dispatch_users/list_brokers?org=${org}`, me.token),
        await desk.get(`/api/v1/dispatch_users/list_compilers?org=${org}`, me.token),
        await desk.post('/api/v1/dispatch_users/update_role', me.token, { org, user_type: 'broker' }),
      ];
      seen.push(...answers.map((answer) => answer.text));
      expect(answers.map((answer) => answer.body['code'])).toEqual(['not-found', 'not-found', 'not-found']);
    }
  });
});

describe('R11: one’s own organisation', () => {
  test.each(named(members.filter((operation) => operation.method === 'GET' && operation.id !== 'pagePicture')))(
    '%s is found',
    async (_id, operation) => {
      expect((await tried(operation, my, me.token)).status).toBe(200);
    },
  );
});

describe('R11: canaries of the other organisation', () => {
  test('were planted, and their owner finds them', async () => {
    const list = await desk.get(`/api/v1/orgs/${theirs.id}/work_orders/${their.id}/invoices`, them.token);
    const lines = (list.body['results'] as unknown as ShippingRecord[]).flatMap((record) => record.lines);
    expect(lines.length * FIELDS.length).toBeGreaterThanOrEqual(PLANTED);
    expect(list.text.split(CANARY).length).toBeGreaterThan(PLANTED);
  });

  test('stand in no answer to anybody else', () => {
    expect(seen.length).toBeGreaterThan(300);
    expect(seen.filter((text) => text.includes('canary-'))).toEqual([]);
  });

  test('stand in no frame', async () => {
    const port = await desk.listen();
    const [spy, owner] = [await DeskClient.open(port, mine.id, me.token), await DeskClient.open(port, theirs.id, them.token)];
    await desk.post(`/api/v1/orgs/${theirs.id}/work_orders/${their.id}/conversations`, them.token, { text: CANARY });
    await desk.settle();
    await owner.until(() => owner.changes().length > 0);
    await desk.post(`/api/v1/orgs/${mine.id}/work_orders/${my.id}/conversations`, me.token, { text: 'own' });
    await desk.settle();
    await spy.until(() => spy.changes().length > 0);
    expect(spy.changes().map((frame) => frame.org)).toEqual([mine.id]);
    expect(JSON.stringify([spy.frames, owner.frames])).not.toContain('canary-');
  });

  test('fault 64: and in no line of the log, nor does a token or a name', () => {
    expect(logged.length).toBeGreaterThan(300);
    const all = logged.join('');
    const secrets = ['canary-', me.token, them.token, me.email, 'Nguyen', 'wrong-password'];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  });
});

test('R11: with every WHERE left out, the database still shows a tenant nothing of another', async () => {
  const { rows: tables } = await desk.owner.query<{ name: string }>(`
    select format('%I.%I', c.table_schema, c.table_name) as name from information_schema.columns c
    where c.column_name = 'org_id'
      and c.table_schema in ('event_store', 'read_model', 'kept', 'gateway', 'consumer', 'identity', 'webhook')
      and has_any_column_privilege('tallyport_gateway', format('%I.%I', c.table_schema, c.table_name), 'select')
    order by 1`);
  const names = tables.map((table) => table.name).filter((name) => name !== 'read_model.change_feed');
  expect(names.length).toBeGreaterThan(15);
  const client = await desk.parts.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.org', $1, true)`, [mine.id]);
    for (const name of names) {
      const { rows } = await client.query<{ foreign: number }>(`select count(*) filter (where org_id <> $1)::int as foreign from ${name}`, [
        mine.id,
      ]);
      expect([name, rows[0]?.foreign]).toEqual([name, 0]);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
});
