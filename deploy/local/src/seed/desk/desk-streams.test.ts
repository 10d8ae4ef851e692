import { randomUUID } from 'node:crypto';
import { EVENTS } from '@tallyport/contracts/events';
import { JOB_STATUSES } from '@tallyport/contracts/work-order/job-status';
import { expect, test } from 'vitest';
import { COMPANIES } from '../demo-companies.js';
import { SHIPMENTS } from '../demo-shipments.js';
import { billOf } from './desk-papers.js';
import { DESK } from './desk-plan.js';
import { streamsOf } from './desk-streams.js';
import { unknownMail } from './unknown-mail.js';

const plan = {
  now: new Date('2026-03-14T02:00:00.000Z'),
  compilers: [randomUUID()],
  brokers: [randomUUID(), randomUUID()],
  parties: new Map(Object.values(COMPANIES).map(({ name }) => [name, randomUUID()])),
};

test('with the shipments that have papers there are eighty, of every status, mode, mark and kind of deadline', () => {
  expect(SHIPMENTS.length + DESK.length).toBe(80);
  expect(new Set(DESK.map(({ status }) => status))).toEqual(new Set(JOB_STATUSES));
  expect(new Set(DESK.map(({ mode }) => mode))).toEqual(new Set(['sea', 'air']));
  expect(new Set(DESK.flatMap(({ marks }) => marks))).toEqual(new Set(['doubtful', 'unverified', 'does not add up', 'papers disagree']));
  const due = DESK.filter(({ status }) => status === 'available').map(({ dueInMinutes }) => dueInMinutes);
  expect([due.some((minutes) => (minutes ?? 0) < 0), due.includes(12), due.includes(null)]).toEqual([true, true, true]);
});

test('each is recorded in events as the contract has them, the same for the same day', () => {
  const streams = [...DESK.flatMap((job) => streamsOf(job, plan)), unknownMail(randomUUID(), plan.now)];
  const schemas = new Map(EVENTS.map(({ type, data }) => [type as string, data]));
  const wrong = streams.flatMap(({ streamId, events }) =>
    events.filter(({ type, data }) => !schemas.get(type)?.safeParse(data).success).map(({ type }) => `${streamId}: ${type}`),
  );
  expect(wrong).toEqual([]);
  expect(new Set(streams.map(({ streamId }) => streamId)).size).toBe(streams.length);
  expect(DESK.flatMap((job) => streamsOf(job, plan))).toEqual(streams.slice(0, -1));
});

test('air waybills have their check digit', () => {
  const numbers = DESK.filter(({ mode }) => mode === 'air').map((job) => /^081-(\d{7})(\d)$/.exec(billOf(job)));
  expect(numbers.every((match) => match !== null && Number(match[1]) % 7 === Number(match[2]))).toBe(true);
});
