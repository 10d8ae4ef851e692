import { expect, test } from 'vitest';
import { isFiltered, listQuery, readAddress, writeAddress } from './list-address.js';

const reader = { userId: 'u', role: 'compiler' } as const;
const read = (search: string) => readAddress(new URLSearchParams(search));

test('an address is read, asked and written again', () => {
  const address = read('view=overdue&status=compile&status=available&branch=b&order_type=export&page=3');
  expect(listQuery(address, reader)).toEqual({
    overdue: 'true',
    page: 3,
    job_status: ['compile', 'available'],
    branch: 'b',
    order_type: 'export',
  });
  expect(String(writeAddress(address))).toBe('view=overdue&status=compile&status=available&branch=b&order_type=export&page=3');
});

test('what is not understood is left out', () => {
  const address = read('view=nobodys&status=lost&order_type=sideways&page=-1');
  expect(listQuery(address, reader)).toEqual({ page: 1 });
  expect(isFiltered(address)).toBe(false);
  expect(String(writeAddress(address))).toBe('');
});

test('mine depends on the role', () => {
  expect(listQuery(read('view=mine'), reader)).toEqual({ page: 1, exclude_job_status: 'lodged', compiler: 'u' });
  expect(listQuery(read('view=mine'), { userId: 'u', role: 'broker' })).toEqual({ page: 1, exclude_job_status: 'lodged', broker: 'u' });
});
