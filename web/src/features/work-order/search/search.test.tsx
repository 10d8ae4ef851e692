import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, refusal, serve } from '../../../testing/answers.js';
import { aJob, ORG, pageOf, renderOnDesk } from '../../../testing/desk.js';
import { keptSearch } from './kept-search.js';
import { SearchBox } from './search-box.js';
import { SearchPage } from './search-page.js';

beforeAll(() => speak('en', ['entry', 'desk', 'finding']));
beforeEach(() => keptSearch.clear());

const at = (search = '') => ({ path: `/organization/${ORG.id}/search_jobs${search}`, route: '/organization/:organizationId/*' });
const box = () => screen.getByRole('textbox', { name: /Search/ });
const desk = () => renderOnDesk(<SearchBox isWished />, at());

test.each([
  ['{Enter}', 'Please enter a search query'],
  [';{Enter}', 'Please enter a search query'],
  ['abcd{Enter}', 'Search query must be more than 4 characters'],
  [`${'x'.repeat(100)}{Enter}`, 'Search query must be less than 100 characters'],
])('fault 104: %s is refused in the specified words, and the input is kept', async (typed, words) => {
  const { place } = desk();
  // Errors stay until they are dismissed, those of the test before too.
  const before = screen.queryAllByText(words).length;
  await userEvent.type(box(), typed);
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(before + 1));
  expect(box()).toHaveValue(typed.replace('{Enter}', '').replace(';', ''));
  expect(place()).not.toContain('q=');
});

test('terms become chips, the last is opened again, and Enter searches for all of them', async () => {
  const { place } = desk();
  await userEvent.type(box(), 'wattle;CLNB;');
  expect(screen.getByRole('button', { name: 'Remove wattle' })).toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  expect(box()).toHaveValue('CLNB');
  await userEvent.keyboard('26{Enter}');
  expect(place()).toBe(`/organization/${ORG.id}/search_jobs?q=wattle%3BCLNB26&limit=50`);
});

test('a page says of each job where its terms stand, and keeps what it found for this tab', async () => {
  const found = [{ field: 'container' as const, text: 'MSKU1234565' }];
  const seen = serve(() => json(pageOf([{ ...aJob(), found }])));
  renderOnDesk(<SearchPage />, at('?q=msku1&limit=7'));
  expect(await screen.findByText('MSKU1234565')).toBeVisible();
  expect(screen.getByText('Container')).toBeVisible();
  expect(screen.getByText('One shipment found')).toBeVisible();
  expect(seen[0]?.address).toContain('page_size=7');
  expect(sessionStorage.getItem('searchQuery')).toContain('msku1');
  expect(sessionStorage.getItem('searchResults')).toContain('MSKU1234565');
});

test('nothing found repeats the terms; no access is said in the specified words', async () => {
  serve(() => json(pageOf([])));
  const { unmount } = renderOnDesk(<SearchPage />, at('?q=wattle%3BCLNB'));
  expect(await screen.findByText("Nothing found for 'wattle' and 'CLNB'.")).toBeVisible();
  unmount();
  serve(() => refusal('not-found'));
  renderOnDesk(<SearchPage />, at('?q=other'));
  expect(await screen.findByText("You don't have permission to access this organisation.")).toBeVisible();
});

test('fault 108: what somebody wrote into the storage is not shown', async () => {
  sessionStorage.setItem('searchQuery', JSON.stringify([ORG.id, 'wattle', 50]));
  sessionStorage.setItem('searchResults', '{{');
  serve(() => json(pageOf([])));
  renderOnDesk(<SearchPage />, at('?q=wattle'));
  await waitFor(() => expect(screen.getByText("Nothing found for 'wattle'.")).toBeVisible());
});
