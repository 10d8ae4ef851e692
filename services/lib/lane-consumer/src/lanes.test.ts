import { randomUUID } from 'node:crypto';
import { eraseEvent } from '@tallyport/event-store/erase';
import { laneOf } from '@tallyport/event-store/lane';
import { numberAll } from '@tallyport/event-store/testing/number-all';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { lanePosition } from './checkpoints.js';
import { readMessage } from './message.js';
import { unfitMessages } from './metrics.js';
import { takeBatch } from './source/kafka-source.js';
import { forge } from './testing/forge.js';
import { LEDGER } from './testing/ledger.js';
import { placeOf, withPlace } from './testing/published.js';
import { QUIET, TestLog, type TestProcess } from './testing/test-log.js';

let log: TestLog;
let ledger: TestProcess;
let job: string;
let lane: number;

beforeAll(async () => {
  log = await TestLog.open(inject('postgresUrl'));
});
afterAll(() => log.database.drop());
beforeEach(() => {
  ledger = log.ledger();
  job = randomUUID();
  lane = laneOf(job, '');
});

/** The messages of this test's job, after whatever the lane held before. */
async function recorded(...texts: string[]): Promise<string[]> {
  await log.record(job, texts);
  return (await log.messages(lane)).slice(-texts.length);
}

/** What was written down of this test's job, in order. */
async function written(): Promise<string[]> {
  const { rows } = await log.pool.query<{ text: string }>(
    `select data::json->>'text' as text from consumer.ledger where stream_id = $1 order by position`,
    [`conversation/${job}`],
  );
  return rows.map(({ text }) => text);
}

const alarms = () => unfitMessages(ledger.metrics);
const last = (texts: readonly string[]) => texts.at(-1) ?? '';

test('messages in any order and number are applied once each, in the order of the log', async () => {
  const texts = await recorded('1', '2', '3');
  await ledger.lanes.take(lane, [...texts.toReversed(), ...texts]);
  await ledger.lanes.take(lane, texts);
  expect(await written()).toEqual(['1', '2', '3']);
  expect(await lanePosition(log.pool, LEDGER, lane)).toBe(placeOf(last(texts)).position);
  expect(await alarms()).toBe(0);
});

test('fault 33: a message behind a gap makes the lane fill itself from the log first', async () => {
  await ledger.lanes.take(lane, (await recorded('1', '2', '3')).slice(-1));
  expect(await written()).toEqual(['1', '2', '3']);
  expect((await ledger.metrics.applied.get()).values).toMatchObject([
    { labels: { source: 'kafka' }, value: 0 },
    { labels: { source: 'log' } },
  ]);
});

test.each<[string, (texts: readonly string[]) => string[]]>([
  ['in the place of a true event, before it', ([first = '', ...rest]) => [forge(first, 'forged'), first, ...rest]],
  ['in the place of a true event, after it', ([first = '', ...rest]) => [first, ...rest, forge(first, 'forged')]],
  ['in the place of a true event that never comes', ([first = '', ...rest]) => [forge(first, 'forged'), ...rest]],
  ['in the place of every event', (texts) => texts.map((text) => forge(text, 'forged'))],
  ['in a place far ahead', (texts) => [forge(last(texts), 'forged', { position: 1_000_000, previous: placeOf(last(texts)).position })]],
  ['in a place that no log reaches', (texts) => [forge(last(texts), 'forged', { position: Number.MAX_SAFE_INTEGER - 1 })]],
  [
    'a true event that leaves the one before it out',
    ([first = '', second = '']) => [withPlace(second, { previous: placeOf(first).previous })],
  ],
  ['a true event in a later place', ([first = '', second = '']) => [withPlace(first, { ...placeOf(second) })]],
  [
    'a true event whose data are said to be erased',
    ([first = '']) => [`${withPlace(first, { salt: null }).split('\n', 2).join('\n')}\nnull`],
  ],
  ['of another epoch', ([first = '']) => [withPlace(first, { epoch: randomUUID() })]],
  ['a text without sense', () => ['{"', '']],
])('a forged message %s hides and changes nothing', async (_, forgedAmong) => {
  await log.record(job, ['before']);
  await ledger.lanes.fill(lane);
  const texts = await recorded('1', '2', '3');
  await ledger.lanes.take(lane, forgedAmong(texts));
  await ledger.lanes.take(lane, texts);
  expect(await written()).toEqual(['before', '1', '2', '3']);
  expect(await lanePosition(log.pool, LEDGER, lane)).toBe(placeOf(last(texts)).position);
});

test('a forged message for the next position, which the log has not given yet, does not stand in the way of the true event', async () => {
  const [first = ''] = await recorded('1');
  await ledger.lanes.take(lane, [first]);
  const { position } = placeOf(first);
  await ledger.lanes.take(lane, [forge(first, 'forged', { position: position + 1, previous: position })]);
  expect(await written()).toEqual(['1']);
  expect(await alarms()).toBe(1);
  const [second = ''] = await recorded('2');
  expect(placeOf(second)).toMatchObject({ position: position + 1, previous: position });
  await ledger.lanes.take(lane, [second]);
  expect(await written()).toEqual(['1', '2']);
});

test('every message that does not fit is counted by its reason, and no other', async () => {
  const texts = await recorded('1', '2');
  const other = (lane + 1) % 24;
  const [first = '', second = ''] = texts;
  await ledger.lanes.take(other, [first]);
  await ledger.lanes.take(lane, [
    '{',
    withPlace(first, { epoch: randomUUID() }),
    first.replace('"text":"1"', '"text":"x"'),
    forge(second, 'x'),
    ...texts,
  ]);
  const counted = (await ledger.metrics.unfit.get()).values.map(({ labels, value }) => [labels.why, value]);
  expect(Object.fromEntries(counted)).toEqual({ lane: 1, unreadable: 1, epoch: 1, hash: 1, log: 1 });
  expect(await written()).toEqual(['1', '2']);
});

test('data that were erased after their message was published, or before, raise no alarm', async () => {
  const before = await recorded('1', '2', '3');
  const erase = (streamPosition: number) =>
    eraseEvent(log.database.pool('reactor', 1), {
      orgId: job,
      streamId: `conversation/${job}`,
      streamPosition,
      reason: 'asked for',
      actor: { kind: 'machine', process: 'test' },
      recordedAt: '2026-03-14T10:41:50.123Z',
    });
  await erase(1);
  await numberAll(log.database.pool('relay', 1));
  await ledger.lanes.take(lane, before);
  await erase(3);
  await numberAll(log.database.pool('relay', 1));
  const after = await log.messages(lane);
  expect(after.map((text) => readMessage(text, placeOf(text)).kind)).toContain('erased');
  await ledger.lanes.take(lane, after);
  expect(await log.notOnce()).toEqual([]);
  expect(await alarms()).toBe(0);
});

test('fault 34: a message on another lane does not move that lane', async () => {
  const texts = await recorded('1');
  const other = (lane + 1) % 24;
  const before = await lanePosition(log.pool, LEDGER, other);
  await ledger.lanes.take(other, texts);
  expect(await lanePosition(log.pool, LEDGER, other)).toBe(before);
});

test('a batch is tried again while the lane is this process’s own, and not any more after that', async () => {
  const texts = await recorded('1');
  let tries = 0;
  const lanes = { take: () => ((tries += 1) < 3 ? Promise.reject(new Error('away')) : ledger.lanes.take(lane, texts)) };
  const served = { lanes: lanes as unknown as TestProcess['lanes'], log: QUIET };
  const batch = { lane, texts, heartbeat: () => Promise.resolve() };
  await takeBatch(served, { ...batch, isMine: () => true });
  expect(await written()).toEqual(['1']);
  tries = -10;
  await takeBatch(served, { ...batch, isMine: () => tries < -8 });
  expect(tries).toBe(-8);
});

test('a batch is given back at once when the group says that the lanes are dealt anew', async () => {
  const take = () => Promise.reject(new Error('away'));
  const served = { lanes: { take } as unknown as TestProcess['lanes'], log: QUIET };
  let beats = 0;
  const heartbeat = () => ((beats += 1) < 2 ? Promise.resolve() : Promise.reject(new Error('the group is rebalancing')));
  await expect(takeBatch(served, { lane, texts: [], isMine: () => true, heartbeat })).rejects.toThrow('the group is rebalancing');
  expect(beats).toBe(2);
});
