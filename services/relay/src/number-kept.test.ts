import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import type pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { alwaysByIndex } from './number.js';
import { numberKept } from './number-kept.js';

let database: TestDatabase;
let owner: pg.Pool;
let relay: pg.PoolClient;
let org: string;

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  owner = database.pool(undefined, 8);
  relay = await database.pool('relay', 1).connect();
  await alwaysByIndex(relay);
  org = randomUUID();
  await owner.query(`insert into kept.organisation (org_id, name) values ($1, 'Harrow')`, [org]);
  await numberKept(relay);
});
afterEach(async () => {
  relay.release();
  await database.drop();
});

const addParty = (client: Pick<pg.ClientBase, 'query'>, name: string, id = randomUUID()) =>
  client.query('insert into kept.party (org_id, id, name) values ($1, $2, $3)', [org, id, name]).then(() => id);

interface Entry {
  readonly feed_position: number;
  readonly kept_table: string;
  readonly row_id: string | null;
}

async function feed(): Promise<Entry[]> {
  const { rows } = await owner.query<Entry>(
    `select feed_position::int, kept_table, row_id from kept.change_feed where org_id = $1 order by feed_position`,
    [org],
  );
  return rows;
}

test('what a transaction changed in a table is one entry, with the row where it is one', async () => {
  const client = await owner.connect();
  await client.query('begin');
  await addParty(client, 'One');
  await addParty(client, 'Two');
  await client.query(`insert into kept.branch (org_id, id, name, time_zone) values ($1, $2, 'Perth', 'Australia/Perth')`, [org, org]);
  await client.query('commit');
  client.release();
  const single = await addParty(owner, 'Three');
  expect(await numberKept(relay)).toBe(3);
  expect((await feed()).slice(1).map(({ kept_table, row_id }) => [kept_table, row_id])).toEqual([
    ['party', null],
    ['branch', org],
    ['party', single],
  ]);
});

test('fault 21: a transaction that began first and commits last is neither lost nor holds up the others', async () => {
  const slow = await owner.connect();
  await slow.query('begin');
  const late = await addParty(slow, 'Began first');
  const quick = await addParty(owner, 'Commits first');
  expect(await numberKept(relay)).toBe(1);
  expect(await numberKept(relay)).toBe(0);
  await slow.query('commit');
  slow.release();
  expect(await numberKept(relay)).toBe(1);
  expect((await feed()).map(({ row_id }) => row_id).slice(-2)).toEqual([quick, late]);
  expect((await feed()).map(({ feed_position }) => feed_position)).toEqual([1, 2, 3]);
});

test('old entries are forgotten, and what is at or above the horizon is not placed again', async () => {
  const last = async () => (await feed()).at(-1)?.feed_position;
  const open = await owner.connect();
  await open.query('begin');
  await addParty(open, 'Stays open');
  await addParty(owner, 'Meanwhile');
  expect(await numberKept(relay)).toBe(1);
  await owner.query(`update kept.change_feed set at = now() - interval '2 hours'`);
  await addParty(owner, 'Afterwards');
  expect([await numberKept(relay), await numberKept(relay), await last()]).toEqual([1, 0, 3]);
  await open.query('rollback');
  open.release();
  // Whatever else runs in this cluster holds the horizon back for a moment.
  await expect
    .poll(async () => {
      await addParty(owner, 'Another');
      await numberKept(relay);
      return (await feed())[0]?.feed_position;
    })
    .toBeGreaterThan(2);
});

test('writers that commit in any order, some never, end in a feed without a gap and without a change that is missing', async () => {
  const random = seededRandom(seedOfRun(process.env));
  const clients = await Promise.all(Array.from({ length: 6 }, () => owner.connect()));
  const begun = new Map<pg.PoolClient, string>();
  const committed: string[] = [];
  for (let step = 0; step < 150; step++) {
    const client = clients[Math.floor(random() * clients.length)];
    if (!client) continue;
    const id = begun.get(client);
    if (id === undefined) {
      await client.query('begin');
      begun.set(client, await addParty(client, `Party ${step}`));
    } else {
      const commits = random() < 0.8;
      await client.query(commits ? 'commit' : 'rollback');
      if (commits) committed.push(id);
      begun.delete(client);
    }
    if (random() < 0.3) await numberKept(relay);
  }
  for (const client of clients) {
    await client.query('rollback');
    client.release();
  }
  await numberKept(relay);
  const entries = await feed();
  expect(entries.map(({ feed_position }) => feed_position)).toEqual(entries.map((_, index) => index + 1));
  const told = entries.flatMap(({ row_id, kept_table }) => (kept_table === 'party' ? [row_id] : []));
  expect(told).toHaveLength(committed.length);
  expect(new Set(told)).toEqual(new Set(committed));
});
