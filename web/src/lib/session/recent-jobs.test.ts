import { beforeEach, expect, test } from 'vitest';
import { keepRecentJob, recentJobs } from './recent-jobs.js';

const job = (number: number) => ({ id: `job ${number}`, code: `SYD-${number}`, importer_name: null });
const codes = (org = 'a', account = 'me') => recentJobs(org, account).map(({ code }) => code);

beforeEach(() => localStorage.clear());

test('the job that was opened last is first, each once, and eight are kept', () => {
  for (const number of [1, 2, 3, 1, 4, 5, 6, 7, 8, 9]) keepRecentJob('a', 'me', job(number));
  expect(codes()).toEqual(['SYD-9', 'SYD-8', 'SYD-7', 'SYD-6', 'SYD-5', 'SYD-4', 'SYD-1', 'SYD-3']);
});

test('each organisation has its own, and so has each person', () => {
  keepRecentJob('a', 'me', job(1));
  keepRecentJob('b', 'me', job(2));
  expect([codes('a'), codes('b'), codes('a', 'you')]).toEqual([['SYD-1'], ['SYD-2'], []]);
  keepRecentJob('a', 'you', job(3));
  expect([codes(), codes('a', 'you')]).toEqual([[], ['SYD-3']]);
});

test('what else stands in the storage counts as none', () => {
  for (const text of ['{', '[]', '{"account":"me","jobs":[1]}']) {
    localStorage.setItem('recentJobsOfOrga', text);
    expect(codes()).toEqual([]);
  }
});
