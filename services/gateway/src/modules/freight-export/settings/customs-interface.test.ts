import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestDesk, type TestDesk } from '../../../testing/test-desk.js';
import type { TestMember, TestOrg } from '../../../testing/test-org.js';

let desk: TestDesk;
let org: TestOrg;
let admin: TestMember;
beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  org = await desk.org();
  admin = await org.member(null, ['admin']);
});

const secretOf = () => `whsec_${randomBytes(32).toString('base64')}`;
const HTTP = { way: 'http', address: 'https://customs.example/in', answers_by_handle: true, settle_seconds: 300 };
const path = () => `/api/v1/orgs/${org.id}/customs_interface`;
const put = (body: object, token = admin.token, headers = {}) => desk.call('PUT', path(), { token, body, headers });

test('where nobody said anything, snapshots go to the folder', async () => {
  expect((await desk.get(path(), admin.token)).body).toEqual({
    way: 'folder',
    address: null,
    answers_by_handle: false,
    settle_seconds: 600,
    secret_set_at: null,
    changed_at: null,
  });
});

test('an admin has them posted to an address, and the secret is told nobody', async () => {
  const secret = secretOf();
  const { status, body, text } = await put({ ...HTTP, secret });
  expect([status, body]).toEqual([200, { ...HTTP, secret_set_at: expect.any(String) as string, changed_at: expect.any(String) as string }]);
  expect(text).not.toContain(secret);
  expect((await desk.get(path(), admin.token)).body).toEqual(body);
  const kept = await desk.owner.query('select sealed from identity.customs_interface_secret where org_id = $1', [org.id]);
  expect(kept.rows).toHaveLength(1);
  const { rows } = await desk.owner.query('select to_jsonb(l) from kept.change_log l where org_id = $1', [org.id]);
  expect(JSON.stringify(rows)).toContain('customs.example');
  expect(JSON.stringify(rows)).not.toContain(secret);
  await expect(desk.database.pool('gateway').query('select sealed from identity.customs_interface_secret')).rejects.toThrow(
    /permission denied/,
  );
});

test('another address needs the secret anew, the same one keeps it', async () => {
  const { body: first } = await put({ ...HTTP, secret: secretOf() });
  const { body: same } = await put({ ...HTTP, settle_seconds: 60 });
  expect([same['secret_set_at'], same['changed_at']]).toEqual([first['secret_set_at'], first['changed_at']]);
  expect((await put({ ...HTTP, address: 'https://other.example/in' })).body['code']).toBe('freight.secret-needed');
  const moved = await put({ ...HTTP, address: 'https://other.example/in', secret: secretOf() });
  expect(moved.status).toBe(200);
  expect(moved.body['changed_at']).not.toBe(first['changed_at']);
  expect((await put({ ...HTTP, way: 'folder' })).body).toMatchObject({ way: 'folder', address: null, secret_set_at: null });
  expect((await put(HTTP)).body['code']).toBe('freight.secret-needed');
});

test.each([
  'http://customs.example/in',
  'https://127.0.0.1/in',
  'https://10.0.0.1/in',
  'https://[::1]/in',
  'https://me:secret@customs.example/in',
  'nowhere',
])('nobody is posted to at %s', async (address) => {
  expect((await put({ ...HTTP, address, secret: secretOf() })).body).toMatchObject({
    code: 'invalid-input',
    errors: [{ pointer: '/address' }],
  });
});

test('posts need an address, and a secret of the agreed form', async () => {
  expect((await put({ ...HTTP, address: null, secret: secretOf() })).status).toBe(400);
  expect((await put({ ...HTTP, secret: 'open sesame' })).status).toBe(400);
});

test('a secret is part of what a repeat is told apart by', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const secret = secretOf();
  const first = await put({ ...HTTP, secret }, admin.token, headers);
  expect((await put({ ...HTTP, secret }, admin.token, headers)).body).toEqual(first.body);
  expect((await put({ ...HTTP, secret: secretOf() }, admin.token, headers)).body['code']).toBe('command-reused');
});

test('who is no admin reads it, and changes nothing', async () => {
  const broker = await org.member('broker');
  expect((await desk.get(path(), broker.token)).status).toBe(200);
  expect((await put({ ...HTTP, secret: secretOf() }, broker.token)).status).toBe(403);
});
