import type { Capacity, DispatchRole } from '@tallyport/contracts/organisation/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { VirtualList } from '../../components/ui/virtual-list.js';
import { speak } from '../../i18n/i18n.js';
import { ORG, renderOnDesk } from '../../testing/desk.js';
import { OperationsPage } from './operations-page.js';
import { anExport, exportId, groupOf, NOBODY_KNOWS, UNKNOWN_PARTY, UNKNOWN_UNIT } from './testing/exports.js';
import { BULK, type Served, serveExports, written } from './testing/serve-exports.js';

// Without a layout nothing is in view, so every row is taken as being so.
vi.mock('../../components/ui/virtual-list.js', () => ({
  VirtualList: ({ count, header, empty, region, children }: ComponentProps<typeof VirtualList>) => (
    <div {...(region as object)}>
      {header}
      {count === 0 ? empty : Array.from({ length: count }, (_, index) => <div key={index}>{children(index)}</div>)}
    </div>
  ),
}));

interface Shown extends Served {
  readonly capacities?: readonly Capacity[];
  readonly role?: DispatchRole | null;
  readonly search?: string;
}

const ROWS = [
  anExport(1),
  anExport(2, { kind: 'send' }),
  anExport(3, { cause: UNKNOWN_UNIT }),
  anExport(4, { cause: NOBODY_KNOWS, group: 'unknown', waiting_for: 'is-it-there' }),
];
const CAUSES = [groupOf(NOBODY_KNOWS, 1, { group: 'unknown' }), groupOf(UNKNOWN_UNIT, 1), groupOf(UNKNOWN_PARTY, 2)];

function show({ capacities = ['operator'], role = null, search = '', ...served }: Shown = {}) {
  const seen = serveExports({ rows: ROWS, causes: CAUSES, ...served });
  const me = { capacities: capacities.map((capacity) => ({ org: ORG.id, capacity })) };
  return { ...renderOnDesk(<OperationsPage />, { role, me, path: `/organization/${ORG.id}/operations${search}` }), seen };
}
const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

beforeAll(() => speak('en', ['entry', 'desk', 'operations']));
beforeEach(() => vi.unstubAllGlobals());

test('the cause that needs a person most is open at once, with its remedy, its exports, and what a retry would do', async () => {
  show();
  expect(await title('The freight system has no organisation WATBRO')).toBeVisible();
  const grid = screen.getByRole('grid', { name: 'Exports' });
  expect(await within(grid).findByRole('link', { name: 'SYD-004799' })).toBeVisible();
  expect(within(grid).queryByText('SYD-004797')).toBeNull();
  expect(await screen.findByText('Nothing changed. A retry now would fail in the same way.')).toBeVisible();
  const causes = within(screen.getByRole('navigation', { name: 'Causes' }));
  expect(causes.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^The freight system has no organisation WATBRO2/),
    expect.stringMatching(/^The freight system does not know the unit CT1/),
    expect.stringMatching(/^Nobody knows whether it arrived1/),
    'All exports of this tab4',
  ]);
});

test('a whole cause is cleared in three strokes: R, the number of a last reason, Enter', async () => {
  localStorage.setItem('lastExportReasons', JSON.stringify(['asked by the importer', 'code given']));
  const { seen, place } = show();
  await screen.findByRole('button', { name: /^Retry 2/ });
  await userEvent.keyboard('r');
  await dialog('Retry 2 exports?');
  await userEvent.keyboard('2{Enter}');
  expect(await screen.findByText('Retry: 2 done')).toBeVisible();
  expect(written(seen)).toEqual([
    [
      'bulk',
      {
        step: 'retry',
        reason: 'code given',
        tab: 'open',
        position: 4_100,
        cause: { code: 'organisation-unknown', key: 'WATBRO' },
        leaves_out: [],
        only: null,
      },
    ],
  ]);
  expect(place()).toContain(`bulk=${BULK.id}`);
  expect(JSON.parse(localStorage.getItem('lastExportReasons') ?? '')).toEqual(['code given', 'asked by the importer']);
  await userEvent.click(screen.getByRole('button', { name: 'What became of each' }));
  expect(screen.getByText('This export has moved on: look at how it stands now.')).toBeVisible();
});

test('↓ leads to the next cause, → to its exports and ← back; the address tells the cause', async () => {
  const { place } = show();
  await title('The freight system has no organisation WATBRO');
  await userEvent.keyboard('{ArrowDown}');
  await title('The freight system does not know the unit CT');
  expect(place()).toContain('cause=unit-unknown&key=CT');
  await userEvent.keyboard('{ArrowUp}');
  await screen.findByRole('link', { name: 'SYD-004798' });
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(await screen.findByRole('heading', { name: 'SYD-004798' })).toBeVisible();
  await userEvent.keyboard('o');
  expect(place()).toBe(`/organization/${ORG.id}/jobs/${ROWS[1]?.work_order.id}`);
});

test('X leaves one out; what is left is one export and is asked for by its job', async () => {
  const { seen } = show();
  await screen.findByRole('link', { name: 'SYD-004798' });
  await userEvent.keyboard('{ArrowRight}x{ArrowDown}k');
  const skip = await dialog('Skip SYD-004798?');
  await userEvent.type(within(skip).getByLabelText('Reason'), 'sent by hand{Enter}');
  await waitFor(() => expect(written(seen)).toEqual([['skip', { reason: 'sent by hand' }]]));
});

test('before many are retried with changes the dialog says what changes in them, and how many would fail in the same way', async () => {
  const { seen } = show();
  await screen.findByRole('button', { name: /^Retry 2/ });
  await userEvent.keyboard('{Shift>}r{/Shift}');
  const asked = await dialog('Retry 2 exports with changes?');
  expect(await within(asked).findByText('1 would fail in the same way.')).toBeVisible();
  expect(asked).toHaveTextContent('2 × WATBRO → WATTLEAU');
  await userEvent.type(within(asked).getByLabelText('One reason for all'), 'code given{Enter}');
  await waitFor(() => expect(written(seen)).toHaveLength(1));
  expect(written(seen)[0]?.[1]).toMatchObject({ step: 'retry_with_changes', reason: 'code given' });
});

test('for a broker, who has no bulk, many are retried one after the other, and it says what became of each', async () => {
  const { seen } = show({ role: 'broker', capacities: [] });
  await screen.findByRole('button', { name: /^Retry 2/ });
  await userEvent.keyboard('{Shift>}r{/Shift}');
  await userEvent.type(within(await dialog('Retry 2 exports with changes?')).getByLabelText('One reason for all'), 'code given{Enter}');
  expect(await screen.findByText('Retry with changes: 2 done')).toBeVisible();
  expect(written(seen)).toEqual([
    ['retry', { reason: 'code given', with_changes: true }],
    ['retry', { reason: 'code given', with_changes: true }],
  ]);
});

test('before a retry of one that would fail in the same way the dialog says so', async () => {
  show({ search: '?cause=unit-unknown&key=CT' });
  await screen.findByText('Nothing changed. A retry now would fail in the same way.');
  await userEvent.keyboard('r');
  expect(await within(await dialog('Retry SYD-004797?')).findByText(/would fail in the same way/)).toBeVisible();
});

test('of a call that nobody could read back a person says that it is there, by its key', async () => {
  const { seen } = show({ search: '?cause=outcome-unknown' });
  await screen.findByRole('button', { name: /^Say what became of it/ });
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  await userEvent.keyboard('a');
  const asked = within(await dialog('What became of the call for SYD-004796?'));
  await userEvent.type(asked.getByLabelText('Key of the job there'), 's0001-');
  await userEvent.type(asked.getByLabelText('Reason'), 'seen there{Enter}');
  await waitFor(() => expect(written(seen)).toEqual([['resolve', { answer: 'it is there', key: 'S0001-', reason: 'seen there' }]]));
});

test('what was sent is shown as text, whatever it holds', async () => {
  const { container } = show({ text: '<img src=x onerror="alert(1)">\n<Code>WATBRO</Code>' });
  await waitFor(() => expect(screen.getAllByText('<Code>WATBRO</Code>')).toHaveLength(2));
  expect(container.querySelector('img[src=x]')).toBeNull();
});

test('a broker may only retry, an auditor only looks', async () => {
  const broker = show({ role: 'broker', capacities: [] });
  expect(await screen.findByRole('button', { name: /^Retry 2/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull();
  broker.unmount();
  show({ capacities: ['auditor'] });
  await screen.findByRole('link', { name: 'SYD-004798' });
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
});

test('all exports of a tab are listed with none selected, and narrowed by kind in the address', async () => {
  const { seen, place } = show({ search: '?cause=all' });
  expect(await screen.findByRole('link', { name: 'SYD-004796' })).toBeVisible();
  expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Kind' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByText('SYD-004796')).toBeNull());
  expect(place()).toContain('kind=send');
  expect(seen.some(({ address }) => address.includes('kind=send') && address.includes('/exports?'))).toBe(true);
});

test('a cause narrowed by kind is retried by name, for the server’s bulk knows no kind', async () => {
  const rows = [...ROWS, anExport(5, { kind: 'send' })];
  const { seen } = show({ rows, search: '?kind=send' });
  await screen.findByRole('button', { name: /^Retry 2/ });
  await userEvent.keyboard('r');
  await userEvent.type(within(await dialog('Retry 2 exports?')).getByLabelText('One reason for all'), 'x{Enter}');
  await waitFor(() => expect(written(seen)).toHaveLength(1));
  expect(written(seen)[0]?.[1]).toMatchObject({ only: [exportId(2), exportId(5)], leaves_out: [] });
});

test('an alarm stands above all until it was seen', async () => {
  const about = { id: exportId(9), name: 'CargoWise Sydney' };
  const since = '2026-03-14T01:00:00.000Z';
  show({ alarms: [{ kind: 'slow', about, figure: 8_200, usual: 1_100, unit: 'milliseconds', since }] });
  const alarm = await screen.findByRole('region', { name: 'Alarm' });
  expect(alarm).toHaveTextContent('CargoWise Sydney answers slowly.Half of the answers take more than 8.2 s, usually 1.1 s. Since 12:00.');
  await userEvent.keyboard('y');
  expect(screen.queryByRole('region', { name: 'Alarm' })).toBeNull();
});

test('where nothing waits it says so, and what was done', async () => {
  show({ rows: [], causes: [] });
  expect(await screen.findByText('Nothing waits. 312 done today.')).toBeVisible();
});

test('a parked record is released by a key', async () => {
  const stream = { consumer: 'projector', projection: 'invoices', stream_id: `invoice/${exportId(7)}` } as const;
  const at = { work_order: null, from_position: 4, stream_position: 2, parked_at: '2026-03-14T01:00:00.000Z', release_asked_at: null };
  const { seen } = show({ search: '?tab=parked', parked: [{ ...stream, ...at, reason: 'no decimal: 12,5O', unreadable: null }] });
  expect(await screen.findByText('It could not be taken in: no decimal: 12,5O')).toBeVisible();
  await userEvent.keyboard('l');
  await waitFor(() => expect(written(seen)).toEqual([['release', stream]]));
});

test('why a record is parked is said in words where its event cannot be read, and of which read model', async () => {
  const stream = {
    consumer: 'projector',
    projection: 'work_order_list_v2',
    stream_id: `invoice/${exportId(7)}`,
    work_order: null,
  } as const;
  const at = { from_position: 4, stream_position: 2, parked_at: '2026-03-14T01:00:00.000Z', release_asked_at: null };
  const unreadable = { code: 'invalid-data', event_type: 'record.amended', version: 1, field: 'changes.0' } as const;
  show({ search: '?tab=parked', parked: [{ ...stream, ...at, reason: 'record.amended version 1: invalid data: changes.0', unreadable }] });
  expect(await screen.findByText('An event “record.amended” does not fit: changes.0.')).toBeVisible();
  expect(screen.getByText('read model of the list of shipments')).toBeVisible();
});

test('what would say something else now is first sent as it is now; what a refused log-in holds is not released at a stroke', async () => {
  const first = async (name: string) => within((await title(name)).closest('section') ?? document.body).findAllByRole('button');
  const changes = [{ place: 'Importer, code', previous: 'WATBRO', next: 'WATTLEAU', times: 1 }];
  const { unmount } = show({ detail: { changed_since: { moved: [], changes, findings: [], fails_the_same: false } } });
  const cause = 'The freight system has no organisation WATBRO';
  await screen.findByText('Retried with changes it would say:');
  expect((await first(cause))[0]).toHaveAccessibleName(/^Retry with changes/);
  unmount();
  const system = { id: '7', name: 'CargoWise Melbourne' };
  const refused = {
    ...NOBODY_KNOWS,
    code: 'log-in-refused',
    key: system.id,
    name: system.name,
  };
  show({
    rows: [anExport(1, { cause: refused, state: 'held', hold: 'log-in-refused', waiting_for: null })],
    causes: [groupOf(refused, 1)],
  });
  const steps = await first('The freight system refuses the log-in');
  expect(steps[0]).toHaveAccessibleName(/^Skip/);
  expect(screen.getByText('waits for a person, CargoWise Melbourne')).toBeVisible();
});
