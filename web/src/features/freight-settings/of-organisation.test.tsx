import type { CustomsInterface } from '@tallyport/contracts/freight-export/customs-interface-http';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, refusal, type SeenRequest, serve } from '../../testing/answers.js';
import { ORG, renderOnDesk } from '../../testing/desk.js';
import { FreightSettingsPage } from './freight-settings-page.js';

const BASE = 'https://intake.example/freight/';
const FOLDER: CustomsInterface = {
  way: 'folder',
  address: null,
  answers_by_handle: false,
  settle_seconds: 600,
  secret_set_at: null,
  changed_at: null,
};
const AT = '2026-03-14T01:00:00.000Z';
const HTTP: CustomsInterface = { ...FOLDER, way: 'http', address: 'https://customs.example/in', secret_set_at: AT, changed_at: AT };

interface Shown {
  readonly part: 'acknowledgements' | 'customs-interface';
  readonly setting?: CustomsInterface;
  readonly isAdmin?: boolean;
  readonly refuses?: () => Response | undefined;
}

/** A gateway without a freight system, which keeps what it is sent and tells no secret. */
function show({ part, setting = FOLDER, isAdmin = true, refuses = () => undefined }: Shown) {
  let kept = setting;
  let issued: string | null = null;
  const writes: SeenRequest[] = [];
  serve((request) => {
    if (request.method === 'PUT') {
      writes.push(request);
      const refused = refuses();
      if (refused) return refused;
      const { secret, ...said } = request.body as CustomsInterface & { secret?: string };
      if (request.address.endsWith('/freight_address')) issued = AT;
      else kept = { ...kept, ...said, secret_set_at: secret === undefined ? kept.secret_set_at : AT };
    }
    if (request.address.endsWith('/freight_address')) return json({ issued_at: issued, base_url: BASE });
    return json(request.address.endsWith('/customs_interface') ? kept : []);
  });
  const path = `/organization/${ORG.id}/settings/cargowise_setting?system=${part}`;
  const me = { capacities: isAdmin ? [{ org: ORG.id, capacity: 'admin' as const }] : [] };
  renderOnDesk(<FreightSettingsPage />, { role: null, me, path });
  return writes;
}
const bodies = (writes: readonly SeenRequest[]) => writes.map(({ body }) => body as Record<string, unknown>);

beforeAll(() => speak('en', ['entry', 'desk', 'kept']));
beforeEach(() => vi.unstubAllGlobals());

test('an admin makes the address for acknowledgements, which is shown once and copied', async () => {
  const writes = show({ part: 'acknowledgements' });
  const user = userEvent.setup();
  expect(await screen.findByText(/There is no address yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make an address' }));
  const shown = await screen.findByRole('textbox', { name: 'The new address' });
  expect(shown).toHaveValue(`${BASE}${String(bodies(writes)[0]?.['token'])}`);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe((shown as HTMLInputElement).value);
});

test('both parts are a press away, also where there is no freight system yet', async () => {
  show({ part: 'acknowledgements' });
  await userEvent.click(await screen.findByRole('link', { name: /^Customs interface/ }));
  expect(await screen.findByRole('heading', { name: 'Customs interface' })).toBeVisible();
});

test('snapshots are posted to an address by keyboard; the secret is made here, and shown once', async () => {
  const writes = show({ part: 'customs-interface' });
  await userEvent.selectOptions(await screen.findByLabelText('Snapshots leave'), 'http');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByLabelText('Address')).toHaveAccessibleDescription('Needed.');
  expect(writes).toEqual([]);
  await userEvent.type(screen.getByLabelText('Address'), 'https://customs.example/in');
  await userEvent.click(screen.getByRole('switch', { name: 'Says by handle what arrived' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const shown = await screen.findByRole('textbox', { name: 'The new secret' });
  const [sent] = bodies(writes);
  expect(sent).toMatchObject({ way: 'http', address: 'https://customs.example/in', answers_by_handle: true, settle_seconds: 600 });
  expect(shown).toHaveValue(String(sent?.['secret']));
  expect(String(sent?.['secret'])).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(screen.getByRole('button', { name: /Save/ })).toBeDisabled();
});

test('a kept secret stays unless it is replaced or the address changes', async () => {
  const writes = show({ part: 'customs-interface', setting: HTTP });
  await userEvent.click(await screen.findByRole('switch', { name: 'Says by handle what arrived' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(writes).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Secret that signs' }));
  expect(screen.getByText('A new one is made when you save, and shown once.')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(writes).toHaveLength(2));
  expect(bodies(writes).map((body) => 'secret' in body)).toEqual([false, true]);
});

test('what is refused is said, and stays in the form with the same secret for the next try', async () => {
  const writes = show({ part: 'customs-interface', setting: HTTP, refuses: () => refusal('unavailable') });
  const address = await screen.findByLabelText('Address');
  await userEvent.type(address, '/2');
  for (const tries of [1, 2]) {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(writes).toHaveLength(tries));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Save/ })).toBeEnabled());
  }
  expect(screen.getByRole('alert')).toBeVisible();
  expect(address).toHaveValue('https://customs.example/in/2');
  expect(bodies(writes)[0]).toEqual(bodies(writes)[1]);
});

test.each([
  ['acknowledgements', /There is no address yet/],
  ['customs-interface', /as files in the folder/],
] as const)('who is no admin reads %s, and changes nothing', async (part, words) => {
  show({ part, isAdmin: false });
  expect(await screen.findByText(words)).toBeVisible();
  for (const role of ['button', 'textbox', 'combobox', 'switch'])
    expect(screen.queryByRole(role, { name: /Make|Save|Address|Snapshots/ })).toBeNull();
});
