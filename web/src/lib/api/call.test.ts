import { defineOperation } from '@tallyport/contracts/define-operation';
import { beforeEach, expect, test } from 'vitest';
import { ZodError, z } from 'zod';
import { json, refusal, serve } from '../../testing/answers.js';
import { beginSession } from '../session/session.js';
import { ask, call, callRaw } from './call.js';
import { HttpError } from './http-error.js';

const rename = defineOperation({
  id: 'rename',
  summary: 'Rename.',
  method: 'POST',
  path: '/orgs/{o}/things/{id}',
  auth: 'member',
  query: z.object({ page: z.int().optional(), status: z.array(z.string()).optional() }),
  body: z.object({ name: z.string() }),
  reply: z.object({ name: z.string() }),
  status: 200,
  problems: ['not-found'],
});
const token = 'a'.repeat(43);
const input = { o: 'org', id: 'a/b', query: { page: 2, status: ['x', 'y'] }, body: { name: 'n' } };

beforeEach(() => beginSession({ token, expire: '2999-01-01T00:00:00Z' }));

test('an operation becomes a request: path, query, token, keys, body', async () => {
  const seen = serve(() => json({ name: 'n', unknown: 1 }));
  expect(await call(rename, input, { idempotencyKey: 'k', ifPosition: 's@3' })).toEqual({ name: 'n' });
  expect(seen[0]).toMatchObject({ method: 'POST', address: '/api/v1/orgs/org/things/a%2Fb?page=2&status=x&status=y', body: { name: 'n' } });
  expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: `Token ${token}`,
    'idempotency-key': 'k',
    'if-position': 's@3',
  });
});

test('caller headers override the standard ones', async () => {
  const seen = serve(() => json({ name: 'n' }));
  await call(rename, input, { headers: { Accept: 'text/csv' } });
  expect(seen[0]?.headers.get('Accept')).toBe('text/csv');
});

test('fault 64: the token is in no address', async () => {
  const seen = serve(() => json({ name: 'n' }));
  await call(rename, input);
  expect(seen[0]?.address).not.toContain(token);
});

test('any answer that is not OK raises its status and carries the problem', async () => {
  serve(() => refusal('not-found'));
  const error = await call(rename, input).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ message: 'HTTP error! status: 404', status: 404, problem: { code: 'not-found' } });
});

test('a failure without a problem in it is still a failure', async () => {
  serve(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(call(rename, input)).rejects.toMatchObject({ message: 'HTTP error! status: 502', problem: null });
});

test('the raw helper returns the response, OK or not', async () => {
  serve(() => refusal('not-allowed'));
  expect((await callRaw(rename, input)).status).toBe(403);
});

test('a reply that is not what the contract says is refused', async () => {
  serve(() => json({ name: 7 }));
  await expect(call(rename, input)).rejects.toThrow(ZodError);
});

test('freshness is read from the headers', async () => {
  serve(() => json({ name: 'n' }, 200, { 'Stream-Position': 'thing/1@4', Stale: 'true' }));
  expect(await ask(rename, input)).toEqual({ reply: { name: 'n' }, position: 'thing/1@4', stale: true });
});
