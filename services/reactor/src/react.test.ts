import { randomUUID } from 'node:crypto';
import { LANES } from '@tallyport/contracts/topics';
import { openCheckpoints } from '@tallyport/lane-consumer/checkpoints';
import { placeOf, publishedTexts } from '@tallyport/lane-consumer/testing/published';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { CONSUMER } from './react.js';
import { ReactionDesk } from './testing/reaction-desk.js';
import { RecordedJob } from './testing/recorded-job.js';

let desk: ReactionDesk;

beforeAll(async () => {
  desk = await ReactionDesk.open(inject('postgresUrl'));
});
afterAll(() => desk.database.drop());
beforeEach(() => desk.start());
afterEach(() => desk.clear());

const orgId = randomUUID();

/** A job with one document. */
class Job extends RecordedJob {
  readonly documentId = randomUUID();

  constructor() {
    super(desk, orgId);
  }

  private get place() {
    return { documentId: this.documentId, workOrderId: this.id };
  }

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
    return publishedTexts(desk.reactor, this.lane);
  }
}

describe('reactions', () => {
  test('a requested extraction is started, a repeated message comes to the same', async () => {
    const job = new Job();
    await job.request();
    const messages = await job.messages();
    await desk.lanes.take(job.lane, messages);
    await desk.lanes.take(job.lane, [...messages, ...messages]);
    expect(desk.calls).toEqual([`request ${job.documentId} 1`]);
  });

  test('one that has ended since is not started again', async () => {
    const job = new Job();
    await job.request();
    await job.fail();
    await desk.lanes.fill(job.lane);
    expect(desk.calls).toEqual([]);
  });

  test('a withdrawn document and a deleted job end what is open (fault 43)', async () => {
    const [withdrawn, deleted, ended] = [new Job(), new Job(), new Job()];
    for (const job of [withdrawn, deleted, ended]) {
      await job.request();
      await desk.lanes.fill(job.lane);
    }
    await ended.fail();
    await withdrawn.withdraw();
    await deleted.delete();
    await ended.delete();
    desk.calls = [];
    for (const job of new Set([withdrawn.lane, deleted.lane, ended.lane])) await desk.lanes.fill(job);
    expect(desk.calls.toSorted()).toEqual(
      [`cancel ${withdrawn.documentId} document-withdrawn`, `cancel ${deleted.documentId} work-order-deleted`].toSorted(),
    );
  });

  test('a request that comes after its job was deleted is closed, not read (fault 43)', async () => {
    const job = new Job();
    await job.delete();
    await job.request();
    await desk.lanes.fill(job.lane);
    expect(new Set(desk.calls)).toEqual(new Set([`cancel ${job.documentId} work-order-deleted`]));
  });
});

describe('checkpoints', () => {
  test('a lane behind `previous` goes on from the log first', async () => {
    const job = new Job();
    await job.request();
    await job.fail();
    await job.request(2);
    const messages = await job.messages();
    await desk.lanes.take(job.lane, messages.slice(2));
    expect(desk.calls).toEqual([`request ${job.documentId} 2`]);
    expect(await desk.positionOf(job)).toBe(placeOf(messages.at(-1) ?? '').position);
  });

  test('fault 36: while Temporal is away the lane stands still before the event, and nothing is lost', async () => {
    const [first, second] = [new Job(), new Job()];
    await first.request();
    await second.request();
    desk.fail = () => new Error('connection refused');
    for (const job of [first, second]) await expect(desk.lanes.take(job.lane, await job.messages())).rejects.toThrow('refused');
    desk.fail = null;
    for (let lane = 0; lane < LANES; lane++) await desk.lanes.fill(lane);
    expect(desk.calls.toSorted()).toEqual([`request ${first.documentId} 1`, `request ${second.documentId} 1`].toSorted());
  });

  test('what went well before the failure is not done again', async () => {
    const job = new Job();
    await job.request();
    await job.record(`document/${randomUUID()}`, { type: 'document.withdrawn', data: { documentId: job.documentId, workOrderId: job.id } });
    desk.fail = (call) => (call.startsWith('cancel') ? new Error('unavailable') : null);
    await expect(desk.lanes.fill(job.lane)).rejects.toThrow('unavailable');
    expect(await desk.positionOf(job)).toBe(1);
  });

  test('of two reactors on one lane one moves it, and both go on', async () => {
    const job = new Job();
    await job.request();
    await Promise.all([desk.lanes.fill(job.lane), desk.lanes.fill(job.lane)]);
    expect(new Set(desk.calls)).toEqual(new Set([`request ${job.documentId} 1`]));
    expect(await desk.positionOf(job)).toBe(1);
  });

  test('in a new epoch the old process cannot move a lane', async () => {
    const job = new Job();
    await job.request();
    await openCheckpoints(desk.reactor, CONSUMER, randomUUID());
    await expect(desk.lanes.fill(job.lane)).rejects.toThrow('new epoch');
  });
});

describe('parking (fault 29)', () => {
  test('an event that cannot be read parks its stream; other streams of the lane go on', async () => {
    const [bad, good] = [new Job(), new Job()];
    await bad.request();
    await desk.database.pool().query(`update event_store.event set data = '{"attempt":"x"}' where job_id = $1`, [bad.id]);
    await good.request();
    for (const { lane } of [bad, good]) await desk.lanes.fill(lane);
    expect(desk.calls).toEqual([`request ${good.documentId} 1`]);
    const { rows } = await desk.reactor.query<{ stream_id: string; reason: string }>('select stream_id, reason from consumer.parked');
    expect(rows).toEqual([{ stream_id: `extraction/${bad.documentId}`, reason: expect.stringContaining('invalid data') as string }]);
  });

  test('what Temporal refuses for good is parked, later events of the stream wait', async () => {
    const job = new Job();
    await job.request();
    desk.fail = () => new Error('refused', { cause: { code: 3 } });
    await desk.lanes.fill(job.lane);
    desk.fail = null;
    await job.request(2);
    await desk.lanes.fill(job.lane);
    expect(desk.calls).toEqual([]);
    expect(await desk.parked()).toEqual([{ member: 'reactions', count: 1 }]);
  });
});
