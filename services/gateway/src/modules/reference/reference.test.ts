import { CODE_LISTS } from '@tallyport/contracts/reference/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.js';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  ({ token } = await (await gateway.org()).member('compiler'));
});
afterAll(() => gateway.close());

test.each(Object.keys(CODE_LISTS))('the list %s has labels in both languages', async (type) => {
  const { status, body } = await gateway.call('GET', `/api/v1/code_list/?code_type=${type}`, { token });
  expect([status, body['count']]).toEqual([200, CODE_LISTS[type]?.entries.length]);
  const entries = body['results'] as unknown as { code: string; en: string; zh: string }[];
  expect(entries.filter((entry) => entry.en === '' || entry.zh === '')).toEqual([]);
});

test.each(['nothing', '__proto__', 'constructor', ''])('an unknown list is missing: %j', async (type) => {
  expect((await gateway.call('GET', `/api/v1/code_list?code_type=${type}`, { token })).status).toBe(404);
});
