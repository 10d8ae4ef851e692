import type { FreightPreview } from '@tallyport/contracts/freight-export/job-http';
import type { PullItem, PullProposal } from '@tallyport/contracts/freight-export/pull-http';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import { problem } from '@tallyport/contracts/problems';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, type SeenRequest, serve } from '../../../testing/answers.js';
import { aJob, pageOf, renderOnDesk } from '../../../testing/desk.js';
import { ExportsTab } from '../exports-tab.js';

// Without a layout nothing is in view, so every row is taken as being so.
vi.mock('../../../components/ui/virtual-list.js', () => ({
  VirtualList: ({
    count,
    region,
    children,
  }: {
    count: number;
    region: React.ComponentProps<'div'>;
    children: (index: number) => React.ReactNode;
  }) => (
    <div {...region}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>{children(index)}</div>
      ))}
    </div>
  ),
}));

const JOB = aJob();
const SYSTEM = { id: 'a0000000-0000-4000-8000-000000000001', name: 'CargoWise Sydney', is_simulator: false, is_held: false };
const PREVIEW: FreightPreview = {
  system: SYSTEM,
  key: 'B00001234',
  findings: [],
  differences: [],
  look: null,
  invoices: 1,
  lines: 2,
  not_sent: [],
};
const SYNC: Sync = {
  id: 'f0000000-0000-4000-8000-000000000001',
  kind: 'pull',
  system_id: SYSTEM.id,
  work_order_id: JOB.id,
  key: 'B00001234',
  state: 'done',
  requested_by: null,
  requested_at: '2026-03-14T01:00:00.000Z',
  ends_by: null,
  ended_at: '2026-03-14T01:00:02.000Z',
  read: 1,
  new: 0,
  changed: 0,
  same: 1,
  gone: 0,
  cause: null,
  detail: null,
  lines: [],
  fingerprint: 'f'.repeat(64),
  milliseconds: 900,
  stream_position: 3,
};
const STREAM = `work-order/${JOB.id}`;
const item = (field: string, more: Partial<PullItem> = {}): PullItem => ({
  id: `${STREAM} header ${field}`,
  kind: 'value',
  stream_id: STREAM,
  line_id: null,
  line: null,
  field,
  here: 'AUSYD',
  there: 'AUMEL',
  is_unfit: false,
  ...more,
});
const PORT = item('port_of_dest');
const VESSEL = item('vessel', { here: 'CORAL LANTERN', there: 'CORAL STAR' });
const GONE = item('gone', { id: `${STREAM} gone 1`, kind: 'gone-line', field: null, line: 2, here: 'SHADES', there: null });
const UNFIT = item('date_arrive', { here: null, there: 'soon', is_unfit: true });
const PROPOSAL: PullProposal = {
  sync: SYNC,
  there: {
    key: 'B00001234',
    bill_number: 'NGB26H00318',
    other_bills: [],
    vessel: 'CORAL STAR',
    voyage: '114S',
    goods_description: 'BASKETS',
    port_of_loading: 'CNNGB',
    port_of_discharge: 'AUMEL',
    parties: ['Ningbo Brightweave Co'],
    invoices: ['NB-26-0917'],
    lines: 2,
    ours: null,
  },
  is_bound: true,
  is_outdated: false,
  items: [PORT, VESSEL, GONE, UNFIT],
  more: 0,
  seen: [{ stream_id: STREAM, stream_position: 3 }],
  invoices_only_there: ['OLD-1'],
  invoices_only_here: [],
};

interface Shown {
  readonly preview?: FreightPreview;
  readonly sync?: Sync | null;
  readonly proposal?: PullProposal;
  readonly answers?: (request: SeenRequest) => Response | undefined;
  readonly role?: 'broker' | null;
}

function show({ preview = PREVIEW, sync = SYNC, proposal = PROPOSAL, answers, role = 'broker' }: Shown = {}) {
  const seen = serve((request) => {
    const path = request.address.split('?')[0] ?? '';
    const own = answers?.(request);
    if (own) return own;
    if (request.method === 'POST') return path.endsWith('/sync_cargowise') ? json({ sync, export: null }, 202) : json(SYNC);
    if (path.endsWith('/freight_preview')) return json(preview);
    if (path.endsWith('/syncs')) return json(pageOf(sync === null ? [] : [sync]));
    if (path.endsWith('/proposal')) return json(proposal);
    return json(pageOf([]));
  });
  return { ...renderOnDesk(<ExportsTab job={JOB} asOf={undefined} JobExports={() => null} />, { role }), seen };
}
const writes = (seen: readonly SeenRequest[]) => seen.filter(({ method }) => method !== 'GET');

beforeAll(() => speak('en', ['entry', 'desk', 'job', 'operations']));
beforeEach(() => {
  vi.unstubAllGlobals();
});

test('a pull begins by one key, and says what it does while it reads', async () => {
  const { seen } = show({ sync: null });
  await screen.findByRole('button', { name: /^Pull/ });
  await userEvent.keyboard('l');
  await waitFor(() => expect(writes(seen).map(({ body }) => body)).toEqual([{ action: 'pull' }]));
});

test('while the job is read the tab says so, and what could not be read says why and how to go on', async () => {
  show({ sync: { ...SYNC, state: 'running', ended_at: null } });
  expect(await screen.findByText(/^The job B00001234 is being read there/)).toBeVisible();
});

test.each([
  ['not-there', 'The freight system has no job B00001234 that this log-in may see. Look at the key.'],
  ['timeout', 'The freight system did not answer within five minutes. Nothing was changed; try again.'],
] as const)('what was not read (%s) says so in a sentence', async (cause, sentence) => {
  show({ sync: { ...SYNC, state: 'failed', cause } });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pull again' })).toBeVisible();
});

test('all that differs is taken over by two keys: lines of ours stay, what does not fit stays, and the question says so', async () => {
  const { seen } = show();
  expect(await screen.findByText('4 things are not the same there.')).toBeVisible();
  expect(screen.getByText('2 of 4 chosen')).toBeVisible();
  expect(screen.getByText('Invoice OLD-1 is only there. No invoice is made of it: upload the paper.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Take over 2 of what stands in CargoWise Sydney?' });
  expect(within(dialog).getByText('Pulling overwrites what stands here; what stood is offered back in its row.')).toBeVisible();
  expect(writes(seen)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(writes(seen).map(({ body }) => body)).toEqual([{ seen: PROPOSAL.seen, take: 'all' }]));
});

test('single things are chosen by keyboard; a line that goes is named before it goes', async () => {
  const { seen } = show();
  const grid = await screen.findByRole('grid');
  grid.focus();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}x');
  expect(screen.getByText('2 of 4 chosen')).toBeVisible();
  const rows = within(grid).getAllByRole('row');
  expect(rows.map((row) => row.getAttribute('aria-selected'))).toEqual(['false', 'true', 'true', 'false']);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('One line of ours is removed. It can be put back.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(writes(seen).map(({ body }) => body)).toEqual([{ seen: PROPOSAL.seen, take: [VESSEL.id, GONE.id] }]));
});

test('all and none are chosen by one key', async () => {
  show();
  await screen.findByRole('grid');
  await userEvent.keyboard('{Shift>}A{/Shift}');
  expect(screen.getByText('3 of 4 chosen')).toBeVisible();
  await userEvent.keyboard('{Shift>}A{/Shift}');
  expect(screen.getByText('0 of 4 chosen')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Take over/ })).toBeDisabled();
});

test('fault 51: what was changed since the look stands with both values, the choice stands, and is overwritten or left out', async () => {
  let isRefused = true;
  const conflicts = [{ field: 'vessel', yours: 'CORAL STAR', theirs: 'CORAL QUEEN', line: null, stream_id: STREAM }];
  const { seen } = show({
    answers: ({ method, address }) =>
      method === 'POST' && address.includes('/take_over') && isRefused ? json(problem('field-conflict', { conflicts }), 409) : undefined,
  });
  await screen.findByRole('grid');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Somebody else has changed this since you looked. Nothing was taken over; your choice stands.');
  expect(within(alert).getByText('There: CORAL STAR')).toBeVisible();
  expect(within(alert).getByText('Here now: CORAL QUEEN')).toBeVisible();
  expect(screen.getByText('2 of 4 chosen')).toBeVisible();
  isRefused = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Overwrite these too' }));
  await waitFor(() => expect(writes(seen)).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('values in conflict are left out by one press, and nothing else of the choice is', async () => {
  const conflicts = [{ field: 'vessel', yours: 'CORAL STAR', theirs: 'CORAL QUEEN', line: null, stream_id: STREAM }];
  show({ answers: ({ method }) => (method === 'POST' ? json(problem('field-conflict', { conflicts }), 409) : undefined) });
  await screen.findByRole('grid');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave these out' }));
  expect(screen.getByText('1 of 4 chosen')).toBeVisible();
});

test('what was taken over is told, and put back by one key', async () => {
  const taken = { position: 4, by: null, at: '2026-03-14T01:02:00.000Z', values: 2, lines_added: 1, lines_removed: 0, is_put_back: false };
  const { seen } = show({ proposal: { ...PROPOSAL, sync: { ...SYNC, taken_over: [taken] }, items: [] } });
  expect(await screen.findByText(/^Taken over at .*: 2 values, one line added\.$/)).toBeVisible();
  expect(screen.getAllByText('Nothing differs.')[0]).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(writes(seen).map(({ body }) => body)).toEqual([{ position: 4 }]));
});

test('a job that was not made here is named by its key, which is looked at before it leaves', async () => {
  const { seen } = show({ preview: { ...PREVIEW, key: null }, sync: null });
  await userEvent.click(await screen.findByRole('button', { name: /^It is there already/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Which job is it in CargoWise Sydney?' });
  await userEvent.type(within(dialog).getByLabelText('Key there'), '12345{Enter}');
  expect(within(dialog).getByRole('alert')).toHaveTextContent('A key begins with S or B, then a number: S00001234.');
  expect(writes(seen)).toEqual([]);
  await userEvent.clear(within(dialog).getByLabelText('Key there'));
  await userEvent.type(within(dialog).getByLabelText('Key there'), 'b00001234{Enter}');
  await waitFor(() => expect(writes(seen).map(({ body }) => body)).toEqual([{ action: 'pull', key: 'B00001234' }]));
});

test('what stands under the key is shown, and is this job once a person says so', async () => {
  const { seen } = show({ preview: { ...PREVIEW, key: null }, proposal: { ...PROPOSAL, is_bound: false } });
  expect(await screen.findByText('Is this the job?')).toBeVisible();
  expect(screen.getByText('CNNGB → AUMEL')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(writes(seen).map(({ address }) => address.endsWith('/bind_key'))).toEqual([true]));
});

test('a key that another job has leads to that job', async () => {
  const ours = { id: 'e0000000-0000-4000-8000-000000000002', code: 'SYD-000009' };
  show({ preview: { ...PREVIEW, key: null }, proposal: { ...PROPOSAL, is_bound: false, there: { ...PROPOSAL.there, ours } } });
  expect(await screen.findByText('B00001234 is the job SYD-000009 of this organisation. It cannot be this one too.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open SYD-000009' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Yes/ })).toBeNull();
});

test('who may only look sees what differs, and can take nothing over', async () => {
  show({ role: null });
  expect(await screen.findByText('4 things are not the same there.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take over/ })).toBeNull();
});
