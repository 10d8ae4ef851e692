import type { FreightPreview } from '@tallyport/contracts/freight-export/job-http';
import { ShipmentFindingCode } from '@tallyport/contracts/freight-export/shipment-finding';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import type { Capacity } from '@tallyport/contracts/organisation/roles';
import type { ProblemCode } from '@tallyport/contracts/problem';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../components/ui/toast.js';
import { exports } from '../../i18n/en/exports.js';
import { speak } from '../../i18n/i18n.js';
import { json, refusal, type SeenRequest, serve } from '../../testing/answers.js';
import { aJob, ORG, pageOf, renderOnDesk } from '../../testing/desk.js';
import { ExportsTab } from './exports-tab.js';

const SYSTEM = { id: 'a0000000-0000-4000-8000-000000000001', name: 'CargoWise Sydney', is_simulator: false, is_held: false };
const LOOK: Sync = {
  id: 'f0000000-0000-4000-8000-000000000001',
  kind: 'look',
  system_id: SYSTEM.id,
  work_order_id: aJob().id,
  key: 'S00001005',
  state: 'done',
  requested_by: null,
  requested_at: '2026-03-14T01:00:00.000Z',
  ended_at: '2026-03-14T01:00:02.000Z',
  ends_by: null,
  read: 12,
  new: 1,
  changed: 2,
  same: 9,
  gone: 0,
  cause: null,
  detail: null,
  lines: [],
  fingerprint: 'f'.repeat(64),
  milliseconds: 900,
  stream_position: 3,
};
const WEIGHT = {
  place: 'Total weight',
  field: 'Total weight',
  sent: '100',
  there: '120',
  next: '110',
  changed_there: true,
};
const NEW: FreightPreview = { system: SYSTEM, key: null, findings: [], differences: [], look: null, invoices: 2, lines: 41, not_sent: [] };
const KNOWN: FreightPreview = { ...NEW, key: 'S00001005', look: LOOK, differences: [WEIGHT] };

interface Shown {
  readonly preview?: FreightPreview;
  readonly syncs?: readonly Sync[];
  readonly capacities?: readonly Capacity[];
  readonly refuses?: ProblemCode;
  readonly role?: 'broker' | null;
}

/** A gateway that knows one job of a freight system, and begins whatever it is asked for. */
function show({ preview = NEW, syncs = [], capacities = [], refuses, role = 'broker' }: Shown = {}) {
  const seen = serve(({ method, address }) => {
    const path = address.split('?')[0] ?? '';
    if (method === 'POST') return refuses === undefined ? json({ sync: null, export: null }, 202) : refusal(refuses);
    if (path.endsWith('/freight_preview')) return json(preview);
    if (path.endsWith('/syncs')) return json(pageOf(syncs));
    return json(pageOf([]));
  });
  const me = { capacities: capacities.map((capacity) => ({ org: ORG.id, capacity })) };
  return { ...renderOnDesk(<ExportsTab job={aJob()} asOf={undefined} JobExports={() => null} />, { role, me }), seen };
}

const writes = (seen: readonly SeenRequest[]) => seen.filter(({ method }) => method !== 'GET');

beforeAll(() => speak('en', ['entry', 'desk', 'job', 'operations']));
beforeEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a new job is sent by two keys, and what happens stands before the press', async () => {
  const { seen } = show();
  await screen.findByRole('button', { name: 'Send' });
  await userEvent.keyboard('s');
  const dialog = await screen.findByRole('dialog', { name: 'Send SYD-004817 to CargoWise Sydney?' });
  expect(within(dialog).getByText('A new job is made there with 2 invoices and 41 lines.')).toBeVisible();
  expect(within(dialog).getByText(/^What is sent replaces the invoices of the job; the provider may charge for it\.$/)).toBeVisible();
  expect(writes(seen)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(writes(seen).map(({ body }) => body)).toEqual([{ action: 'send' }]));
});

test('fault 102 (exports): a double click on Send leaves once, under one key', async () => {
  const { seen } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await userEvent.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(new Set(writes(seen).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('a job that is there is looked at first; without a look it is not updated', async () => {
  const { seen } = show({ preview: { ...KNOWN, look: null, differences: [] } });
  expect(await screen.findByText(/^Look first/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Update/ })).toBeDisabled();
  await userEvent.keyboard('sv');
  await waitFor(() => expect(writes(seen).map(({ body }) => body)).toEqual([{ action: 'look' }]));
});

test('each value stands as it was sent, as it is there and as it would be sent, and what was changed there is told', async () => {
  const { seen } = show({ preview: KNOWN, syncs: [LOOK] });
  const row = await screen.findByRole('row', { name: /Total weight/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['100', '120', '110']);
  expect(within(row).getByText('changed there since your last send')).toBeVisible();
  await userEvent.keyboard('s');
  expect(await screen.findByText(/^One value was changed there since your last send\. It is overwritten/)).toBeVisible();
  await userEvent.type(await screen.findByLabelText('Reason, if you like'), 'weight corrected{Enter}');
  await waitFor(() => expect(writes(seen)[0]?.body).toEqual({ action: 'update', look: LOOK.id, reason: 'weight corrected' }));
});

test.each([
  ['select-house-or-master', 'Please select a House Bill or Master Bill'],
  ['select-house', 'Please select a House Bill'],
  ['unit-missing', 'Please select a quantity unit'],
] as const)('%s stands in the way in the words of the specification, and nothing leaves', async (code, words) => {
  const finding = { code, severity: 'error' as const, stream_id: null, line_id: null, field: null, found: '' };
  const { seen } = show({ preview: { ...NEW, findings: [finding] } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await userEvent.keyboard('s');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes(seen)).toEqual([]);
});

test('every finding has words', () => {
  expect(Object.keys(exports.findings).toSorted()).toEqual([...ShipmentFindingCode.options].toSorted());
});

test('a unit without a code leads to the units of its system', async () => {
  const finding = {
    code: 'unit-not-mapped' as const,
    severity: 'error' as const,
    stream_id: null,
    line_id: null,
    field: null,
    found: 'CT',
  };
  show({ preview: { ...NEW, findings: [finding] } });
  const link = await screen.findByRole('link', { name: 'Go there' });
  expect(link).toHaveAttribute('href', `/organization/${ORG.id}/settings/cargowise_setting?system=${SYSTEM.id}&part=unit`);
});

test.each([
  ['send', NEW, [], 'Failed to send to CargoWise'],
  ['update', KNOWN, [LOOK], 'Failed to update to CargoWise'],
] as const)('a refused %s says so, with the reason', async (_, preview, syncs, title) => {
  const said = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  show({ preview, syncs, refuses: 'export.under-way' });
  await screen.findByRole('heading', { name: SYSTEM.name });
  await userEvent.keyboard('s');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(said).toHaveBeenCalledWith('An export of this job is under way. Wait for its end.', { title }));
});

test('how far a running fetch is, in four counts', async () => {
  show({ preview: KNOWN, syncs: [{ ...LOOK, state: 'running', ended_at: null }] });
  const progress = await screen.findByRole('region', { name: 'Last read there' });
  expect(progress).toHaveTextContent('read12new1changed2same9');
  expect(screen.getByRole('button', { name: /^Look/ })).toBeDisabled();
});

test('the simulator is called one', async () => {
  show({ preview: { ...NEW, system: { ...SYSTEM, is_simulator: true } } });
  expect(await screen.findByText('Simulator')).toBeVisible();
});

test('a branch without a freight system says what comes next: an admin adds one, others ask for it', async () => {
  const { unmount } = show({ preview: { ...NEW, system: null }, capacities: ['admin'] });
  expect(await screen.findByRole('link', { name: 'Add a freight system' })).toBeVisible();
  unmount();
  show({ preview: { ...NEW, system: null } });
  expect(await screen.findByText(/^An administrator adds one/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('who changes nothing sees it all and sends nothing', async () => {
  show({ preview: KNOWN, syncs: [LOOK], role: null, capacities: ['auditor'] });
  expect(await screen.findByRole('row', { name: /Total weight/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Update|Look|Customs/ })).toBeNull();
});
