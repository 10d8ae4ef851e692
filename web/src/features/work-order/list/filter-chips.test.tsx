import type { Assignee } from '@tallyport/contracts/organisation/member-http';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, serve } from '../../../testing/answers.js';
import { pageOf, renderOnDesk, userAs } from '../../../testing/desk.js';
import { FilterChips } from './filter-chips.js';
import { readAddress, writeAddress } from './list-address.js';

const MEI = { ...userAs('compiler'), license_number: null };
const TOM: Assignee = { ...MEI, id: 'd0000000-0000-4000-8000-000000000009', first_name: 'Tom', stands_as: ['compiler'], has_left: true };
const HARBOUR = { id: 'a0000000-0000-4000-8000-000000000001', name: 'Harbour', members: [MEI], saved_views: 0 };
const AIR = { ...HARBOUR, id: 'a0000000-0000-4000-8000-000000000002', name: 'Air' };
const GONE = 'a0000000-0000-4000-8000-000000000003';

function Chips() {
  const [search, setSearch] = useSearchParams();
  const address = readAddress(search);
  const go = (next: Partial<typeof address>) => setSearch(writeAddress({ ...address, page: 1, ...next }));
  return (
    <FilterChips address={address} onChange={go} open={false} onOpenChange={() => undefined} look="">
      +
    </FilterChips>
  );
}

/** The chips of an address, on a desk with two teams and somebody who left. */
function show(search: string) {
  serve(({ address }) => {
    if (address.includes('/teams')) return json(pageOf([AIR, HARBOUR]));
    if (address.includes('/assignees')) return json(pageOf([{ ...MEI, stands_as: ['compiler'], has_left: false }, TOM]));
    return json(pageOf(address.includes('list_compilers') ? [MEI] : []));
  });
  return renderOnDesk(<Chips />, { path: `/?${search}` });
}

beforeAll(() => speak('en', ['entry', 'desk', 'finding']));

test('a team is named by its chip, which opens the teams again', async () => {
  const { place } = show(`team=${HARBOUR.id}&mode=sea&page=3`);
  await userEvent.click(await screen.findByRole('button', { name: /^Team.*Harbour$/ }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitemcheckbox', { name: 'Harbour' })).toBeChecked();
  await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Air' }));
  expect(place()).toBe(`/?team=${AIR.id}&mode=sea`);
});

test('a team that was deleted is said to be, and its chip is taken away', async () => {
  const { place } = show(`team=${GONE}`);
  expect(await screen.findByRole('button', { name: /^Team.*deleted team$/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Remove.*Team/i }));
  expect(place()).toBe('/');
});

test('who left and still stands on shipments is found', async () => {
  show(`compiler=${TOM.id}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Compiler.*Tom Tan \(left\)$/ }));
  const entries = within(await screen.findByRole('menu')).getAllByRole('menuitemcheckbox');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Mei Tan', 'Tom Tan (left)']);
});
