import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { append } from '@tallyport/event-store/append';
import { eraseEvent } from '@tallyport/event-store/erase';
import { eventsOfLane } from '@tallyport/event-store/read-log';
import { numberAll } from '@tallyport/event-store/testing/number-all';
import { sampleAppend, sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { readMessage } from '@tallyport/lane-consumer/message';
import { eventOf, placeOf } from '@tallyport/lane-consumer/testing/published';
import type { LaneMessage } from '@tallyport/runtime/kafka/publisher';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { Publication } from './publish.js';

/** What Kafka refuses to take for one partition in one request. */
const MOST_BYTES = 1_000_000;

let database: TestDatabase;
let requests: LaneMessage[][];
let publication: Publication;

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  requests = [];
  publication = newPublication(2);
});
afterEach(() => database.drop());

function newPublication(limit?: number): Publication {
  const publish = (_topic: string, messages: readonly LaneMessage[]) => {
    requests.push([...messages]);
    return Promise.resolve();
  };
  return new Publication(database.pool('relay', 1), { publish }, limit);
}

async function sendAll(): Promise<string[]> {
  while ((await publication.publishNext()) > 0);
  return requests.flat().map(({ value }) => value);
}

const positions = (texts: readonly string[]) => texts.map((text) => placeOf(text).position);

test('a message says what the log says, whatever its text holds, also once its data were erased', async () => {
  const worker = database.pool('worker', 1);
  const request = sampleAppend(['"quoted" \\ and\nbroken', '发票 No. 7 \u2028', 'to be erased']);
  await append(worker, request);
  const { orgId, streamId, recordedAt } = request;
  await eraseEvent(database.pool('reactor', 1), {
    orgId,
    streamId,
    streamPosition: 3,
    reason: 'asked for',
    actor: sampleMetadata().actor,
    recordedAt,
  });
  await numberAll(database.pool('relay', 1));
  const sent = await sendAll();
  const logged = await eventsOfLane(database.pool('reactor', 1), placeOf(sent[0] ?? '').lane, 0, 10);
  const proven = (texts: readonly string[]): LoggedEvent[] => texts.map(eventOf);
  expect([...proven(sent.slice(0, 2)), ...proven(sent.slice(3))]).toEqual(logged.filter(({ streamPosition }) => streamPosition !== 3));
  expect(readMessage(sent[2] ?? '', placeOf(sent[2] ?? ''))).toEqual({ kind: 'erased' });
});

test('batches follow each other without a gap while the next is read ahead', async () => {
  await append(database.pool('worker', 1), sampleAppend(['1', '2', '3', '4', '5']));
  await numberAll(database.pool('relay', 1));
  const sent = await sendAll();
  expect(requests.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(positions(sent)).toEqual([1, 2, 3, 4, 5]);
  expect(await newPublication().publishNext()).toBe(0);
});

test('a batch that Kafka did not take is sent by the publication after it', async () => {
  await append(database.pool('worker', 1), sampleAppend(['1', '2', '3']));
  await numberAll(database.pool('relay', 1));
  const failing = new Publication(database.pool('relay', 1), { publish: () => Promise.reject(new Error('no broker')) }, 2);
  await expect(failing.publishNext()).rejects.toThrow('no broker');
  expect(positions(await sendAll())).toEqual([1, 2, 3]);
});

test('large events of one lane go in as many requests as Kafka can take', async () => {
  // Thirty kilobytes each, in one lane.
  await append(database.pool('worker', 1), sampleAppend(Array.from({ length: 60 }, () => '货'.repeat(10_000))));
  await numberAll(database.pool('relay', 1));
  publication = newPublication();
  const sent = await sendAll();
  expect(positions(sent)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  const sizes = requests.map((messages) => messages.reduce((sum, { value }) => sum + Buffer.byteLength(value), 0));
  expect(Math.max(...sizes)).toBeLessThan(MOST_BYTES);
  expect(requests.length).toBeLessThan(10);
});
