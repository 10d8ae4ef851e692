import { LANES } from '@tallyport/contracts/topics';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { append } from '@tallyport/event-store/append';
import { laneOf } from '@tallyport/event-store/lane';
import { numberAll } from '@tallyport/event-store/testing/number-all';
import { sampleAppend } from '@tallyport/event-store/testing/sample-append';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { consumersBehind } from './consumers-at-head.js';

let database: TestDatabase;
let reactor: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  reactor = database.pool('reactor');
});
afterAll(() => database.drop());

function moveTo(consumer: string, position: number): Promise<unknown> {
  return reactor.query(
    `insert into consumer.checkpoint (consumer, lane, epoch, position)
     select $1, lane, gen_random_uuid(), $2 from generate_series(0, $3::int - 1) as lane
     on conflict (consumer, lane) do update set position = excluded.position`,
    [consumer, position, LANES],
  );
}

test('names the consumers that stand still before the head, and no others', async () => {
  const request = sampleAppend(['a', 'b']);
  await append(database.pool('worker'), request);
  await numberAll(database.pool('relay'));
  expect((await consumersBehind(reactor, 2, 1)).toSorted()).toEqual(['projector', 'reactor']);
  await moveTo('reactor', 2);
  await moveTo('projector', 1);
  expect(await consumersBehind(reactor, 2, 1)).toEqual(['projector']);
  expect(await consumersBehind(reactor, 1, 1)).toEqual([]);
  await reactor.query(`update consumer.checkpoint set position = 2 where lane = $1`, [laneOf(request.jobId, request.streamId)]);
  expect(await consumersBehind(reactor, 2, 1)).toEqual([]);
});

test('waits for one that moves', async () => {
  await moveTo('projector', 0);
  const waiting = consumersBehind(reactor, 2, 60_000);
  await moveTo('projector', 2);
  expect(await waiting).toEqual([]);
});
