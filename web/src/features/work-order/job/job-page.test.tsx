import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, refusal, serve } from '../../../testing/answers.js';
import { aJob, pageOf, renderOnDesk } from '../../../testing/desk.js';
import { JobPage } from './job-page.js';
import type { JobTab } from './job-tab.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

const job = aJob();
const pointAt = (position: number, recorded_at: string) => ({
  position,
  recorded_at,
  lane: 'people',
  event_type: 'work-order.amended',
  status: null,
});
const track = [pointAt(40, '2026-03-11T03:32:08Z'), pointAt(44, '2026-03-12T00:00:00Z')];
const tabs: readonly JobTab[] = [
  { id: 'overview', letter: 'o', page: () => <p>the overview</p> },
  { id: 'workflow', letter: 'w', page: () => <p>the history</p> },
  { id: 'documents', letter: 'd', page: ({ asOf }) => <p>documents {asOf ?? 'now'}</p>, count: () => 4 },
];

const checked = { ...pageOf([]), tally: { fails: 2, cannot_say: 1, overridden: 0, holds: 30 } };

/** Serves one job that takes status changes; `refuse` answers them with a problem. */
function serveJob({ shown = job, refuse = false }: { shown?: WorkOrder; refuse?: boolean } = {}) {
  return serve(({ address, body }) => {
    if (address.includes('/dispatch_users/')) return json(pageOf([]));
    if (address.includes('/checks')) return json(checked);
    if (address.includes('/history/track')) return json({ results: track });
    if (address.includes('/history')) return json(pageOf([], address.includes('as_of') ? 5 : 8));
    if (address.includes('/update_job_status')) {
      const { job_status } = body as { job_status: WorkOrder['job_status'] };
      return refuse ? refusal('work-order.illegal-transition') : json({ ...shown, job_status, stream_position: shown.stream_position + 1 });
    }
    return json(shown);
  });
}
const commands = (seen: ReturnType<typeof serve>) => seen.filter(({ method }) => method === 'POST');
const step = () => screen.getByRole('list', { name: /step|customs/ }).querySelector('[aria-current=step]')?.textContent;

test('A takes the next step, with a key of its own', async () => {
  const seen = serveJob();
  renderOnDesk(<JobPage jobId={job.id} tabs={tabs} />);
  await screen.findByText('the overview');
  await userEvent.keyboard('a');
  await waitFor(() => expect(step()).toBe('Available'));
  expect(commands(seen)).toMatchObject([{ body: { job_status: 'available', reason: null } }]);
  expect(commands(seen)[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
});

test('that something did not leave for the freight system is told on every tab, and leads to where it is repaired', async () => {
  const freight_export = { kind: 'send', state: 'waiting_for_person', group: 'waiting', cause: null, at: '2026-03-14T02:00:00Z' } as const;
  serveJob({ shown: aJob({ freight_export }) });
  renderOnDesk(<JobPage jobId={job.id} tabs={tabs} />);
  expect(await screen.findByRole('link', { name: 'Export failed' })).toHaveAttribute('href', expect.stringContaining('tab=exports'));
});

test('fault 102: a double click is one step', async () => {
  const seen = serveJob();
  renderOnDesk(<JobPage jobId={job.id} tabs={tabs} />);
  await userEvent.dblClick(await screen.findByRole('button', { name: /Mark as Available/ }));
  await waitFor(() => expect(step()).toBe('Available'));
  expect(new Set(commands(seen).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});

test('a refused step leaves the old status', async () => {
  serveJob({ refuse: true });
  renderOnDesk(<JobPage jobId={job.id} tabs={tabs} />);
  await userEvent.click(await screen.findByRole('button', { name: /Mark as Available/ }));
  expect(await screen.findByText('Still Ready for Compile, not Available')).toBeVisible();
  expect(step()).toBe('Ready for Compile');
});

test('a step back asks for its reason first', async () => {
  const seen = serveJob();
  renderOnDesk(<JobPage jobId={job.id} tabs={tabs} />);
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for this job' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Move back to Job Received/ }));
  const button = await screen.findByRole('button', { name: /Move back to Job Received/ });
  expect(button).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Reason'), ' wrong importer ');
  await userEvent.click(button);
  await waitFor(() => expect(commands(seen)).toMatchObject([{ body: { job_status: 'received', reason: 'wrong importer' } }]));
});

test('what waits for a broker is said to a compiler, without a button', async () => {
  serveJob({ shown: aJob({ job_status: 'available' }) });
  renderOnDesk(<JobPage jobId={job.id} tabs={tabs} />, { role: 'compiler' });
  expect(await screen.findByText('Waiting for a broker.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Mark as/ })).toBeNull();
});

test('tabs are addresses and keep the past moment; in the past there are no commands, and Esc leads back', async () => {
  serveJob();
  const { place } = renderOnDesk(<JobPage jobId={job.id} tabs={tabs} />, { path: '/?as_of=41' });
  await screen.findByText(/As of 11 Mar 2026, 14:32:08/);
  expect(screen.queryByRole('button', { name: /Mark as|More to do/ })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /Documents/ }));
  expect(await screen.findByText('documents 41')).toBeVisible();
  expect(place()).toBe('/?tab=documents&as_of=41');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('documents now')).toBeVisible();
});

test('beside the bar stands what fails, as in the list', async () => {
  serveJob();
  renderOnDesk(<JobPage jobId={job.id} tabs={tabs} />);
  expect(await screen.findByRole('img', { name: '2 check fails' })).toBeVisible();
});

test('the band names the moment of the change, counts what came since, and leads to the comparison', async () => {
  serveJob({ shown: aJob({ updated_at: '2026-03-01T00:00:00Z' }) });
  const { place } = renderOnDesk(<JobPage jobId={job.id} tabs={tabs} />, { path: '/?as_of=41' });
  expect(await screen.findByText(/As of 11 Mar 2026, 14:32:08/)).toBeVisible();
  expect(await screen.findByText(/3 changes since/)).toBeVisible();
  await userEvent.keyboard('=');
  expect(place()).toBe('/?tab=workflow&as_of=41&compare=');
  await userEvent.keyboard('=');
  expect(place()).toBe('/?tab=workflow&as_of=41');
});

test('on the way to another moment the last frame stays', async () => {
  const answer = Promise.withResolvers<Response>();
  serve(({ address }) => {
    if (address.includes('/history/track')) return json({ results: track });
    if (address.includes('/history') || address.includes('/documents') || address.includes('/dispatch_users/')) return json(pageOf([]));
    if (address.includes('/checks')) return json(checked);
    return address.includes('as_of=44') ? answer.promise : json(job);
  });
  renderOnDesk(<JobPage jobId={job.id} tabs={[{ id: 'workflow', letter: 'w', page: Mover }]} />, { path: '/?as_of=41' });
  const mover = await screen.findByRole('button', { name: 'on from 41' });
  await userEvent.click(mover);
  expect(mover).toHaveTextContent('on from 44');
  expect(step()).toBe('Ready for Compile');
  answer.resolve(json({ ...job, job_status: 'available' }));
  await waitFor(() => expect(step()).toBe('Available'));
  expect(mover).toBeInTheDocument();
});

function Mover({ asOf }: { asOf: string | undefined }) {
  const [, setSearch] = useSearchParams();
  return (
    <button type="button" onClick={() => setSearch({ as_of: '44' })}>
      on from {asOf}
    </button>
  );
}

test('a job that is gone is said in the specified words, with a way on', async () => {
  serve(() => refusal('work-order.not-found'));
  renderOnDesk(<JobPage jobId={job.id} tabs={tabs} />);
  expect(await screen.findByText('Shipment is no longer available')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Shipments' })).toBeVisible();
});

test('a refresh that fails leaves on the screen what was there', async () => {
  let broken = false;
  serve(({ address }) => (broken ? refusal('unavailable') : json(address.includes('/dispatch_users/') ? pageOf([]) : job)));
  const { cache } = renderOnDesk(<JobPage jobId={job.id} tabs={tabs} />);
  await screen.findByText('the overview');
  broken = true;
  await act(() => cache.invalidateQueries());
  expect(screen.getByText('the overview')).toBeVisible();
});
