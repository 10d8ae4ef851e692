import { expect, test } from 'vitest';
import { isFiltered, listQuery, readAddress, writeAddress } from './list-address.js';

const reader = { userId: 'u', role: 'compiler' } as const;
const read = (search: string) => readAddress(new URLSearchParams(search));
const ID = 'b0000000-0000-4000-8000-000000000001';

test('an address is read, asked and written again', () => {
  const asked = `view=overdue&status=compile&status=available&branch=${ID}&order_type=export&open=true&mode=air&sort=-created&page=3`;
  const address = read(asked);
  expect(listQuery(address, reader)).toEqual({
    overdue: 'true',
    page: 3,
    job_status: ['compile', 'available'],
    branch: ID,
    order_type: 'export',
    mode: 'air',
    exclude_job_status: 'lodged',
    sort: '-created',
  });
  expect(String(writeAddress(address))).toBe(asked);
});

test('fault 105: what is not understood is left out', () => {
  const address = read('view=nobodys&status=lost&order_type=sideways&page=-1&branch=x&mode=road&due_from=soon&sort=colour&nobody=maybe');
  expect(listQuery(address, reader)).toEqual({ page: 1 });
  expect(isFiltered(address)).toBe(false);
  expect(String(writeAddress(address))).toBe('');
});

test('mine depends on the role', () => {
  expect(listQuery(read('view=mine'), reader)).toEqual({ page: 1, exclude_job_status: 'lodged', compiler: 'u' });
  expect(listQuery(read('view=mine'), { userId: 'u', role: 'broker' })).toEqual({ page: 1, exclude_job_status: 'lodged', broker: 'u' });
});

test('days of deadlines are days of the reader, and both belong to the range', () => {
  const { due_from, due_before } = listQuery(read('due_from=2026-03-29&due_to=2026-03-29'), reader);
  expect(new Date(due_from ?? '').getHours()).toBe(0);
  const next = new Date(due_before ?? '');
  expect([next.getHours(), next.getDate()]).toEqual([0, 30]);
});
