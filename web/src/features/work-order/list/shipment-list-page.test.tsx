import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { json, refusal, serve } from '../../../testing/answers.js';
import { aJob, ORG, pageOf, renderOnDesk } from '../../../testing/desk.js';
import { ShipmentListPage } from './shipment-list-page.js';

beforeAll(() => speak('en', ['entry', 'desk']));

const jobNumbered = (n: number, more = {}) => aJob({ id: `e0000000-0000-4000-8000-00000000000${n}`, code: `SYD-00000${n}`, ...more });
const listed = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);
const cursorRow = () => screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '';

test('a row says status, customs’ answer with its flags, and who works on it', async () => {
  const n10_data = {
    entry_status: 'held',
    ics_identifier: null,
    last_dsa_history_info: { parsed_data: { line_status: [{ asc_dec: 'Y', asc_scr: 'N', aqis_dec: 'Y', aqis_scr: 'Y' }] } },
  };
  serve(() => json(pageOf([jobNumbered(1, { job_status: 'lodged', n10_data }), jobNumbered(2)])));
  renderOnDesk(<ShipmentListPage />);
  expect(await screen.findByText('YNYY')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Lodged, held by customs' })).toBeVisible();
  expect(screen.getByText(/^ASC screening: no, ASC declaration: yes/)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Ready for Compile, step 2 of 5' })).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Mei Tan' })).toHaveLength(2);
});

test('a row says how many checks fail and how many values wait, the worst first', async () => {
  serve(() => json(pageOf([jobNumbered(1, { to_check: { fails: 2, disagreements: 1, unverified: 0, doubtful: 14 } })])));
  renderOnDesk(<ShipmentListPage />);
  const marks = await screen.findAllByRole('img', { name: /^\d+ (check fails|documents disagree|not on the page|doubtful)$/ });
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(['2 check fails', '1 documents disagree', '14 doubtful']);
});

test('a row marks that something of the job did not leave, and says nothing of what goes on by itself', async () => {
  const told = { kind: 'send', state: 'waiting_for_person', cause: null, at: '2026-03-14T02:00:00Z' } as const;
  const jobs = (['waiting', 'planned'] as const).map((group, n) => jobNumbered(n + 1, { freight_export: { ...told, group } }));
  serve(() => json(pageOf(jobs)));
  renderOnDesk(<ShipmentListPage />);
  const [mark, ...others] = await screen.findAllByRole('img', { name: 'Export failed' });
  expect([mark?.closest('[role=row]')?.textContent, others]).toEqual([expect.stringContaining('SYD-000001'), []]);
});

test('J and K move the cursor, Enter opens', async () => {
  serve(() => json(pageOf([jobNumbered(1), jobNumbered(2)])));
  const { place } = renderOnDesk(<ShipmentListPage />);
  await screen.findByText('SYD-000001');
  await userEvent.keyboard('jjk');
  expect(cursorRow()).toContain('000000000001');
  await userEvent.keyboard('j{Enter}');
  expect(place()).toBe(`/organization/${ORG.id}/jobs/e0000000-0000-4000-8000-000000000002`);
});

test('rows do not move when others change them: values follow, order and new rows wait', async () => {
  let answer = [jobNumbered(1), jobNumbered(2)];
  serve(() => json(pageOf(answer)));
  const { cache } = renderOnDesk(<ShipmentListPage />);
  await screen.findByText('SYD-000001');

  answer = [jobNumbered(3), jobNumbered(2, { job_status: 'available' }), jobNumbered(1)];
  await act(() => cache.invalidateQueries({ queryKey: queryKeys.jobLists(ORG.id) }));
  await waitFor(() => expect(screen.getByText('Available')).toBeVisible());
  expect(listed()).toEqual(['SYD-000001', 'SYD-000002']);

  await userEvent.click(screen.getByRole('button', { name: /Show 1 new shipment/ }));
  expect(listed()).toEqual(['SYD-000003', 'SYD-000002', 'SYD-000001']);
});

test('pages turn with brackets, and the last page does not turn on', async () => {
  const seen = serve(() => json(pageOf([jobNumbered(1)], 30)));
  const { place } = renderOnDesk(<ShipmentListPage />);
  await screen.findByText('1 to 25 of 30 shipments');
  await userEvent.keyboard(']]');
  await screen.findByText('26 to 30 of 30 shipments');
  expect(place()).toBe('/?page=2');
  expect(seen.some(({ address }) => address.includes('page=3'))).toBe(false);
});

test('a failure keeps the frame and can be tried again', async () => {
  let broken = true;
  serve(() => (broken ? refusal('unavailable') : json(pageOf([jobNumbered(1)]))));
  renderOnDesk(<ShipmentListPage />);
  await screen.findByText('This cannot be done at the moment. Try again shortly.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('SYD-000001')).toBeVisible();
});

test('an organisation that is not the person’s is said in the specified words', async () => {
  serve(() => refusal('not-found'));
  renderOnDesk(<ShipmentListPage />);
  expect(await screen.findByText("You don't have permission to access this organisation.")).toBeVisible();
});

test('an auditor reads and is offered no new shipment', async () => {
  serve(() => json(pageOf([])));
  renderOnDesk(<ShipmentListPage />, { role: null, path: '/?create' });
  await screen.findByText('No shipments yet.');
  await userEvent.keyboard('c');
  expect(screen.queryByRole('button', { name: /Create new shipment/ })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
