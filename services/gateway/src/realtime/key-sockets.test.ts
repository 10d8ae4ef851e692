import { SUBPROTOCOL } from '@tallyport/contracts/realtime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DeskClient, refusedUpgrade } from '../testing/desk-client.js';
import { TestFeed } from '../testing/test-feed.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';
import type { TestMember, TestOrg } from '../testing/test-org.js';

let gateway: TestGateway;
let feed: TestFeed;
let org: TestOrg;
let maker: TestMember;
let port: number;

beforeAll(async () => {
  gateway = await startTestGateway();
  feed = new TestFeed(gateway.owner);
  org = await gateway.org();
  maker = await org.member('broker', ['admin']);
  port = await gateway.listen();
});
afterAll(() => gateway.close());

const upgrade = (token: string, o = org.id, origin: string | null = null) =>
  refusedUpgrade(port, `/ws?org=${o}`, { protocols: [SUBPROTOCOL, `token.${token}`], origin });

describe('a socket of a key', () => {
  test('is told what changes, as a person’s is; a program names no origin', async () => {
    const { token } = await org.key(maker, ['read']);
    const client = await DeskClient.open(port, org.id, token, null);
    const [stream] = await feed.add(org.id);
    await client.until(() => client.changes().length === 1);
    expect(client.changes().map(({ stream_id }) => stream_id)).toEqual([stream]);
    expect(client.socket.protocol).toBe(SUBPROTOCOL);
    client.socket.terminate();
  });

  test('fault 60: needs the scope to read', async () => {
    const { token } = await org.key(maker, ['jobs', 'documents', 'exports', 'operate']);
    expect((await upgrade(token)).status).toBe(403);
  });

  test('fault 59: of another organisation is as missing as one that never was', async () => {
    const { token } = await org.key(maker, ['read']);
    const other = await gateway.org('Other');
    const [foreign, never] = [await upgrade(token, other.id), await upgrade(token, maker.id)];
    expect([foreign.status, foreign.body]).toEqual([404, never.body]);
  });

  test('fault 63: with an expired or unknown key, or with a key from another page, is refused', async () => {
    const [expired, good] = [await org.key(maker, ['read'], '-1 second'), await org.key(maker, ['read'])];
    expect((await upgrade(expired.token)).status).toBe(401);
    expect((await upgrade(`tpk_${'A'.repeat(43)}`)).status).toBe(401);
    expect((await upgrade(good.token, org.id, 'https://evil.example')).status).toBe(403);
  });

  test('is one of forty', async () => {
    const { token } = await org.key(maker, ['read']);
    const clients = await Promise.all(Array.from({ length: 40 }, () => DeskClient.open(port, org.id, token, null)));
    expect((await upgrade(token)).status).toBe(429);
    for (const client of clients) client.socket.terminate();
  });
});

describe('fault 61, R12: a revoked key', () => {
  test('loses its sockets and its calls within two seconds, also where another gateway revoked it', async () => {
    const key = await org.key(maker, ['read']);
    const call = () => gateway.call('GET', `/api/v1/orgs/${org.id}`, { token: key.token });
    const client = await DeskClient.open(port, org.id, key.token, null);
    expect((await call()).status).toBe(200);
    const began = Date.now();
    await org.revoke(key);
    await vi.waitFor(async () => expect((await call()).status).toBe(401), { timeout: 10_000, interval: 50 });
    await client.until(() => client.closeCode !== null);
    expect(client.closeCode).toBe(4401);
    expect(Date.now() - began).toBeLessThan(2_000);
  });

  test('is answered nothing that was missed', async () => {
    const key = await org.key(maker, ['read']);
    const first = await DeskClient.open(port, org.id, key.token, null);
    first.socket.terminate();
    await feed.add(org.id, 3);
    const back = await DeskClient.open(port, org.id, key.token, null);
    const { status } = await gateway.call('POST', `/api/v1/orgs/${org.id}/api_keys/${key.id}/revoke`, { token: maker.token });
    expect(status).toBe(200);
    back.send({ type: 'resume', cursor: first.cursor });
    await back.until(() => back.closeCode !== null);
    expect([back.closeCode, back.changes()]).toEqual([4401, []]);
  });
});
