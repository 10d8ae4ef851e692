import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { laneOf } from './lane.js';

const job = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

test('a lane is the first four bytes of the SHA-256 of the job, big-endian, modulo 24', () => {
  const digest = createHash('sha256').update(job).digest();
  expect(laneOf(job, 'work-order/x')).toBe(Number.parseInt(digest.toString('hex').slice(0, 8), 16) % 24);
});

test('all streams of a job share its lane; a stream without a job has a lane of its own', () => {
  expect(laneOf(job, `document/${job}`)).toBe(laneOf(job, `work-order/${job}`));
  expect(laneOf(null, job)).toBe(laneOf(job, 'anything'));
});

test('lanes are never renumbered: what was computed for these jobs holds for ever', () => {
  const jobs = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003'];
  expect(jobs.map((id) => laneOf(id, ''))).toEqual([20, 15, 20]);
});
