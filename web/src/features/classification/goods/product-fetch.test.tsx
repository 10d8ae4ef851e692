import type { Sync } from '@tallyport/contracts/freight-export/sync';
import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import type { Organisation } from '@tallyport/contracts/organisation/http';
import { accessibleOrgs } from '@tallyport/contracts/organisation/http';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { call } from '../../../lib/api/call.js';
import { DeskProvider, useDesk } from '../../../lib/desk.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { productSyncFlag } from '../../../lib/session/product-sync-flag.js';
import { json, refusal, type SeenRequest, serve } from '../../../testing/answers.js';
import { ORG, pageOf, renderOnDesk } from '../../../testing/desk.js';
import { SYSTEM } from '../../../testing/freight-system.js';
import { GoodsPage } from './goods-page.js';

type Status = Organisation['sync_cargowise_data_info']['sync_cargowise_product_status'];
const SYDNEY = SYSTEM;
const PERTH: FreightSystem = { ...SYSTEM, id: 'a0000000-0000-4000-8000-000000000002', name: 'CargoWise Perth' };

const FETCHED: Sync = {
  id: 'b0000000-0000-4000-8000-000000000001',
  kind: 'products',
  system_id: SYDNEY.id,
  work_order_id: null,
  key: null,
  state: 'running',
  requested_by: null,
  requested_at: '2026-03-15T01:00:00.000Z',
  ends_by: '2126-03-15T01:30:00.000Z',
  ended_at: null,
  read: 0,
  new: 0,
  changed: 0,
  same: 0,
  gone: 0,
  cause: null,
  detail: null,
  lines: [],
  fingerprint: null,
  milliseconds: null,
  stream_position: 1,
};

/** What the gateway knows; a test changes it while the page is shown. */
interface World {
  status: Status;
  systems: readonly FreightSystem[];
  newest: Sync | null;
  asks: (request: SeenRequest) => Response;
}

/** The page inside a shell that reads the organisations anew, as the real one does. */
function Shell() {
  const desk = useDesk();
  const orgs = useQuery({ queryKey: [...queryKeys.orgs, 'accessible'], queryFn: () => call(accessibleOrgs, {}) });
  const org = orgs.data?.[0] ?? desk.org;
  return (
    <DeskProvider value={{ ...desk, org }}>
      <GoodsPage />
    </DeskProvider>
  );
}

function show(more: Partial<World> = {}, role: 'broker' | null = 'broker') {
  const world: World = { status: 'done', systems: [SYDNEY], newest: null, asks: () => json(FETCHED, 202), ...more };
  const seen = serve((request) => {
    const { address } = request;
    if (request.method === 'POST') return world.asks(request);
    if (address.includes('acccessible_orgs'))
      return json([{ ...ORG, sync_cargowise_data_info: { sync_cargowise_product_status: world.status } }]);
    if (address.includes('/freight_syncs')) return json(pageOf(world.newest === null ? [] : [world.newest]));
    if (address.endsWith('/aucargo_cargowise')) return json(world.systems);
    return json(pageOf([]));
  });
  const path = `/organization/${ORG.id}/settings/cw_product_codes`;
  renderOnDesk(<Shell />, { role, path, route: '/organization/:organizationId/settings/:table' });
  return { world, asked: () => seen.filter(({ method }) => method === 'POST') };
}

const button = () => screen.findByRole('button', { name: /^Fetch from CargoWise/ });
const strip = () => screen.findByRole('region', { name: 'Products fetched' });

beforeAll(() => speak('en', ['entry', 'desk', 'kept']));
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('fault 54: a fetch of products that nothing is heard of', () => {
  test('the flag of the browser stands after the press, and a pending answer clears it at once', async () => {
    const { world, asked } = show();
    await user.click(await button());
    expect(await within(await strip()).findByText(/Nothing was heard of it yet/)).toBeVisible();
    expect(asked()).toHaveLength(1);
    expect(productSyncFlag.askedAt(ORG.id)).not.toBeNull();
    expect(await button()).toBeDisabled();
    world.status = 'pending';
    await pass(1_100);
    await waitFor(() => expect(productSyncFlag.askedAt(ORG.id)).toBeNull());
    expect(screen.queryByText(/Nothing was heard/)).toBeNull();
    expect(await button()).toBeDisabled();
  });

  test('without any answer the flag falls after a minute, which is said, and it may be asked again', async () => {
    show();
    await user.click(await button());
    await pass(58_000);
    expect(productSyncFlag.askedAt(ORG.id)).not.toBeNull();
    await pass(3_000);
    expect(await screen.findByText('Nothing was heard of it for a minute. It may not have begun.')).toBeVisible();
    expect(productSyncFlag.askedAt(ORG.id)).toBeNull();
    expect(await button()).toBeEnabled();
  });

  test('after a reload the flag goes on from when it was raised', async () => {
    productSyncFlag.raise(ORG.id, Date.now() - 50_000);
    show();
    expect(await button()).toBeDisabled();
    await pass(11_000);
    expect(await screen.findByText(/It may not have begun/)).toBeVisible();
  });

  test('a fetch that is seen clears it too: it may be over before anybody called it pending', async () => {
    const { world } = show();
    await user.click(await button());
    world.newest = { ...FETCHED, state: 'done', ended_at: '2026-03-15T01:00:02.000Z', read: 480, new: 480 };
    await pass(1_100);
    expect(await within(await strip()).findByText(/^Read from CargoWise Sydney/)).toBeVisible();
    expect(productSyncFlag.askedAt(ORG.id)).toBeNull();
    await waitFor(async () => expect(await button()).toBeEnabled());
  });

  test('a fetch whose time is over is shown as failed, though nobody recorded that', async () => {
    show({ newest: { ...FETCHED, ends_by: '2026-03-15T01:30:00.000Z' } });
    expect(await within(await strip()).findByText(/it took too long/)).toBeVisible();
    expect(await button()).toBeEnabled();
  });
});

test('its progress is shown while it runs, and what it came to at its end', async () => {
  const { world } = show({ newest: { ...FETCHED, read: 120, new: 100, changed: 5, same: 15 }, status: 'pending' });
  const shown = await strip();
  expect(shown).toHaveAttribute('aria-busy', 'true');
  expect(shown).toHaveTextContent(/read120new100changed5same15$/);
  world.newest = { ...FETCHED, state: 'done', ended_at: '2026-03-15T01:00:09.000Z', read: 130, new: 100, changed: 6, same: 24, gone: 2 };
  world.status = 'done';
  await pass(1_100);
  await waitFor(() => expect(shown).toHaveTextContent(/read130new100changed6same24gone there, inactive here2$/));
  expect(shown).toHaveAttribute('aria-busy', 'false');
});

test('a failure says why, and is tried again from where it is told', async () => {
  const { asked } = show({
    newest: { ...FETCHED, state: 'failed', cause: 'log-in-refused', ended_at: FETCHED.requested_at },
    status: 'failed',
  });
  expect(await within(await strip()).findByText(/it refuses the log-in/)).toBeVisible();
  await user.click(await within(await strip()).findByRole('button', { name: 'Fetch again' }));
  await waitFor(() => expect(asked().map(({ body }) => body)).toEqual([{ system: SYDNEY.id }]));
});

test('of several systems one is chosen, by keyboard', async () => {
  const { asked } = show({ systems: [SYDNEY, PERTH] });
  await button();
  await user.keyboard('f');
  await user.click(await screen.findByRole('menuitem', { name: 'Fetch from CargoWise Perth' }));
  await waitFor(() => expect(asked().map(({ body }) => body)).toEqual([{ system: PERTH.id }]));
});

test('what is refused is said, and leaves no flag', async () => {
  show({ asks: () => refusal('export.no-system') });
  await user.click(await button());
  await waitFor(() => expect(productSyncFlag.askedAt(ORG.id)).toBeNull());
  await waitFor(async () => expect(await button()).toBeEnabled());
});

test('without a freight system, and for an auditor, nothing is offered', async () => {
  show({ systems: [] });
  expect(await screen.findByText('No products yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Fetch/ })).toBeNull();
});
