import 'reflect-metadata';
import { connect } from 'node:net';
import { SUBPROTOCOL } from '@tallyport/contracts/realtime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DeskClient } from '../testing/desk-client.js';
import { TestFeed } from '../testing/test-feed.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';
import type { TestMember, TestOrg } from '../testing/test-org.js';

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
const lastStream = (client: DeskClient) => client.changes().at(-1)?.stream_id;

describe('fault 100: a message that nobody understands', () => {
  test.each(['not json', '{"type":"unknown"}', '{"type":"resume","cursor":{"x":-1}}', '[]'])(
    '%s is dropped and the connection stays',
    async (text) => {
      const client = await open();
      client.send(text);
      client.socket.send(Buffer.from([0xff, 0x00]));
      client.send({ type: 'ping' });
      await client.until(() => client.frames.some((frame) => frame.type === 'pong'));
      client.socket.terminate();
    },
  );
});

describe('fault 97: a client that misbehaves is closed, and the others go on', () => {
  test('with a frame of more than 64 KB', async () => {
    const client = await open();
    client.send('x'.repeat(65_537));
    await client.until(() => client.closeCode === 1009);
  });

  test('with too many frames', async () => {
    const client = await open();
    for (let frame = 0; frame < 500; frame++) client.send({ type: 'ping' });
    await client.until(() => client.closeCode === 4429);
  });

  test('with text that is not UTF-8', async () => {
    const client = await open();
    client.socket.send(Buffer.from([0x7b, 0xff]), { binary: false });
    await client.until(() => client.closeCode === 1007);
  });
});

test('fault 98: a client that takes nothing is dropped, the others get everything', async () => {
  const [slow, quick] = await Promise.all([slowClient(), open()]);
  const sockets = async () => Number(/^tallyport_sockets (\d+)/m.exec(await gateway.parts.metrics.metrics())?.[1]);
  const before = await sockets();
  const wide = { event_type: `work-order.${'x'.repeat(20_000)}` };
  let rounds = 0;
  while ((await sockets()) === before) {
    expect((rounds += 1)).toBeLessThan(100);
    const last = await feed.add(org.id, 25, 7, wide);
    await quick.until(() => lastStream(quick) === last.at(-1));
  }
  expect(await sockets()).toBe(before - 1);
  const [last] = await feed.add(org.id, 1, 7);
  await quick.until(() => lastStream(quick) === last);
  slow.destroy();
  quick.socket.terminate();
});

/** Upgrades by hand and never reads on. */
function slowClient(): Promise<ReturnType<typeof connect>> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `GET /ws?org=${org.id} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nUpgrade: websocket\r\n` +
          `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n` +
          `Sec-WebSocket-Protocol: ${SUBPROTOCOL}, token.${member.token}\r\n\r\n`,
      );
    });
    socket.once('error', reject);
    socket.once('data', () => {
      socket.pause();
      socket.on('error', () => socket.destroy());
      resolve(socket);
    });
  });
}
