import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@tallyport/contracts/events';
import { LANES } from '@tallyport/contracts/topics';
import { createTestDatabase, type TestDatabase } from '@tallyport/database/testing/test-database';
import { append, START } from '@tallyport/event-store/append';
import { laneOf } from '@tallyport/event-store/lane';
import { streamHead } from '@tallyport/event-store/load';
import { logHead } from '@tallyport/event-store/read-log';
import { numberAll } from '@tallyport/event-store/testing/number-all';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { Effects } from '@tallyport/lane-consumer/apply/effects';
import { lanePosition, openCheckpoints } from '@tallyport/lane-consumer/checkpoints';
import { Lanes } from '@tallyport/lane-consumer/lanes';
import { consumerMetrics } from '@tallyport/lane-consumer/metrics';
import { countParked } from '@tallyport/lane-consumer/parking';
import { placeOf, publishedTexts } from '@tallyport/lane-consumer/testing/published';
import { createLog } from '@tallyport/runtime/log';
import type pg from 'pg';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { CONSUMER, reactions } from './react.js';
import type { ReactionPorts } from './reaction-ports.js';

let database: TestDatabase;
let reactor: pg.Pool;
let worker: pg.Pool;
let relay: pg.Pool;
let calls: string[];
let fail: ((call: string) => Error | null) | null;
let lanes: Lanes;

const silent = createLog('test', 'silent');

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  [reactor, worker, relay] = [database.pool('reactor', 4), database.pool('worker', 2), database.pool('relay', 1)];
});
afterAll(() => database.drop());

beforeEach(async () => {
  calls = [];
  fail = null;
  const call = (name: string) => {
    const error = fail?.(name) ?? null;
    if (error) return Promise.reject(error);
    calls.push(name);
    return Promise.resolve();
  };
  const ports: ReactionPorts = {
    log: reactor,
    extractions: {
      request: ({ documentId }, attempt) => call(`request ${documentId} ${attempt}`),
      cancel: ({ documentId }, { reason }) => call(`cancel ${documentId} ${reason}`),
    },
  };
  const { epoch } = await logHead(reactor);
  await openCheckpoints(reactor, CONSUMER, epoch);
  const apply = new Effects(reactions(reactor, ports), epoch, silent);
  lanes = new Lanes({ epoch, apply, log: silent, metrics: consumerMetrics(CONSUMER, new Registry()) });
});

afterEach(async () => {
  await database.pool().query('truncate event_store.event, event_store.log, consumer.checkpoint, consumer.parked');
  await database.pool().query('update event_store.relay_state set position = 0');
});

const orgId = randomUUID();

const positionOf = (job: Job) => lanePosition(reactor, CONSUMER, job.lane);

/** A job with one document, whose events are appended and numbered one by one. */
class Job {
  readonly id = randomUUID();
  readonly documentId = randomUUID();
  readonly lane = laneOf(this.id, '');

  async record(streamId: string, event: DomainEvent): Promise<void> {
    const head = await streamHead(worker, orgId, streamId);
    const after = head.streamPosition === 0 ? START : head;
    const appended = await append(worker, {
      orgId,
      streamId,
      jobId: this.id,
      after,
      events: [event],
      metadata: sampleMetadata(),
      recordedAt: '2026-03-14T10:41:50.123Z',
    });
    if (appended.kind !== 'recorded') throw new Error('the test appended to an old head');
    await numberAll(relay);
  }

  private place = { documentId: this.documentId, workOrderId: this.id };

  request(attempt = 1) {
    const data = { ...this.place, attempt, hash: 'a'.repeat(64), mediaType: 'application/pdf' as const, bytes: 10, priority: 2 };
    return this.record(`extraction/${this.documentId}`, { type: 'extraction.requested', data });
  }

  fail(attempt = 1) {
    const data = { ...this.place, attempt, step: 'uploading' as const, reason: 'test', message: 'x' };
    return this.record(`extraction/${this.documentId}`, { type: 'extraction.failed', data });
  }

  withdraw() {
    return this.record(`document/${this.documentId}`, { type: 'document.withdrawn', data: this.place });
  }

  delete() {
    return this.record(`work-order/${this.id}`, { type: 'work-order.deleted', data: { workOrderId: this.id } });
  }

  messages(): Promise<string[]> {
    return publishedTexts(reactor, this.lane);
  }
}

describe('reactions', () => {
  test('a requested extraction is started, a repeated message comes to the same', async () => {
    const job = new Job();
    await job.request();
    const messages = await job.messages();
    await lanes.take(job.lane, messages);
    await lanes.take(job.lane, [...messages, ...messages]);
    expect(calls).toEqual([`request ${job.documentId} 1`]);
  });

  test('one that has ended since is not started again', async () => {
    const job = new Job();
    await job.request();
    await job.fail();
    await lanes.fill(job.lane);
    expect(calls).toEqual([]);
  });

  test('a withdrawn document and a deleted job end what is open (fault 43)', async () => {
    const [withdrawn, deleted, ended] = [new Job(), new Job(), new Job()];
    for (const job of [withdrawn, deleted, ended]) {
      await job.request();
      await lanes.fill(job.lane);
    }
    await ended.fail();
    await withdrawn.withdraw();
    await deleted.delete();
    await ended.delete();
    calls = [];
    for (const job of new Set([withdrawn.lane, deleted.lane, ended.lane])) await lanes.fill(job);
    expect(calls.toSorted()).toEqual(
      [`cancel ${withdrawn.documentId} document-withdrawn`, `cancel ${deleted.documentId} work-order-deleted`].toSorted(),
    );
  });

  test('a request that comes after its job was deleted is closed, not read (fault 43)', async () => {
    const job = new Job();
    await job.delete();
    await job.request();
    await lanes.fill(job.lane);
    expect(new Set(calls)).toEqual(new Set([`cancel ${job.documentId} work-order-deleted`]));
  });
});

describe('checkpoints', () => {
  test('a lane behind `previous` goes on from the log first', async () => {
    const job = new Job();
    await job.request();
    await job.fail();
    await job.request(2);
    const messages = await job.messages();
    await lanes.take(job.lane, messages.slice(2));
    expect(calls).toEqual([`request ${job.documentId} 2`]);
    expect(await positionOf(job)).toBe(placeOf(messages.at(-1) ?? '').position);
  });

  test('fault 36: while Temporal is away the lane stands still before the event, and nothing is lost', async () => {
    const [first, second] = [new Job(), new Job()];
    await first.request();
    await second.request();
    fail = () => new Error('connection refused');
    for (const job of [first, second]) await expect(lanes.take(job.lane, await job.messages())).rejects.toThrow('refused');
    fail = null;
    for (let lane = 0; lane < LANES; lane++) await lanes.fill(lane);
    expect(calls.toSorted()).toEqual([`request ${first.documentId} 1`, `request ${second.documentId} 1`].toSorted());
  });

  test('what went well before the failure is not done again', async () => {
    const job = new Job();
    await job.request();
    await job.record(`document/${randomUUID()}`, { type: 'document.withdrawn', data: { documentId: job.documentId, workOrderId: job.id } });
    fail = (call) => (call.startsWith('cancel') ? new Error('unavailable') : null);
    await expect(lanes.fill(job.lane)).rejects.toThrow('unavailable');
    expect(await positionOf(job)).toBe(1);
  });

  test('of two reactors on one lane one moves it, and both go on', async () => {
    const job = new Job();
    await job.request();
    await Promise.all([lanes.fill(job.lane), lanes.fill(job.lane)]);
    expect(new Set(calls)).toEqual(new Set([`request ${job.documentId} 1`]));
    expect(await positionOf(job)).toBe(1);
  });

  test('in a new epoch the old process cannot move a lane', async () => {
    const job = new Job();
    await job.request();
    await openCheckpoints(reactor, CONSUMER, randomUUID());
    await expect(lanes.fill(job.lane)).rejects.toThrow('new epoch');
  });
});

describe('parking (fault 29)', () => {
  test('an event that cannot be read parks its stream; other streams of the lane go on', async () => {
    const [bad, good] = [new Job(), new Job()];
    await bad.request();
    await database.pool().query(`update event_store.event set data = '{"attempt":"x"}' where job_id = $1`, [bad.id]);
    await good.request();
    for (const { lane } of [bad, good]) await lanes.fill(lane);
    expect(calls).toEqual([`request ${good.documentId} 1`]);
    const { rows } = await reactor.query<{ stream_id: string; reason: string }>('select stream_id, reason from consumer.parked');
    expect(rows).toEqual([{ stream_id: `extraction/${bad.documentId}`, reason: expect.stringContaining('invalid data') as string }]);
  });

  test('what Temporal refuses for good is parked, later events of the stream wait', async () => {
    const job = new Job();
    await job.request();
    fail = () => new Error('refused', { cause: { code: 3 } });
    await lanes.fill(job.lane);
    fail = null;
    await job.request(2);
    await lanes.fill(job.lane);
    expect(calls).toEqual([]);
    expect(await countParked(reactor, CONSUMER)).toEqual([{ member: 'reactions', count: 1 }]);
  });
});
