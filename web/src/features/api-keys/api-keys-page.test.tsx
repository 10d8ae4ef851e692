import type { ApiKey } from '@tallyport/contracts/organisation/api-key-http';
import type { Capacity } from '@tallyport/contracts/organisation/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, refusal, type SeenRequest, serve } from '../../testing/answers.js';
import { ORG, renderOnDesk, userAs } from '../../testing/desk.js';
import { ApiKeysPage } from './api-keys-page.js';

const SECRET = `tpk_${'k'.repeat(43)}`;
const MEI = { ...userAs(null), license_number: null };

function aKey(more: Partial<ApiKey> = {}): ApiKey {
  return {
    id: 'f0000000-0000-4000-8000-000000000001',
    name: 'Warehouse',
    scopes: ['read', 'jobs'],
    state: 'active',
    made_by: MEI,
    maker_left: false,
    created_at: '2026-03-01T01:00:00.000Z',
    expires_at: null,
    last_used_at: '2026-03-14T01:00:00.000Z',
    revoked_at: null,
    revoked_by: null,
    ...more,
  };
}

interface Options {
  readonly capacity?: Capacity | null;
  readonly fails?: () => boolean;
  /** What the answer to a wish holds. */
  readonly key?: string | null;
}

/** A gateway that keeps the keys that it is asked for. */
function show(before: readonly ApiKey[], { capacity = 'admin', fails = () => false, key = SECRET }: Options = {}) {
  let kept = before;
  const writes: SeenRequest[] = [];
  serve((request) => {
    if (request.method === 'GET') return fails() ? refusal('unavailable') : json(kept);
    writes.push(request);
    if (request.address.endsWith('/revoke')) {
      const revoked = { state: 'revoked', revoked_at: '2026-03-14T02:00:00.000Z', revoked_by: MEI } as const;
      kept = kept.map((one) => (request.address.includes(one.id) ? { ...one, ...revoked } : one));
      return json(kept[0]);
    }
    const made = aKey({ ...(request.body as object), id: 'f0000000-0000-4000-8000-000000000002', last_used_at: null });
    kept = [made, ...kept];
    return json({ ...made, key }, 201);
  });
  renderOnDesk(<ApiKeysPage />, { role: null, me: { capacities: capacity ? [{ org: ORG.id, capacity }] : [] } });
  return writes;
}
const rowOf = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name });
  return within(header.closest('tr') ?? header);
};

beforeAll(() => speak('en', ['entry', 'desk', 'kept']));
beforeEach(() => vi.unstubAllGlobals());

test('each key says what it may do, who made it, whether it is used and when it ends', async () => {
  const revoked = { state: 'revoked', revoked_at: '2026-03-14T02:00:00.000Z', revoked_by: MEI } as const;
  show([
    aKey({ expires_at: '2026-04-14T01:00:00.000Z', maker_left: true }),
    aKey({ id: 'f0000000-0000-4000-8000-000000000003', name: 'Old scanner', last_used_at: null, ...revoked }),
  ]);
  const warehouse = await rowOf('Warehouse');
  for (const text of ['read', 'jobs', 'Active', 'Mei Tan, left', '14 Mar 2026, 12:00', '14 Apr 2026']) {
    expect(warehouse.getByText(text)).toBeVisible();
  }
  const scanner = await rowOf('Old scanner');
  expect(scanner.getByText('Revoked')).toBeVisible();
  expect(scanner.getByText('14 Mar 2026, Mei Tan')).toBeVisible();
  expect(scanner.getAllByText('never')).toHaveLength(2);
  expect(scanner.queryByRole('button')).toBeNull();
});

test('an admin makes a key by keyboard; it is shown once, copied, and closed with two presses', async () => {
  const writes = show([]);
  const user = userEvent.setup();
  expect(await screen.findByText('There is no key yet.')).toBeVisible();
  await user.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a key' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.keyboard('Warehouse');
  await user.click(dialog.getByRole('checkbox', { name: 'documents' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Expires' }), 'never');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const shown = within(await screen.findByRole('dialog', { name: 'The key of Warehouse' }));
  expect(writes.map(({ body }) => body)).toEqual([{ name: 'Warehouse', scopes: ['read', 'documents'], expires_at: null }]);
  expect(shown.getByRole('textbox', { name: 'The key' })).toHaveValue(SECRET);
  expect(shown.getByText(/nobody can see it again/)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.keyboard('{Escape}');
  expect(shown.getByText(/cannot be shown again/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await rowOf('Warehouse')).getByText('Active')).toBeVisible();
  expect(document.body).not.toHaveTextContent(SECRET);
});

test('nothing is sent without a name or a scope, and the form says which', async () => {
  const writes = show([]);
  await userEvent.click(await screen.findByRole('button', { name: /Make a key/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /Make a key/ }));
  expect(dialog.getByText('Say what the program is called.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'x');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'read' }));
  await userEvent.click(dialog.getByRole('button', { name: /Make a key/ }));
  expect(dialog.getByText('Choose at least one.')).toBeVisible();
  expect(writes).toEqual([]);
});

test('where the answer with the key was lost, the screen says what to do', async () => {
  show([], { key: null });
  await userEvent.click(await screen.findByRole('button', { name: /Make a key/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'x{Enter}');
  expect(await screen.findByText(/Revoke it and make another/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a key is revoked only after a question, whose safe choice has the focus', async () => {
  const writes = show([aKey()]);
  const user = userEvent.setup();
  await rowOf('Warehouse');
  await user.keyboard('x');
  expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(writes).toEqual([]);
  await user.click((await rowOf('Warehouse')).getByRole('button', { name: 'Revoke Warehouse' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(async () => expect((await rowOf('Warehouse')).getByText('Revoked')).toBeVisible());
  expect(writes.map(({ address }) => address)).toEqual([expect.stringMatching(/api_keys\/f0{7}-.*\/revoke$/)]);
});

test('an auditor reads the keys and changes none; others are told whose they are', async () => {
  show([aKey()], { capacity: 'auditor' });
  await rowOf('Warehouse');
  expect(screen.queryByRole('button')).toBeNull();
  document.body.innerHTML = '';
  show([aKey()], { capacity: null });
  expect(await screen.findByText('Only admins and auditors see the keys of the organisation.')).toBeVisible();
});

test('a failure says so and is tried again', async () => {
  let fails = true;
  show([aKey()], { fails: () => fails });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  expect((await rowOf('Warehouse')).getByText('Active')).toBeVisible();
});
