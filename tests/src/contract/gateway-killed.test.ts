import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { ServerFrame, SUBPROTOCOL } from '@tallyport/contracts/realtime';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { freePort } from '@tallyport/local/processes/free-port';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { type ServiceProcess, startService } from '../support/service-process.js';
import { until } from '../support/until.js';

const SOCKETS = 1_000;
const PEOPLE = 40;
const LANE = 4;
const LONG_MS = 90_000;
let database: TestDatabase;
let owner: pg.Pool;
let gateway: ServiceProcess;
let port: number;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  owner = database.pool();
  // The feed has begun before the gateway looks, so that everybody's first cursor is behind this one change.
  await feed(randomUUID(), 1);
  port = await freePort();
  gateway = await startService('gateway', {
    DATABASE_URL: database.urlOf('gateway'),
    LOGIN_DATABASE_URL: database.urlOf('login'),
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    BLOB_FOLDER: tmpdir(),
    PORT: String(port),
  });
  await until('the gateway is ready', isReady, LONG_MS);
}, LONG_MS);
afterAll(async () => {
  await gateway?.discard();
  await database?.drop();
});

const isReady = () =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    (answer) => answer.ok,
    () => false,
  );

async function organisation(): Promise<{ org: string; tokens: string[] }> {
  const org = randomUUID();
  await owner.query(`insert into kept.organisation (org_id, name) values ($1, 'Harbour Brokers')`, [org]);
  const tokens = Array.from({ length: PEOPLE }, () => randomBytes(32).toString('base64url'));
  for (const token of tokens) {
    const id = randomUUID();
    await owner.query(
      `insert into identity.account (id, email, password_hash, first_name, last_name) values ($1::uuid, $1::uuid::text, 'none', 'A', 'B')`,
      [id],
    );
    await owner.query(`insert into kept.member (org_id, account_id, dispatch_role) values ($1, $2, 'broker')`, [org, id]);
    const hash = createHash('sha256').update(token).digest();
    await owner.query(`insert into identity.session (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 hour')`, [
      hash,
      id,
    ]);
  }
  return { org, tokens };
}

/** Writes the feed as the projector does, each change with its number in the lane as its stream position, and rings. */
async function feed(org: string, count: number): Promise<void> {
  await owner.query(
    `with moved as (
      insert into consumer.checkpoint (consumer, lane, epoch, feed_position) values ('projector', $1, gen_random_uuid(), $2)
      on conflict (consumer, lane) do update set feed_position = checkpoint.feed_position + $2 returning feed_position - $2 as before)
    insert into read_model.change_feed (lane, feed_position, org_id, job_id, stream_id, stream_position, event_type)
    select $1, before + n, $3, gen_random_uuid(), 'work-order/' || gen_random_uuid(), before + n, 'work-order.received' from moved, generate_series(1, $2::int) n`,
    [LANE, count, org],
  );
  await owner.query(`select pg_notify('tallyport_feed', '')`);
}

/** A browser's end: keeps its cursor over connections, and what it was sent. */
class Client {
  readonly positions: number[] = [];
  private cursor: string | null = null;
  private socket: WebSocket | null = null;

  constructor(
    private readonly org: string,
    private readonly token: string,
  ) {}

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN && this.cursor !== null;
  }

  connect(): void {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?org=${this.org}`, [SUBPROTOCOL, `token.${this.token}`], {
      origin: `http://127.0.0.1:${port}`,
    });
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('open', () => this.cursor && socket.send(JSON.stringify({ type: 'resume', cursor: this.cursor })));
    socket.on('message', (data: Buffer) => this.take(ServerFrame.parse(JSON.parse(data.toString()))));
  }

  close(): void {
    this.socket?.terminate();
  }

  private take(frame: ServerFrame): void {
    if (frame.type === 'welcome') this.cursor ??= frame.cursor;
    if (frame.type === 'reset') throw new Error('the feed is kept, and still a reset came');
    if (frame.type !== 'record.changed' || !this.cursor) return;
    this.positions.push(frame.stream_position);
    this.cursor = frame.cursor;
  }
}

test('fault 5: after a kill of the gateway a thousand sockets resume: nothing is missed and nothing comes twice', async () => {
  const { org, tokens } = await organisation();
  const clients = Array.from({ length: SOCKETS }, (_, index) => new Client(org, tokens[index % PEOPLE] ?? ''));
  for (let from = 0; from < SOCKETS; from += 100) {
    const some = clients.slice(from, from + 100);
    for (const client of some) client.connect();
    await until('the sockets are open', () => some.every((client) => client.isOpen), LONG_MS);
  }
  await feed(org, 5);
  await until('everybody has the first changes', () => clients.every((client) => client.positions.length === 5), LONG_MS);
  await gateway.kill();
  await feed(org, 7);
  await gateway.restart();
  await until('the gateway is back', isReady, LONG_MS);
  for (let from = 0; from < SOCKETS; from += 100) {
    const some = clients.slice(from, from + 100);
    for (const client of some) client.connect();
    await feed(org, 1);
    await until('the sockets are back', () => some.every((client) => client.isOpen), LONG_MS);
  }
  const total = 5 + 7 + SOCKETS / 100;
  await until('everybody has everything', () => clients.every((client) => client.positions.length >= total), LONG_MS);
  const expected = Array.from({ length: total }, (_, index) => index + 2);
  const wrong = clients.filter((client) => client.positions.join() !== expected.join());
  expect(wrong.map((client) => client.positions)).toEqual([]);
  for (const client of clients) client.close();
}, 300_000);
