import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { keeps, queryKeys, shows } from '../lib/query-keys.js';
import { FakeClock } from '../testing/fake-socket.js';
import { applyFrame, type Progress, refetchShown } from './apply-frame.js';
import { coalescing } from './coalesce.js';

const org = 'o';
const job = '1';
let cache: QueryClient;
let clock: FakeClock;
let touched: () => string[];

beforeEach(() => {
  cache = new QueryClient();
  clock = new FakeClock();
  const seed = (name: string, key: readonly unknown[], data: unknown, meta?: ReturnType<typeof shows>) => {
    cache
      .getQueryCache()
      .build(cache, { queryKey: key, ...(meta && { meta }) })
      .setData(data);
    return name;
  };
  seed('list', [...queryKeys.jobLists(org), 1], {});
  seed('detail', [...queryKeys.job(org, job), 'detail'], { id: job, stream_position: 4 }, shows('work-order'));
  seed('invoices', [...queryKeys.job(org, job), 'invoices'], {}, shows('invoice'));
  seed('history', [...queryKeys.job(org, job), 'history'], {});
  seed('other', [...queryKeys.job(org, '2'), 'detail'], {});
  touched = () =>
    cache
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated)
      .map(({ queryKey }) => String(queryKey[2] === 'job-lists' ? 'list' : queryKey[3] === job ? queryKey[4] : 'other'));
});

const changed = (stream_id: string, stream_position: number) =>
  ({ type: 'record.changed', cursor: 'c', org, work_order_id: job, stream_id, stream_position, event_type: 'x' }) as const;
const apply = (frame: Parameters<typeof applyFrame>[1]) => applyFrame(cache, frame, coalescing(cache, clock));

test('a change touches the lists and what shows its stream', () => {
  apply(changed('invoice/9', 1));
  expect(touched()).toEqual(['list', 'invoices', 'history']);
});

test('a change that belongs to no job touches what says that it shows its stream, wherever that stands', () => {
  apply({ ...changed('invoice/9', 1), work_order_id: null });
  expect(touched()).toEqual(['list', 'invoices']);
});

test('what has reached the position already is left alone', () => {
  apply(changed('work-order/1', 4));
  expect(touched()).toEqual(['list', 'history']);
});

test('a list that shows the stream at that position is left alone, one that shows it earlier or another kind of it is not', () => {
  const page = (stream_position: number) => ({ results: [{ id: '9', kind: 'invoice', stream_position }] });
  cache.setQueryData([...queryKeys.job(org, job), 'invoices'], page(3));
  apply(changed('invoice/9', 3));
  expect(touched()).toEqual(['list', 'history']);
  apply(changed('invoice/9', 4));
  expect(touched()).toEqual(['list', 'invoices', 'history']);
});

test('a newer position is fetched', () => {
  apply(changed('work-order/1', 5));
  expect(touched()).toEqual(['list', 'detail', 'history']);
});

const progress = (more: Partial<Progress>): Progress => ({
  type: 'extraction.progress',
  cursor: 'c',
  org,
  work_order_id: job,
  document_id: 'd',
  stream_position: 3,
  attempt: 1,
  state: 'running',
  step: 'extracting',
  page: 2,
  pages: 9,
  ...more,
});
const shownPage = () => cache.getQueryData<Progress>(queryKeys.progress(org, job, 'd'))?.page;

test('a page read is shown from the frame itself, without a fetch', () => {
  cache.setQueryData(queryKeys.progress(org, job, 'd'), progress({ stream_position: 2, page: 1 }));
  apply(progress({}));
  expect(shownPage()).toBe(2);
  expect(touched()).toEqual([]);
});

test('progress never goes back: an older frame is ignored', () => {
  apply(progress({ stream_position: 7, page: 5 }));
  apply(progress({ stream_position: 6, page: 4 }));
  expect(shownPage()).toBe(5);
});

test('an end makes the job be fetched', () => {
  apply(progress({ state: 'completed', step: 'completed' }));
  expect(touched()).toEqual(['list', 'detail', 'invoices', 'history']);
});

test('after a gap everything of the organisation is fetched', () => {
  refetchShown(org, coalescing(cache, clock));
  expect(touched()).toEqual(['list', 'detail', 'invoices', 'history', 'other']);
});

test('a change of an export, or of a step for many, touches what is shown of exports; one of an invoice does not', () => {
  const shown = cache.getQueryCache().build(cache, { queryKey: [...queryKeys.exports(org), 'summary'] });
  shown.setData({});
  apply(changed('invoice/9', 1));
  expect(shown.state.isInvalidated).toBe(false);
  apply({ ...changed('bulk/9', 1), work_order_id: null });
  expect(shown.state.isInvalidated).toBe(true);
});

test('a change of kept rows is fetched by who shows rows of that table, wherever it stands', () => {
  const seed = (key: readonly unknown[], ...tables: string[]) =>
    cache.getQueryCache().build(cache, { queryKey: key, meta: keeps(...tables) });
  const shown = [
    seed([...queryKeys.org(org), 'members'], 'member'),
    seed([...queryKeys.org('another'), 'members'], 'member'),
    seed([...queryKeys.org(org), 'parties', ''], 'party'),
    seed(queryKeys.accessible, 'branch', 'member'),
    seed(queryKeys.me, 'member'),
  ];
  apply({ type: 'kept.changed', cursor: 'c', org, kept_table: 'member', row_id: null });
  expect(shown.map(({ state }) => state.isInvalidated)).toEqual([true, false, false, true, true]);
  expect(touched().filter((name) => name === 'list')).toEqual([]);
});

test('who is in a team decides which shipments a list shows', () => {
  apply({ type: 'kept.changed', cursor: 'c', org, kept_table: 'team_member', row_id: null });
  expect(touched()).toEqual(['list']);
});
