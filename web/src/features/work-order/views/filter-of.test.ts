import type { ListView } from '@tallyport/contracts/work-order/list-view-http';
import { expect, test } from 'vitest';
import { readAddress, writeAddress } from '../list/list-address.js';
import { addressOf, differs, filterOf } from './filter-of.js';

const reader = { userId: 'd0000000-0000-4000-8000-000000000001', role: 'broker' } as const;
const ID = 'b0000000-0000-4000-8000-000000000001';
const viewOf = (search: string): ListView => ({
  id: ID,
  name: 'x',
  is_shared: false,
  filter: filterOf(readAddress(new URLSearchParams(search)), reader),
  sort: 'urgency',
  columns: null,
  owner: null,
  is_own: true,
});

test.each([
  ['mode=air&status=compile', 'status=compile&mode=air'],
  [`team=${ID}&mode=sea`, `team=${ID}&mode=sea`],
  ['view=mine', `broker=${reader.userId}&open=true`],
  ['view=overdue', 'overdue=true'],
  ['view=toCheck&branch=' + ID, `branch=${ID}&open=true&to_check=true`],
  ['view=unassigned', 'nobody=true&open=true'],
  ['view=held', 'entry_status=held'],
  ['due_from=2026-03-29&due_to=2026-04-05', 'due_from=2026-03-29&due_to=2026-04-05'],
])('what %s asks is saved, and asked again as %s', (asked, again) => {
  const view = viewOf(asked);
  expect(String(writeAddress(addressOf(view)))).toBe(`view=${ID}&${again}`);
  expect(differs(addressOf(view), view)).toBe(false);
  expect(filterOf(addressOf(view), reader)).toEqual(view.filter);
});

test('another filter is told from the one that was saved', () => {
  const view = viewOf('mode=air');
  expect(differs({ ...addressOf(view), status: ['lodged'] }, view)).toBe(true);
});
