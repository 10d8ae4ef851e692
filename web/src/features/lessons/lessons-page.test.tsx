import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, type SeenRequest, serve } from '../../testing/answers.js';
import { ORG, pageOf, renderOnDesk } from '../../testing/desk.js';
import { LessonsPage } from './lessons-page.js';

const ID = 'f0000000-0000-4000-8000-000000000001';
const taught = (field: string, value: string, read: string | null) => ({
  field,
  value,
  read,
  is_pointed: true,
  is_on: true,
  kind: 'invoice',
  record_id: ID,
  work_order_id: ID,
  document_id: ID,
  taught_by: null,
  taught_at: '2026-03-14T01:00:00.000Z',
});
const lesson = {
  issuer_key: 'brightmoor',
  issuer_name: 'Brightmoor Widgets',
  document_type: 'CIV',
  papers: 2,
  is_on: true,
  fields: [taught('invoice_number', 'BW-1', 'Date'), taught('currency', 'GBP', null)],
};

function show(lessons: readonly object[], role: 'broker' | null = 'broker') {
  const seen = serve((request) =>
    request.method === 'GET' ? json({ ...pageOf(lessons), is_on: true }) : json({ issuer_key: '', field: '', is_on: false }),
  );
  const path = `/organization/${ORG.id}/settings/lessons`;
  renderOnDesk(<LessonsPage />, { role, path, route: '/organization/:organizationId/settings/lessons' });
  return seen;
}
const bodies = (seen: readonly SeenRequest[]) => seen.filter(({ method }) => method === 'PUT').map(({ body }) => body);

beforeAll(() => speak('en', ['entry', 'desk', 'job', 'kept']));

test('Each correction stands with what was read, and leads to its paper', async () => {
  show([lesson]);
  const group = await screen.findByRole('region', { name: 'Brightmoor Widgets' });
  const [number] = within(group).getAllByRole('row', { name: /Invoice number/ });
  expect(number).toHaveTextContent('Date');
  expect(within(group).getByRole('link', { name: 'BW-1' })).toHaveAttribute('href', expect.stringContaining('tab=review'));
  expect(group).toHaveTextContent('nothing');
});

test('X switches the chosen field off, a switch a whole issuer, and all of them at once', async () => {
  const seen = show([lesson]);
  await screen.findByText('BW-1');
  await userEvent.keyboard('jx');
  await userEvent.click(screen.getByRole('switch', { name: 'Use what was taught about Brightmoor Widgets' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Use lessons' }));
  await waitFor(() =>
    expect(bodies(seen)).toEqual([
      { issuer_key: 'brightmoor', field: 'currency', is_on: false },
      { issuer_key: 'brightmoor', field: '', is_on: false },
      { issuer_key: '', field: '', is_on: false },
    ]),
  );
});

test('Who only reads sees how switches stand and turns none; without corrections it says how they come', async () => {
  show([], null);
  expect(await screen.findByText('Nothing has been corrected yet.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Use lessons' })).toBeDisabled();
});
