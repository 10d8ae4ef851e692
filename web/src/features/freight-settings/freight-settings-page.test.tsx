import type { Sync } from '@tallyport/contracts/freight-export/sync';
import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import type { Capacity } from '@tallyport/contracts/organisation/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../components/ui/toast.js';
import { speak } from '../../i18n/i18n.js';
import { json, refusal, type SeenRequest, serve } from '../../testing/answers.js';
import { ORG, pageOf, renderOnDesk } from '../../testing/desk.js';
import { SYSTEM } from '../../testing/freight-system.js';
import { FreightSettingsPage } from './freight-settings-page.js';

const WATTLE = { id: 'f0000000-0000-4000-8000-000000000001', name: 'Wattlebrook Lighting' };

interface Shown {
  readonly systems?: readonly FreightSystem[];
  readonly capacities?: readonly Capacity[];
  readonly search?: string;
  /** Why a connection test fails. */
  readonly answer?: Sync['cause'];
  readonly refuses?: (request: SeenRequest) => Response | undefined;
}

const tried = (state: Sync['state'], cause: Sync['cause']): Sync => ({
  id: 'b0000000-0000-4000-8000-000000000001',
  kind: 'connection_test',
  system_id: SYSTEM.id,
  work_order_id: null,
  key: null,
  state,
  requested_by: null,
  requested_at: '2026-03-15T01:00:00.000Z',
  ended_at: null,
  ends_by: null,
  read: 0,
  new: 0,
  changed: 0,
  same: 0,
  gone: 0,
  cause,
  detail: null,
  lines: [],
  fingerprint: null,
  milliseconds: null,
  stream_position: 1,
});

/** A gateway that keeps what it is sent, and never tells a secret. */
function show({ systems = [SYSTEM], capacities = ['admin'], search = '', refuses = () => undefined, answer = null }: Shown = {}) {
  let kept = [...systems];
  let code: string | null = null;
  const seen = serve((request) => {
    const refused = refuses(request);
    if (refused) return refused;
    const [path = ''] = request.address.split('?');
    const body = (request.body ?? {}) as Record<string, unknown>;
    if (path.endsWith('/parties') && request.method === 'PUT') {
      code = body['code'] as string | null;
      return json({ party: WATTLE, code, full_name: null });
    }
    if (path.endsWith('/parties')) return json(pageOf([{ party: WATTLE, code, full_name: null }]));
    if (path.endsWith('/codes') && request.method === 'PUT') return json(body);
    if (path.endsWith('/codes'))
      return json([
        { list: 'unit', ours: 'KGM', theirs: 'KG' },
        { list: 'unit', ours: 'CT', theirs: null },
      ]);
    if (path.endsWith('/aucargo_cargowise_org'))
      return json([{ system: SYSTEM.id, code: 'WATTLEAU', full_name: 'WATTLEBROOK', flags: [], is_active: true }]);
    if (path.endsWith('/connection_test')) return json(tried('running', null), 202);
    if (path.endsWith('/freight_syncs')) return json(pageOf([]));
    if (path.includes('/freight_syncs/')) return json(tried(answer === null ? 'done' : 'failed', answer));
    if (request.method === 'GET') return json(kept);
    const { secret, reason, ...settings } = body;
    const isHeld = path.endsWith('/hold') || (!path.endsWith('/release') && SYSTEM.is_held);
    const hold = reason === undefined ? {} : { is_held: isHeld, hold_reason: isHeld ? (reason as string) : null };
    const system = {
      ...(kept[0] ?? SYSTEM),
      ...settings,
      ...hold,
      ...(secret !== undefined && { secret_set_at: '2026-03-15T01:00:00.000Z' }),
    };
    kept = [system];
    return json(system, path.endsWith('/aucargo_cargowise') ? 201 : 200);
  });
  const path = `/organization/${ORG.id}/settings/cargowise_setting${search}`;
  const me = { capacities: capacities.map((capacity) => ({ org: ORG.id, capacity })) };
  return { ...renderOnDesk(<FreightSettingsPage />, { role: null, me, path }), seen };
}

const writes = (seen: readonly SeenRequest[]) => seen.filter(({ method }) => method !== 'GET');
const field = (name: string) => screen.findByLabelText(name);

beforeAll(() => speak('en', ['entry', 'desk', 'kept']));
beforeEach(() => vi.unstubAllGlobals());

test('the first system is added by keyboard, with its secret, which is shown nowhere after', async () => {
  const { seen } = show({ systems: [] });
  await screen.findByText('No freight system yet.');
  await userEvent.keyboard('n');
  expect(await field('Name')).toHaveFocus();
  expect(await field('Name')).toHaveValue('');
  for (const [name, text] of [
    ['Name', 'CargoWise Sydney'],
    ['Address', SYSTEM.address],
    ['Enterprise id', 'a2b'],
    ['Server id', 'tst'],
    ['Company code', 'syd'],
    ['User name', 'tallyport'],
    ['Secret', 'open sesame'],
  ] as const) {
    await userEvent.type(await field(name), text);
  }
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('heading', { name: 'CargoWise Sydney' })).toBeVisible();
  expect(writes(seen)[0]?.body).toMatchObject({
    enterprise_id: 'A2B',
    server_id: 'TST',
    secret: 'open sesame',
    branch: null,
    calls_at_once: 4,
  });
  expect(screen.getByText(/^Set on 15 Mar 2026/)).toBeVisible();
  expect(document.body.innerHTML).not.toContain('open sesame');
});

test('nothing is sent while a value is missing or wrong, and each says what is', async () => {
  const { seen } = show({ search: '?system=new' });
  await userEvent.type(await field('Address'), 'https://me@eadaptor.example');
  expect(await field('Address')).toHaveAccessibleDescription('The user has a field of its own.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await field('Company code')).toHaveAccessibleDescription('Needed.');
  expect(writes(seen)).toEqual([]);
});

test('another address wants the secret anew; a changed name does not', async () => {
  const { seen } = show();
  await userEvent.type(await field('Name'), ' 2');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(writes(seen)).toHaveLength(1));
  expect(writes(seen)[0]?.body).not.toHaveProperty('secret');
  await userEvent.type(await field('Address'), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await field('Secret')).toHaveAccessibleDescription('Type the secret again.');
  await userEvent.type(await field('Secret'), 'another{Enter}');
  await waitFor(() => expect(writes(seen)).toHaveLength(2));
  expect(writes(seen)[1]?.body).toMatchObject({ secret: 'another', address: `${SYSTEM.address}2` });
});

test('what is refused stays in the form', async () => {
  show({ refuses: ({ method }) => (method === 'PUT' ? refusal('freight.branch-taken') : undefined) });
  await userEvent.selectOptions(await field('Branch'), 'Sydney');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This branch has a freight system already.')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Sydney', selected: true })).toBeVisible();
});

test('a customs declaration needs a house or a master bill, until a person says otherwise', async () => {
  show();
  await userEvent.selectOptions(await field('A job becomes'), 'a customs declaration');
  expect(screen.getByRole('option', { name: 'a house or a master bill', selected: true })).toBeInTheDocument();
});

test('a system is held for a reason and released again, by an operator too, who changes nothing else', async () => {
  const { seen } = show({ capacities: ['operator'] });
  expect(await screen.findByText('Only an admin of the organisation changes this.')).toBeVisible();
  expect(screen.queryByLabelText('Address')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hold' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hold CargoWise Sydney?' });
  await userEvent.type(await within(dialog).findByLabelText('Reason'), 'upgrade');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('upgrade')).toBeVisible();
  expect(screen.getAllByText('Held')).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Release' }));
  await userEvent.type(await screen.findByLabelText('Reason'), 'upgraded{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByText('Held')).toBeNull());
  expect(writes(seen).map(({ address, body }) => [address.split('/').at(-1), body])).toEqual([
    ['hold', { reason: 'upgrade' }],
    ['release', { reason: 'upgraded' }],
  ]);
});

test('a party is given its code in its row, with those that the freight system knows to choose from, and loses it again', async () => {
  const { seen, container } = show({ search: '?part=parties' });
  const code = await screen.findByRole('textbox', { name: 'Code of Wattlebrook Lighting there' });
  await userEvent.type(code, 'WAT');
  await waitFor(() => expect(container.querySelector('datalist option')).toHaveValue('WATTLEAU'));
  await userEvent.type(await screen.findByRole('combobox', { name: /Wattlebrook/ }), 'TLEAU{Enter}');
  await screen.findByDisplayValue('WATTLEAU');
  expect(await screen.findByText('Not among those of the last sync.')).toBeVisible();
  await userEvent.clear(screen.getByDisplayValue('WATTLEAU'));
  await userEvent.tab();
  await waitFor(() => expect(writes(seen)).toHaveLength(2));
  expect(writes(seen).map(({ body }) => body)).toEqual([
    { party: WATTLE.id, code: 'WATTLEAU' },
    { party: WATTLE.id, code: null },
  ]);
});

test('units are filtered by what they mean and by what is missing; Esc gives up what was typed', async () => {
  const { seen } = show({ search: '?part=unit' });
  expect(await screen.findByText('1 of 2 have a code')).toBeVisible();
  await userEvent.keyboard('/kilo');
  await waitFor(() => expect(screen.queryByText('CT')).toBeNull());
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.click(screen.getByRole('switch', { name: 'Only without a code' }));
  const code = await screen.findByRole('textbox', { name: 'Code of CT there' });
  await userEvent.type(code, 'CT{Escape}');
  expect(code).toHaveValue('');
  await userEvent.type(code, 'CTN{Enter}');
  await waitFor(() => expect(writes(seen).map(({ body }) => body)).toEqual([{ list: 'unit', ours: 'CT', theirs: 'CTN' }]));
});

test('the simulator is called one wherever it is named', async () => {
  show({ systems: [{ ...SYSTEM, is_simulator: true }] });
  expect(await screen.findAllByText('Simulator')).toHaveLength(2);
});

test('a system that refuses the log-in says since when, and one that rests until when', async () => {
  const at = '2026-03-14T01:00:00.000Z';
  const resting = { ...SYSTEM, id: SYSTEM.id.replace('a', 'b'), health: { ...SYSTEM.health, rests_until: at } };
  show({ systems: [{ ...SYSTEM, health: { ...SYSTEM.health, log_in_refused_since: at } }, resting] });
  expect(await screen.findByText(/^Since 14 Mar 2026, 12:00.*connection test passes\.$/)).toBeVisible();
  await userEvent.keyboard('j');
  expect(await screen.findByText(/called again at 14 Mar 2026, 12:00/)).toBeVisible();
});

test('where the list cannot be had, it says so and is asked for again', async () => {
  let answers = 0;
  show({ refuses: () => (answers++ === 0 ? refusal('unavailable') : undefined) });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'CargoWise Sydney' })).toBeVisible();
});

test.each([
  [null, 'CargoWise Sydney lets us in. What was held for its log-in goes out.'],
  ['log-in-refused', 'CargoWise Sydney refuses the log-in: enter user and password anew.'],
] as const)('a connection test that ends with %s says so, and how the system is is asked anew', async (answer, words) => {
  const { seen } = show({ capacities: ['operator'], answer });
  const plain = vi.spyOn(toast, answer === null ? 'plain' : 'error').mockReturnValue(undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Test connection' }));
  await waitFor(() => expect(plain).toHaveBeenCalledWith(words));
  const asked = () => seen.filter(({ method, address }) => method === 'GET' && address.endsWith('/aucargo_cargowise')).length;
  await waitFor(() => expect(asked()).toBe(2));
  expect(screen.getByRole('button', { name: 'Test connection' })).toBeEnabled();
});
