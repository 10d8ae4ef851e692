import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { MESSAGE_METADATA } from '@nestjs/websockets/constants';
import { ClientFrame, SUBPROTOCOL } from '@tallyport/contracts/realtime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DeskClient, refusedUpgrade } from '../testing/desk-client.js';
import { TestFeed } from '../testing/test-feed.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';
import type { TestMember, TestOrg } from '../testing/test-org.js';
import { DeskGateway } from './desk.gateway.js';

let gateway: TestGateway;
let feed: TestFeed;
let org: TestOrg;
let member: TestMember;
let port: number;

beforeAll(async () => {
  gateway = await startTestGateway();
  feed = new TestFeed(gateway.owner);
  org = await gateway.org();
  member = await org.member('broker');
  port = await gateway.listen();
});
afterAll(() => gateway.close());

const open = () => DeskClient.open(port, org.id, member.token);
const streamsOf = (client: DeskClient) => client.changes().map((frame) => frame.stream_id);

describe('fault 96: an upgrade', () => {
  const good = () => [SUBPROTOCOL, `token.${member.token}`];

  test.each([
    ['of another page', 'https://evil.example'],
    ['without an origin', null],
    ['of an origin that is none', 'null'],
  ])('%s is refused with 403', async (_name, origin) => {
    expect((await refusedUpgrade(port, `/ws?org=${org.id}`, { protocols: good(), origin })).status).toBe(403);
  });

  test('without a valid token is refused with 401, and the address is no place for one', async () => {
    const expired = await org.signIn(member.id, '-1 second');
    for (const protocols of [
      [SUBPROTOCOL],
      [SUBPROTOCOL, `token.${'A'.repeat(43)}`],
      [SUBPROTOCOL, `token.${expired}`],
      [`token.${member.token}`],
    ]) {
      expect((await refusedUpgrade(port, `/ws?org=${org.id}&token=${member.token}`, { protocols })).status).toBe(401);
    }
  });

  test('to another org is refused like one to an org that is missing', async () => {
    const other = await gateway.org('Other');
    const foreign = await refusedUpgrade(port, `/ws?org=${other.id}`, { protocols: good() });
    const missing = await refusedUpgrade(port, `/ws?org=${randomUUID()}`, { protocols: good() });
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect((await refusedUpgrade(port, '/ws', { protocols: good() })).status).toBe(404);
    expect((await refusedUpgrade(port, `/elsewhere?org=${org.id}`, { protocols: good() })).status).toBe(404);
  });

  test('of a member is answered with the one protocol, and never with the token', async () => {
    const client = await open();
    expect(client.socket.protocol).toBe(SUBPROTOCOL);
    expect(client.cursor).not.toBe('');
    client.socket.terminate();
  });
});

describe('frames', () => {
  test('go to the sockets of their org and to no other', async () => {
    const other = await gateway.org('Other');
    const stranger = await other.member('broker');
    const [mine, theirs] = await Promise.all([open(), DeskClient.open(port, other.id, stranger.token)]);
    const [stream] = await feed.add(org.id);
    const [foreign] = await feed.add(other.id);
    await mine.until(() => mine.changes().length === 1);
    await theirs.until(() => theirs.changes().length === 1);
    expect(streamsOf(mine)).toEqual([stream]);
    expect(streamsOf(theirs)).toEqual([foreign]);
    mine.socket.terminate();
    theirs.socket.terminate();
  });

  test('of a reading carry how far it is', async () => {
    const client = await open();
    const document = randomUUID();
    const data = { document_id: document, attempt: 1, state: 'running', step: 'extracting', page: 2, pages: 7 };
    await feed.add(org.id, 1, 5, { event_type: 'extraction.page-read', data });
    await client.until(() => client.frames.some((frame) => frame.type === 'extraction.progress'));
    expect(client.frames.find((frame) => frame.type === 'extraction.progress')).toMatchObject({ ...data, org: org.id });
    client.socket.terminate();
  });

  test('of kept rows name the table and the row, and who was away is told of those too', async () => {
    const client = await open();
    const seen = client.cursor;
    const other = await gateway.org('Other');
    await feed.keep(org.id, 'member', member.id);
    await feed.keep(other.id, 'party');
    await feed.keep(org.id, 'branch');
    const kept = (of: DeskClient) =>
      of.frames.flatMap((frame) => (frame.type === 'kept.changed' ? [[frame.kept_table, frame.row_id] as const] : []));
    await client.until(() => kept(client).length === 2);
    client.socket.terminate();
    const back = await open();
    back.send({ type: 'resume', cursor: seen });
    await back.until(() => kept(back).length === 2);
    for (const one of [client, back]) {
      expect(kept(one)).toEqual([
        ['member', member.id],
        ['branch', null],
      ]);
    }
    back.socket.terminate();
  });

  test('a ping is answered with a pong', async () => {
    const client = await open();
    client.send({ type: 'ping' });
    await client.until(() => client.frames.some((frame) => frame.type === 'pong'));
    client.socket.terminate();
  });
});

test('every frame that the contract lets a client send has its handler', () => {
  const handlers = Object.getOwnPropertyNames(DeskGateway.prototype).flatMap((name) => {
    const method: unknown = Reflect.get(DeskGateway.prototype, name);
    return method instanceof Function ? ((Reflect.getMetadata(MESSAGE_METADATA, method) as string | undefined) ?? []) : [];
  });
  expect(handlers.toSorted()).toEqual(ClientFrame.options.map(({ shape }) => shape.type.value).toSorted());
});

describe('fault 5: after an interruption', () => {
  test('a client that resumes misses nothing, gets nothing twice, and gets it in order', async () => {
    const client = await open();
    await feed.add(org.id, 3);
    await client.until(() => client.changes().length === 3);
    const seen = client.cursor;
    client.socket.terminate();
    const missed = await feed.add(org.id, 4);
    await feed.add((await gateway.org('Other')).id, 5);
    const back = await open();
    const live = await feed.add(org.id, 2);
    back.send({ type: 'resume', cursor: seen });
    await back.until(() => back.changes().length >= 6);
    expect(streamsOf(back)).toEqual([...missed, ...live]);
    back.socket.terminate();
  });

  test('an older cursor than the feed is kept gets a reset', async () => {
    const client = await open();
    const old = client.cursor;
    client.socket.terminate();
    await feed.add(org.id, 2);
    await feed.forget();
    await feed.add(org.id, 1);
    const back = await open();
    back.send({ type: 'resume', cursor: old });
    await back.until(() => back.frames.some((frame) => frame.type === 'reset'));
    // The last change may still be on its way to everybody; it comes after the reset, as what is new.
    expect(back.frames.map((frame) => frame.type).slice(0, 2)).toEqual(['welcome', 'reset']);
    back.socket.terminate();
  });

  test('who resumes when live frames flow already is told to fetch', async () => {
    const client = await open();
    await feed.add(org.id, 1);
    await client.until(() => client.changes().length === 1);
    client.send({ type: 'resume', cursor: client.cursor });
    await client.until(() => client.frames.some((frame) => frame.type === 'reset'));
    client.socket.terminate();
  });
});

describe('a restored database', () => {
  test('that stands further back is followed from where it stands, and everybody fetches', async () => {
    const client = await open();
    await feed.add(org.id, 3);
    await client.until(() => client.changes().length === 3);
    const before = client.cursor;
    await gateway.owner.query(`update consumer.checkpoint set feed_position = feed_position - 2 where consumer = 'projector' and lane = 3`);
    await feed.forget();
    await gateway.owner.query('update event_store.relay_state set epoch = gen_random_uuid()');
    await client.until(() => client.frames.some((frame) => frame.type === 'reset'));
    const [stream] = await feed.add(org.id, 1);
    await client.until(() => streamsOf(client).at(-1) === stream);
    client.socket.terminate();
    const back = await open();
    back.send({ type: 'resume', cursor: before });
    await back.until(() => back.frames.some((frame) => frame.type === 'reset'));
    back.socket.terminate();
  });
});

test('a place of another organisation, or one that was made up, leads to a reset and tells nothing', async () => {
  const other = await gateway.org('Other');
  const stranger = await DeskClient.open(port, other.id, (await other.member('broker')).token);
  const witness = await open();
  await feed.add(org.id, 2);
  // What is on its way to everybody would come as new.
  await witness.until(() => witness.changes().length === 2);
  witness.socket.terminate();
  for (const cursor of [stranger.cursor, 'made-up', '']) {
    const client = await open();
    client.send({ type: 'resume', cursor });
    await client.until(() => client.frames.some((frame) => frame.type === 'reset'));
    expect(client.changes()).toEqual([]);
    client.socket.terminate();
  }
  stranger.socket.terminate();
});

test('what others do is seen neither in a welcome nor in a frame', async () => {
  const other = await gateway.org('Other');
  const client = await open();
  await feed.add(other.id, 5);
  await feed.add(org.id, 1);
  await client.until(() => client.changes().length === 1);
  const again = await open();
  const told = [...client.frames, ...again.frames];
  expect(new Set(told.map((frame) => ('cursor' in frame ? frame.cursor.length : 0)))).toHaveProperty('size', 1);
  expect(told.flatMap((frame) => Object.keys(frame))).not.toContain('feed_position');
  for (const one of [client, again]) one.socket.terminate();
});

describe('R12: a socket ends within two seconds', () => {
  test('of the sign-out', async () => {
    const leaver = await org.member('compiler');
    const client = await DeskClient.open(port, org.id, leaver.token);
    const began = Date.now();
    await gateway.call('POST', '/api/logout', { token: leaver.token });
    await client.until(() => client.closeCode !== null);
    expect(client.closeCode).toBe(4401);
    expect(Date.now() - began).toBeLessThan(2_000);
  });

  test('and is answered nothing that was missed before it ends', async () => {
    const leaver = await org.member('compiler');
    const first = await DeskClient.open(port, org.id, leaver.token);
    first.socket.terminate();
    await feed.add(org.id, 3);
    const back = await DeskClient.open(port, org.id, leaver.token);
    await gateway.call('POST', '/api/logout', { token: leaver.token });
    back.send({ type: 'resume', cursor: first.cursor });
    await back.until(() => back.closeCode !== null);
    expect([back.closeCode, back.changes()]).toEqual([4401, []]);
  });

  test('fault 61: of the removal from the org', async () => {
    const leaver = await org.member('compiler');
    const client = await DeskClient.open(port, org.id, leaver.token);
    await org.remove(leaver);
    await client.until(() => client.closeCode === 4401);
  });
});
