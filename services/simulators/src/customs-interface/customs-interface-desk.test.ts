import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FreightSimulator } from '../freight/freight-simulator.js';

const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
const HANDLE = 'TPABCDEFGHIJKLMNOPQRST';
const BODY = '{"schema":"tallyport.customs-snapshot"}';
const HASH = createHash('sha256').update(BODY).digest('hex');

let simulator: FreightSimulator;
beforeEach(async () => {
  simulator = await FreightSimulator.start();
  simulator.customsInterfaces.change('SYD', { secret: SECRET });
});
afterEach(() => simulator.close());

interface Wish {
  readonly secret?: string;
  readonly body?: string;
  readonly at?: number;
  readonly handle?: string;
  readonly method?: 'GET' | 'POST';
}

function call({ secret = SECRET, body = BODY, at = Date.now() / 1_000, handle = HANDLE, method = 'POST' }: Wish = {}, of = simulator) {
  const timestamp = String(Math.floor(at));
  const content = method === 'GET' ? '' : body;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${handle}.${timestamp}.${content}`).digest('base64');
  const headers = { 'webhook-id': handle, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  const address = `${of.customsAddressOf('SYD')}${method === 'GET' ? `/${handle}` : ''}`;
  return fetch(address, { method, headers, ...(method === 'POST' && { body }) });
}
const outcomes = () => simulator.customsInterfaces.rows().map(({ method, outcome, is_signed }) => [method, outcome, is_signed]);

test('a signed snapshot is kept once, answered with a receipt, and told by its handle', async () => {
  expect((await call({ method: 'GET' })).status).toBe(404);
  for (const _ of [1, 2]) expect(await (await call()).json()).toEqual({ handle: HANDLE, sha256: HASH });
  expect(await (await call({ method: 'GET' })).json()).toEqual({ handle: HANDLE, sha256: HASH });
  expect((await call({ body: '{}' })).status).toBe(409);
  expect(outcomes()).toEqual([
    ['GET', 'told', true],
    ['POST', 'kept', true],
    ['POST', 'known already', true],
    ['GET', 'told', true],
    ['POST', 'other bytes', true],
  ]);
});

test.each([
  ['another secret', { secret: `whsec_${randomBytes(32).toString('base64')}` }],
  ['a time long ago', { at: Date.now() / 1_000 - 400 }],
  ['a handle that is none', { handle: 'x' }],
])('what is signed with %s is counted, and refused', async (_what, wish) => {
  expect((await call(wish)).ok).toBe(false);
  expect(simulator.customsInterfaces.rows()).toMatchObject([{ outcome: 'refused' }]);
});

test('it misbehaves as it is told, before and after it kept what came', async () => {
  simulator.customsInterfaces.change('SYD', { next: ['refused', 'error-500', 'cut', 'error-500-after-keeping', 'no-receipt'] });
  expect((await call()).status).toBe(422);
  expect((await call()).status).toBe(500);
  await expect(call()).rejects.toThrow('fetch failed');
  expect((await call({ method: 'GET' })).status).toBe(404);
  expect((await call()).status).toBe(500);
  expect((await call({ method: 'GET' })).status).toBe(200);
  expect(await (await call()).text()).toContain('Thank you');
});

test('a restart knows what was kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tallyport-test-customs-interface-'));
  for (const status of [404, 200]) {
    const restarted = await FreightSimulator.start({ folder });
    restarted.customsInterfaces.change('SYD', { secret: SECRET });
    expect((await call({ method: 'GET' }, restarted)).status).toBe(status);
    await call({}, restarted);
    await restarted.close();
  }
  await rm(folder, { recursive: true });
});
