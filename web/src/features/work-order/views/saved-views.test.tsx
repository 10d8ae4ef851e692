import type { ListView } from '@tallyport/contracts/work-order/list-view-http';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, type SeenRequest, serve } from '../../../testing/answers.js';
import { aJob, ORG, pageOf, renderOnDesk } from '../../../testing/desk.js';
import { ShipmentListPage } from '../list/shipment-list-page.js';

const VIEW: ListView = {
  id: 'a1000000-0000-4000-8000-000000000001',
  name: 'Ready',
  is_shared: false,
  filter: { job_status: 'available' },
  sort: 'urgency',
  columns: ['status', 'deadline'],
  owner: null,
  is_own: true,
};

beforeAll(() => speak('en', ['entry', 'desk', 'finding']));
beforeEach(() => localStorage.clear());

function show(path = ''): SeenRequest[] {
  const seen = serve(({ address, method, body }) => {
    if (address.includes('/list_views/counts')) return json({ built_in: {}, saved: [] });
    if (address.includes('/list_views') && method === 'POST') return json({ ...VIEW, ...(body as object) }, 201);
    if (address.includes('/list_views')) return json(pageOf([VIEW]));
    return json(pageOf([aJob()]));
  });
  renderOnDesk(<ShipmentListPage />, { path: `/organization/${ORG.id}/jobs${path}` });
  return seen;
}
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const saved = (seen: readonly SeenRequest[]) => seen.filter(({ method }) => method === 'POST').map(({ body }) => body);

async function saveAs(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /Saved/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Save what/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), `${name}{Enter}`);
}

test('a view keeps the columns that were chosen, and none where nobody chose', async () => {
  const seen = show();
  await screen.findByText('SYD-004817');
  await saveAs('As it is');
  await waitFor(() => expect(saved(seen)).toMatchObject([{ name: 'As it is', columns: null }]));
});

test('chosen columns go with the view', async () => {
  localStorage.setItem('listColumns', 'status,importer');
  const seen = show();
  await screen.findByText('SYD-004817');
  await saveAs('Short');
  await waitFor(() => expect(saved(seen)).toMatchObject([{ name: 'Short', columns: ['status', 'importer'] }]));
});

test('an open view shows its columns, and leaves the choice for other lists alone', async () => {
  localStorage.setItem('listColumns', 'status,importer');
  show(`?view=${VIEW.id}&status=available`);
  await screen.findByText('SYD-004817');
  await waitFor(() => expect(heads().join()).toMatch(/Status.*Deadline/));
  expect(heads().join()).not.toContain('Importer');
  await userEvent.click(within(screen.getByRole('navigation', { name: /views/i })).getByRole('button', { name: /^All/ }));
  await waitFor(() => expect(heads().join()).toContain('Importer'));
  expect(localStorage.getItem('listColumns')).toBe('status,importer');
});
