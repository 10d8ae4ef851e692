import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { listenToKeyboard } from '../../lib/keyboard/use-shortcuts.js';
import { makeQueryClient } from '../../lib/query-client.js';
import { beginSession } from '../../lib/session/session.js';
import { json, type SeenRequest, serve } from '../../testing/answers.js';
import { aJob, ORG, pageOf, userAs } from '../../testing/desk.js';
import { Router } from '../router.js';

beforeAll(async () => {
  await speak('en', ['entry', 'desk']);
  return listenToKeyboard();
});

/** Sockets that are never answered; each remembers how it was opened. */
const opened: { address: URL; protocols: string[] }[] = [];
beforeEach(() => {
  opened.length = 0;
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      constructor(address: URL, protocols: string[]) {
        super();
        opened.push({ address, protocols });
      }
      send(): void {}
      close(): void {}
    },
  );
  beginSession({ token: 't'.repeat(43), expire: '2999-01-01T00:00:00Z' });
});

function openAt(path: string, orgs = [ORG]): SeenRequest[] {
  const seen = serve(({ address }) => {
    if (address.endsWith('/acccessible_orgs')) return json(orgs);
    if (address.endsWith('/accounts/me')) return json(userAs('broker'));
    if (address.endsWith(`/work_orders/${aJob().id}`)) return json(aJob());
    return json(pageOf([]));
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Router />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return seen;
}

test('the desk opens in the organisation of the address, and remembers it and its first branch', async () => {
  openAt(`/organization/${ORG.id}`);
  expect(await screen.findByText('No shipments yet.')).toBeVisible();
  expect(localStorage.getItem('selectedOrg')).toBe(ORG.id);
  expect(localStorage.getItem(`selectedBranchOfOrg${ORG.id}`)).toBe(ORG.branches_info[0]?.id);
});

test('fault 64: the socket carries the token as a subprotocol, never in its address', async () => {
  openAt(`/organization/${ORG.id}/jobs`);
  await screen.findByText('No shipments yet.');
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(String(opened[0]?.address)).toBe(`ws://localhost:3000/ws?org=${ORG.id}`);
  expect(opened[0]?.protocols).toEqual(['tallyport.v1', `token.${'t'.repeat(43)}`]);
});

test('fault 108: another organisation’s id asks for nothing of it and opens no socket', async () => {
  const seen = openAt('/organization/a0000000-0000-4000-8000-00000000000f/jobs');
  expect(await screen.findByText("You don't have permission to access this organisation.")).toBeVisible();
  expect(seen.filter(({ address }) => address.includes('a0000000'))).toEqual([]);
  expect(opened).toEqual([]);
  expect(localStorage.getItem('selectedOrg')).toBeNull();
});

test('fault 108: from / a stored organisation that is not the person’s leads to their first', async () => {
  localStorage.setItem('selectedOrg', 'a0000000-0000-4000-8000-00000000000f');
  openAt('/');
  expect(await screen.findByText('No shipments yet.')).toBeVisible();
  expect(localStorage.getItem('selectedOrg')).toBe(ORG.id);
});

test('somebody without an organisation is told to wait for an invitation', async () => {
  openAt('/', []);
  expect(await screen.findByText(/Ask an admin for an invitation/)).toBeVisible();
});

test('the crumb says which branch is shown, and never one that is not', async () => {
  const sydney = ORG.branches_info[0];
  openAt(`/organization/${ORG.id}/jobs`);
  expect(await screen.findByRole('button', { name: /All branches/ })).toBeVisible();
  cleanup();
  openAt(`/organization/${ORG.id}/jobs?branch=${sydney?.id}`);
  expect(await screen.findByRole('button', { name: /Switch Branch, now Sydney/ })).toBeVisible();
});

test('an unknown path says so inside the shell', async () => {
  openAt(`/organization/${ORG.id}/billing/invoices`);
  expect(await screen.findByText('There is no such page.')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('Ctrl K and Enter at once change nothing, whether the palette is there already or not', async () => {
  const seen = openAt(`/organization/${ORG.id}/jobs/${aJob().id}`);
  (await screen.findByRole('button', { name: /Mark as Available/ })).focus();
  await userEvent.keyboard('{Control>}k{/Control}{Enter}');
  await screen.findByRole('dialog', { name: 'Commands' });
  await userEvent.keyboard('{Enter}');
  expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('every section stands in the sidebar, in the section switcher, in the palette and under G and its letter', async () => {
  openAt(`/organization/${ORG.id}/jobs`);
  const sidebar = within(await screen.findByRole('navigation', { name: 'Main' }));
  const names = ['Shipments', 'Create new shipment', 'Declarations', 'Cargo Reports', 'Operations', 'Organisation Settings'];
  for (const name of names) expect(sidebar.getByRole('link', { name })).toBeVisible();
  expect(sidebar.getByRole('link', { current: 'page' })).toHaveAccessibleName('Shipments');

  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('group', { name: 'Go to' }));
  for (const name of names) {
    expect(palette.getByRole('option', { name: new RegExp(`^${name}`) })).toHaveTextContent(/G[SCDROP]$/);
  }
  await userEvent.keyboard('{Escape}go');
  expect(await screen.findByRole('button', { name: 'Switch Section, now Organisation Settings' })).toBeVisible();
  await userEvent.keyboard('{Alt>}3{/Alt}');
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual([
    'Shipments',
    'Declarations',
    'Cargo Reports',
    'Operations',
    'Organisation Settings',
  ]);
});

test('on settings the sections show themselves after half a second, take no focus, and go with the next key', async () => {
  openAt(`/organization/${ORG.id}/settings/lessons`);
  const list = await screen.findByRole('list', { name: 'Section' });
  expect(within(list).getByRole('link', { name: 'Shipments' })).toBeVisible();
  expect(list).not.toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Shift}');
  expect(screen.queryByRole('list', { name: 'Section' })).toBeNull();
});

test('the palette finds a lodged job that no list of it has', async () => {
  const lodged = aJob({ id: 'e0000000-0000-4000-8000-000000000009', code: 'SYD-000901', job_status: 'lodged' });
  const seen = serve(({ address, method }) => {
    if (address.endsWith('/acccessible_orgs')) return json([ORG]);
    if (address.endsWith('/accounts/me')) return json(userAs('broker'));
    if (method === 'POST' && address.includes('/search_filter')) return json(pageOf([{ ...lodged, found: [] }]));
    return json(pageOf([]));
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[`/organization/${ORG.id}/jobs`]}>
        <Router />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('No shipments yet.');
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Commands' });
  await userEvent.keyboard('#wattle');
  expect(await screen.findByRole('option', { name: /SYD-000901/ })).toBeVisible();
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ q: 'wattle' }]);
});
