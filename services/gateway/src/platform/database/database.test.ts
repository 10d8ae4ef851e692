import { kyselyOf } from '@tallyport/database/kysely';
import { inOrg } from '@tallyport/database/tenant';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.js';
import type { GatewayTables } from './gateway-tables.js';
import { retryOnContention } from './retry-on-contention.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

describe('the tenant of a query', () => {
  test('without it nothing is seen, with it one org alone', async () => {
    const [mine, other] = await Promise.all([gateway.org('Mine'), gateway.org('Other')]);
    const database = kyselyOf<GatewayTables>(gateway.database.pool('gateway'));
    const bare = await database.selectFrom('kept.organisation').selectAll().execute();
    expect(bare).toEqual([]);
    const seen = await database.selectFrom('kept.organisation').select('org_id').where(inOrg(mine.id)).execute();
    expect(seen).toEqual([{ org_id: mine.id }]);
    const forced = await database
      .selectFrom('kept.organisation')
      .selectAll()
      .where(inOrg(mine.id))
      .where('org_id', '=', other.id)
      .execute();
    expect(forced).toEqual([]);
  });

  test('ends with the query: the next one on the connection sees nothing', async () => {
    const org = await gateway.org();
    const database = kyselyOf<GatewayTables>(gateway.database.pool('gateway', 1));
    await database.selectFrom('kept.branch').selectAll().where(inOrg(org.id)).execute();
    expect(await database.selectFrom('kept.branch').selectAll().execute()).toEqual([]);
  });
});

test('fault 20: with every connection taken a call is refused in two seconds, and told when to come back', async () => {
  const org = await gateway.org();
  const { token } = await org.member('broker');
  const timed = async () => {
    const start = performance.now();
    const answer = await gateway.call('GET', `/api/v1/orgs/${org.id}`, { token });
    return { answer, ms: performance.now() - start };
  };
  const unhurried = await timed();
  // One connection listens for notifications of the feed already.
  const free = gateway.parts.pool.options.max - 1;
  const held = await Promise.all(Array.from({ length: free }, () => gateway.parts.pool.connect()));
  try {
    expect(gateway.parts.pool.options.connectionTimeoutMillis).toBeLessThanOrEqual(2_000);
    const { answer, ms } = await timed();
    expect([answer.status, answer.body['code'], answer.headers['retry-after']]).toEqual([503, 'unavailable', '1']);
    // What the machine adds to the wait is what it adds to a call that waits for nothing.
    expect(ms).toBeLessThan(2_000 + 10 * unhurried.ms);
    const crowd = Array.from({ length: 260 }, () => gateway.call('GET', `/api/v1/orgs/${org.id}`, { token }));
    expect((await Promise.all(crowd)).every((one) => one.status === 503)).toBe(true);
  } finally {
    for (const client of held) client.release();
  }
  expect((await gateway.call('GET', `/api/v1/orgs/${org.id}`, { token })).status).toBe(200);
});

describe('fault 22: a contention of two transactions', () => {
  const contention = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

  test('is tried again three times, unseen', async () => {
    let tries = 0;
    const answer = await retryOnContention(() => {
      tries += 1;
      return tries < 4 ? Promise.reject(contention()) : Promise.resolve('done');
    });
    expect([answer, tries]).toEqual(['done', 4]);
  });

  test('that goes on is handed to the caller, and other errors at once', async () => {
    let tries = 0;
    const failing = (error: Error) => () => {
      tries += 1;
      return Promise.reject(error);
    };
    await expect(retryOnContention(failing(contention()))).rejects.toThrow('deadlock');
    expect(tries).toBe(4);
    await expect(retryOnContention(failing(new Error('defect')))).rejects.toThrow('defect');
    expect(tries).toBe(5);
  });
});
