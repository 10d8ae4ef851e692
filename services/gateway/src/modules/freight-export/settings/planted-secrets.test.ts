import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import { freightSecretOf } from '@tallyport/worker/adapters/freight-system/freight-secrets';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../../testing/multipart.js';
import { FREIGHT_SYSTEM } from '../../../testing/operation-bodies.js';
import { startTestDesk, type TestDesk } from '../../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../../testing/test-org.js';

/** What is no secret, and has to be found wherever it was written: a scan that finds nothing proves nothing. */
const MARKER = `marker-${randomUUID()}`;
const SECRETS = Array.from({ length: 20 }, () => `s3cret"${randomBytes(15).toString('base64')}`);

let desk: TestDesk;
let org: TestOrg;
let admin: TestMember;
const answers: string[] = [];
const logged: string[] = [];
/** The secrets that were accepted, by the system that has them now. */
const kept = new Map<string, string>();

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  desk = await startTestDesk({}, pino({ level: 'trace' }, sink));
  org = await desk.org(MARKER);
  admin = await org.member('broker', ['admin', 'operator']);
  const secrets = [...SECRETS];
  const next = (): string => secrets.shift() ?? '';
  await plantAccepted(next);
  await plantRefused(next);
  expect(secrets).toEqual([]);
  await readAll();
}, 60_000);
afterAll(() => desk.close());

const path = () => `/api/v1/orgs/${org.id}/aucargo_cargowise`;
async function call(method: 'GET' | 'POST' | 'PUT', address: string, body?: unknown, token: string | null = admin.token, headers = {}) {
  const answer = await desk.call(method, address, { ...(token !== null && { token }), ...(body !== undefined && { body }), headers });
  answers.push(answer.text, JSON.stringify(answer.headers));
  return answer;
}

/** Eleven: on a new system, in the place of another, and each again under the same Idempotency-Key. */
async function plantAccepted(next: () => string): Promise<void> {
  for (let n = 0; n < 6; n++) {
    const branch = randomUUID();
    await desk.owner.query(`insert into kept.branch (org_id, id, name, time_zone) values ($1, $2, $3, 'Australia/Sydney')`, [
      org.id,
      branch,
      `B${n}`,
    ]);
    const [secret, headers] = [next(), { 'Idempotency-Key': randomUUID() }];
    const system = { ...FREIGHT_SYSTEM, name: `${MARKER} ${n}`, branch, secret };
    const made = await call('POST', path(), system, admin.token, headers);
    expect([made.status, (await call('POST', path(), system, admin.token, headers)).text]).toEqual([201, made.text]);
    kept.set(String(made.body['id']), secret);
  }
  for (const id of [...kept.keys()].slice(0, 5)) {
    const secret = next();
    const branch = randomUUID();
    await desk.owner.query(`insert into kept.branch (org_id, id, name, time_zone) values ($1, $2, 'C', 'Australia/Sydney')`, [
      org.id,
      branch,
    ]);
    const changed = { ...FREIGHT_SYSTEM, name: `${MARKER} again`, branch, address: 'https://other.example/', secret };
    expect((await call('PUT', `${path()}/${id}`, changed)).status).toBe(200);
    kept.set(id, secret);
  }
}

/** Nine: where the form, the branch, the person, the address or the database is wrong. */
async function plantRefused(next: () => string): Promise<void> {
  const [auditor, stranger] = [await org.member(null, ['auditor']), await (await desk.org('Theirs')).member('broker', ['admin'])];
  const [id] = kept.keys();
  const form = (more: object) => call('POST', path(), { ...FREIGHT_SYSTEM, ...more });
  const withSecret = { ...FREIGHT_SYSTEM, secret: next() };
  const refused = [
    await form({ secret: next(), address: 'http://plain.example/' }),
    await form({ secret: [next()] }),
    await form({ password: next() }),
    await call('POST', path(), `{"name": "x", "secret": "${next()}`, admin.token, { 'content-type': 'application/json' }),
    await call('PUT', `${path()}/${id}`, { ...FREIGHT_SYSTEM, id: next() }),
    await call('POST', path(), withSecret, auditor.token),
    await call('POST', path(), withSecret, stranger.token),
    await call('POST', path(), withSecret, null),
    await call('GET', `${path()}?secret=${encodeURIComponent(next())}`),
    await call('POST', path(), FREIGHT_SYSTEM, next()),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 403, 404, 401, 400, 401]);
  await desk.owner.query('revoke insert on identity.freight_secret from tallyport_gateway');
  // A defect is no answer that the contract promises: the helper would refuse it.
  const headers = { authorization: `Token ${admin.token}` };
  const defect = await desk.app.inject({ method: 'POST', url: path(), headers, payload: { ...FREIGHT_SYSTEM, secret: next() } });
  answers.push(defect.payload);
  expect(defect.json()).toMatchObject({ code: 'defect' });
  await desk.owner.query('grant insert on identity.freight_secret to tallyport_gateway');
}

/** Everything that can be asked about what was written, and a file in the blob folder. */
async function readAll(): Promise<void> {
  await desk.settle();
  const job = await desk.job(org, admin, { waybill_number: 'X' });
  const form = multipart([{ name: 'a.pdf', content: Buffer.from(`%PDF-1.7 ${MARKER}`) }]);
  await desk.call('POST', `/api/v1/orgs/${org.id}/work_orders/${job.id}/documents`, {
    token: admin.token,
    body: form.body,
    headers: form.headers,
  });
  await desk.settle();
  for (const id of kept.keys()) {
    await call('GET', `/api/v1/orgs/${org.id}/kept_changes?row=${id}`);
    for (const below of ['parties', 'codes']) await call('GET', `${path()}/${id}/${below}`);
    await call('POST', `${path()}/${id}/hold`, { reason: MARKER });
  }
  for (const address of [path(), `/api/v1/orgs/${org.id}/refused_calls`, `/api/v1/orgs/${org.id}/aucargo_cargowise_org`])
    await call('GET', address);
  await call('GET', '/metrics', undefined, null);
}

/** A text as it could stand somewhere: as it is, inside JSON, in an address, and as bytes in hex and base64. */
function spellings(text: string): string[] {
  const bytes = Buffer.from(text);
  const inBase64 = bytes.toString('base64').replace(/=+$/, '');
  return [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text), bytes.toString('hex'), inBase64, bytes.toString('base64url')];
}
const found = (places: readonly string[], text: string) =>
  places.filter((place) => spellings(text).some((spelling) => place.includes(spelling)));
const secretsIn = (places: readonly string[]) => SECRETS.filter((secret) => found(places, secret).length > 0);

test('fault 64 (exports): none of 20 secrets is in an answer or a line of the log', () => {
  expect(found(answers, MARKER).length).toBeGreaterThan(10);
  expect(secretsIn(answers)).toEqual([]);
  expect(logged.length).toBeGreaterThan(40);
  expect(logged.join('')).toContain('defect');
  expect(secretsIn(logged)).toEqual([]);
});

test('none of 20 secrets is in an event, a change log, an answer that was kept, or any other row of the database', async () => {
  const { rows: tables } = await desk.owner.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`);
  const withMarker: string[] = [];
  for (const { name } of tables) {
    const { rows } = await desk.owner.query<{ row: string }>(`select t::text as row from ${name} t`);
    const places = rows.map(({ row }) => row.replaceAll('""', '"'));
    if (found(places, MARKER).length > 0) withMarker.push(name);
    expect([name, secretsIn(places)]).toEqual([name, []]);
  }
  expect(withMarker).toEqual(expect.arrayContaining(['gateway.command', 'kept.change_log', 'kept.freight_system']));
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['event_store.event', 'identity.freight_secret']));
});

test('none of 20 secrets is in the blob folder', async () => {
  const folder = desk.parts.config.BLOB_FOLDER;
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const contents = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')));
  expect(found(contents, MARKER).length).toBeGreaterThan(0);
  expect(secretsIn(contents)).toEqual([]);
});

test('yet each that was accepted is what the worker opens', async () => {
  const worker = desk.database.pool('worker');
  const box = new SecretBox(desk.parts.config.SECRET_KEYS);
  for (const [systemId, secret] of kept) expect(await freightSecretOf(worker, box, { orgId: org.id, systemId })).toBe(secret);
  expect(await freightSecretOf(worker, box, { orgId: randomUUID(), systemId: [...kept.keys()][0] ?? '' })).toBeNull();
});
