import type { OrgSetting } from '@tallyport/contracts/organisation/org-setting-http';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, refusal, type SeenRequest, serve } from '../../testing/answers.js';
import { ORG, renderOnDesk } from '../../testing/desk.js';
import { CustomsSettingsPage } from './customs-settings-page.js';

const BASE = 'https://intake.example/customs/';
const UNSENT = { may_lodge: false, customs_site_id: null, customs_owner_site_id: null };
const SENT = { may_lodge: true, customs_site_id: 'TALLY001', customs_owner_site_id: 'HARBOUR1' };
const UNSET: OrgSetting = { ...UNSENT, grouping_key: ['container_numbers', 'permit_numbers'] };
const SET: OrgSetting = { ...UNSET, ...SENT };

interface Kept {
  readonly setting?: OrgSetting;
  readonly issued_at?: string | null;
  readonly base_url?: string | null;
}

/** A gateway that keeps what it is sent; `fails` says which writes it fails to answer. */
function show({ setting = UNSET, issued_at = null, base_url = BASE }: Kept, { isAdmin = true, fails = (): boolean => false } = {}) {
  let kept = setting;
  let issued = issued_at;
  const writes: SeenRequest[] = [];
  serve((request) => {
    const isAddress = request.address.endsWith('/customs_address');
    if (request.method === 'PUT') {
      writes.push(request);
      if (fails()) return refusal('unavailable');
      if (isAddress) issued = '2026-03-14T01:00:00.000Z';
      else kept = { ...kept, ...(request.body as OrgSetting) };
    }
    return json(isAddress ? { issued_at: issued, base_url } : kept);
  });
  renderOnDesk(<CustomsSettingsPage />, { role: null, me: { capacities: isAdmin ? [{ org: ORG.id, capacity: 'admin' }] : [] } });
  return writes;
}
const site = (name: string) => screen.findByRole('textbox', { name });
const tokensOf = (writes: readonly SeenRequest[]) => writes.map(({ body }) => (body as { token: string }).token);

beforeAll(() => speak('en', ['entry', 'desk', 'kept']));
beforeEach(() => vi.unstubAllGlobals());

test('an admin lets the organisation lodge as its sites by keyboard, and takes it back', async () => {
  const writes = show({});
  await userEvent.click(await screen.findByRole('switch', { name: 'May lodge with customs' }));
  await userEvent.type(await site('Customs site id'), 'tally 001');
  await userEvent.type(await site('Owner site id'), 'HARBOUR1');
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await site('Customs site id')).toHaveValue(''));
  expect(writes.map(({ body }) => body)).toEqual([SENT, UNSENT]);
  expect(screen.queryByText('Not saved yet.')).toBeNull();
});

test('nothing is sent while a site id is missing or has a wrong form, and the field says which', async () => {
  const writes = show({});
  const owner = await site('Owner site id');
  await userEvent.type(owner, 'HARBOUR-1');
  expect(owner).toHaveAccessibleDescription('At most 14 letters A to Z and digits.');
  await userEvent.clear(owner);
  await userEvent.click(screen.getByRole('switch', { name: 'May lodge with customs' }));
  expect(owner).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(owner).toHaveAccessibleDescription('Needed to lodge.');
  expect(await site('Customs site id')).toHaveAccessibleDescription('Needed to lodge.');
  expect(writes).toEqual([]);
});

test('what could not be saved stays in the form', async () => {
  show({ setting: SET }, { fails: () => true });
  const owner = await site('Owner site id');
  await userEvent.type(owner, '9{Enter}');
  expect(await screen.findByText('This cannot be done at the moment. Try again shortly.')).toBeVisible();
  expect(owner).toHaveValue('HARBOUR19');
  expect(screen.getByText('Not saved yet.')).toBeVisible();
});

test('who is no admin reads the settings as text, and who may change them', async () => {
  show({ setting: SET, issued_at: '2026-03-14T01:00:00.000Z' }, { isAdmin: false });
  const lodging = await screen.findByRole('region', { name: 'Lodging' });
  expect(within(lodging).getByText('TALLY001')).toBeVisible();
  expect(screen.getByText('Only an admin of the organisation changes this.')).toBeVisible();
  expect(screen.getByText(/In use since 14 Mar 2026, 12:00/)).toBeVisible();
  for (const section of screen.getAllByRole('region', { name: /Lodging|Address/ })) {
    for (const role of ['textbox', 'switch', 'button']) expect(within(section).queryByRole(role)).toBeNull();
  }
});

test('by what lines are grouped is switched, and saved at once', async () => {
  const writes = show({ setting: SET });
  const description = await screen.findByRole('switch', { name: 'Same description' });
  await userEvent.click(description);
  await waitFor(() => expect(description).toBeChecked());
  await userEvent.click(screen.getByRole('switch', { name: 'Same permits' }));
  await waitFor(() => expect(writes).toHaveLength(2));
  const keys = writes.map(({ body }) => (body as OrgSetting).grouping_key);
  expect(keys).toEqual([
    ['goods_description', 'container_numbers', 'permit_numbers'],
    ['goods_description', 'container_numbers'],
  ]);
});

test('a new address is made in the browser, shown once in full and copied', async () => {
  const writes = show({});
  const user = userEvent.setup();
  expect(await screen.findByText('There is no address yet. Customs cannot answer.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make an address' }));
  const shown = await site('The new address');
  const [token = ''] = tokensOf(writes);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(shown).toHaveValue(BASE + token);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(BASE + token);
});

test('where the browser lets nobody copy, the address is selected to be copied by hand', async () => {
  const writes = show({});
  await userEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
  const shown = await site('The new address');
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(shown).toHaveAccessibleDescription(/The browser blocked copying/);
  expect(shown).toHaveFocus();
  expect(shown).toHaveSelection(BASE + tokensOf(writes)[0]);
});

test('an address is replaced only after a question; a lost answer is asked for again with the same token', async () => {
  let answers = 0;
  const writes = show({ issued_at: '2026-03-01T01:00:00.000Z' }, { fails: () => answers++ === 0 });
  const replace = await screen.findByRole('button', { name: 'Replace the address' });
  await userEvent.click(replace);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(writes).toEqual([]);
  await userEvent.click(replace);
  const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace the address' });
  await userEvent.click(confirm);
  await waitFor(() => expect(writes).toHaveLength(1));
  await waitFor(() => expect(confirm).toBeEnabled());
  await userEvent.click(confirm);
  const shown = await site('The new address');
  const [first, second] = tokensOf(writes);
  expect(second).toBe(first);
  expect(writes[1]?.headers.get('Idempotency-Key')).toBe(writes[0]?.headers.get('Idempotency-Key'));
  expect(shown).toHaveValue(BASE + first);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where the operator has not said how the intake is reached, the address begins with its path and says so', async () => {
  const writes = show({ base_url: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
  const shown = await site('The new address');
  expect(shown).toHaveValue(`/customs/${tokensOf(writes)[0]}`);
  expect(shown).toHaveAccessibleDescription(/below the address of the intake/);
});
