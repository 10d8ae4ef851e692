import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../components/ui/toast.js';
import { speak } from '../../i18n/i18n.js';
import { queryKeys } from '../../lib/query-keys.js';
import { json, refusal } from '../../testing/answers.js';
import { aJob, ORG, pageOf, renderOnDesk } from '../../testing/desk.js';
import { JobExports } from './job-exports.js';
import { anExport, detailOf, NOBODY_KNOWS } from './testing/exports.js';
import { type Served, serveExports, written } from './testing/serve-exports.js';

const job = aJob();
const REFUSED = anExport(1);

function show({ rows = [REFUSED], answers, ...more }: Served = {}) {
  const seen = serveExports({
    rows,
    ...more,
    answers: (request) =>
      answers?.(request) ?? (request.address.includes(`/work_orders/${job.id}/exports`) ? json(pageOf(rows)) : undefined),
  });
  const me = { capacities: [{ org: ORG.id, capacity: 'operator' as const }] };
  return { ...renderOnDesk(<JobExports job={job} />, { me }), seen };
}

beforeAll(() => speak('en', ['entry', 'desk', 'job', 'operations']));
beforeEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('each export says what it is, how it stands and why; one opens to its attempts', async () => {
  show();
  const line = await screen.findByRole('button', { name: /Update.*waiting for a person.*2 attempts.*no organisation WATBRO/ });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(line);
  expect(await screen.findByRole('list', { name: 'Attempts' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Open the job/ })).toBeNull();
});

test('what was answered stands as text and is never markup', async () => {
  show({ text: '<img src=x onerror="alert(1)"><b>refused</b>' });
  await userEvent.click(await screen.findByRole('button', { name: /Update/ }));
  const answer = await screen.findByRole('region', { name: 'Answer to attempt 2' });
  expect(await within(answer).findByText(/<b>refused<\/b>/)).toBeVisible();
  expect(answer.querySelector('img, b')).toBeNull();
});

test('of a call that was spared it says that nothing left, and of what has ended not what a retry would do', async () => {
  const done = anExport(1, { state: 'done', group: 'ended', cause: null, waiting_for: null, attempts: 1 });
  const attempts = detailOf(done).attempts.map((attempt) => ({ ...attempt, outcome: 'spared' as const, answer: null }));
  show({ rows: [done], detail: { attempts } });
  await userEvent.click(await screen.findByRole('button', { name: /Update.*done/ }));
  expect(await screen.findByText('The same stood there already: nothing had to be sent.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Not sent' })).toBeVisible();
  expect(screen.queryByText('Since the last attempt')).toBeNull();
});

test('a retry asks for its reason', async () => {
  const { seen } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  const dialog = await screen.findByRole('dialog', { name: 'Retry SYD-004817?' });
  expect(within(dialog).getByRole('button', { name: 'Retry' })).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'code given{Enter}');
  await waitFor(() => expect(written(seen)).toEqual([['retry', { reason: 'code given', with_changes: false }]]));
});

test('of an unknown outcome a person says what became of it, and it is not retried before', async () => {
  const unsure = anExport(1, { kind: 'send', group: 'unknown', waiting_for: 'is-it-there', cause: NOBODY_KNOWS });
  show({ rows: [unsure] });
  await userEvent.click(await screen.findByRole('button', { name: 'Say what became of it' }));
  expect(await screen.findByRole('dialog', { name: 'What became of the call for SYD-004817?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
});

test('what is done has no steps', async () => {
  show({ rows: [anExport(1, { state: 'done', group: 'ended', cause: null, waiting_for: null })] });
  await screen.findByRole('button', { name: /done/ });
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test.each([
  ['send', 'Failed to send to CargoWise'],
  ['update', 'Failed to update to CargoWise'],
  ['customs', 'Freight-system export failed'],
] as const)('a %s that comes to wait for a person while somebody looks on says so once', async (kind, title) => {
  const said = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  let row = anExport(1, { kind, state: 'sending', group: 'running', cause: null, waiting_for: null });
  const { cache } = show({ answers: ({ address }) => (address.includes(`/${job.id}/exports`) ? json(pageOf([row])) : undefined) });
  await screen.findByRole('button', { name: /being sent/ });
  row = anExport(1, { kind });
  await cache.invalidateQueries({ queryKey: queryKeys.job(ORG.id, job.id) });
  await cache.invalidateQueries({ queryKey: queryKeys.job(ORG.id, job.id) });
  await screen.findByRole('button', { name: /waiting for a person/ });
  expect(said.mock.calls).toEqual([['The freight system has no organisation WATBRO.', { title }]]);
});

test('where the list cannot be had, it says so and is asked for again', async () => {
  let answers = 0;
  show({
    answers: ({ address }) => (address.includes(`/${job.id}/exports`) && answers++ === 0 ? refusal('unavailable') : undefined),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /waiting for a person/ })).toBeVisible();
});
