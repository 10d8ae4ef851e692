import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, refusal, type SeenRequest, serve } from '../../../testing/answers.js';
import { aJob, ORG, pageOf, renderOnDesk } from '../../../testing/desk.js';
import { CreatePanel } from './create-panel.js';

beforeAll(() => speak('en', ['entry', 'desk', 'newShipment']));

const created = {
  id: 'f0000000-0000-4000-8000-000000000001',
  name: 'Wattlebrook Lighting',
  address: '',
  city: '',
  country: '',
  customs_id: '',
  cac: '',
};

function serveCreation(answer: () => Response): SeenRequest[] {
  return serve(({ method, address }) => {
    if (address.includes('/parties')) return method === 'POST' ? json(created, 201) : json(pageOf([]));
    return address.includes('search_filter') ? json(pageOf([])) : answer();
  });
}

function renderPanel() {
  const onCreated = vi.fn<(id: string) => void>();
  renderOnDesk(<CreatePanel onClose={() => {}} onCreated={onCreated} />);
  return onCreated;
}

const posts = (seen: readonly SeenRequest[]) => seen.filter(({ method, address }) => method === 'POST' && address.endsWith('/work_orders'));

test('a shipment with a party that is created in place', async () => {
  const seen = serveCreation(() => json(aJob(), 201));
  const onCreated = renderPanel();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Importer' }), 'Wattlebrook Lighting');
  await userEvent.click(await screen.findByRole('option', { name: /Create 'Wattlebrook Lighting'/ }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Importer' })).toHaveValue('Wattlebrook Lighting'));
  await userEvent.type(screen.getByLabelText('Port of origin'), 'cnngb');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith(aJob().id));
  expect(posts(seen)).toMatchObject([{ body: { importer_id: created.id, port_of_origin: 'CNNGB', branch: ORG.branches_info[0]?.id } }]);
});

test('what is wrong is said at its field, and nothing is sent', async () => {
  const seen = serveCreation(() => json(aJob(), 201));
  renderPanel();
  await userEvent.type(await screen.findByLabelText('Port of origin'), 'Ning');
  await userEvent.click(screen.getByRole('button', { name: /Create shipment/ }));
  expect(screen.getByText(/Two letters for the country/)).toBeVisible();
  expect(screen.getByLabelText('Port of origin')).toBeInvalid();
  expect(posts(seen)).toEqual([]);
});

test('a failure gives the button back and keeps what was typed; trying again sends the same key', async () => {
  const answers = [() => refusal('unavailable'), () => json(aJob(), 201)];
  const seen = serveCreation(() => answers.shift()?.() ?? refusal('defect'));
  const onCreated = renderPanel();
  await userEvent.type(await screen.findByLabelText('Waybill number'), 'CLNB2603117');
  await userEvent.click(screen.getByRole('button', { name: /Create shipment/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Create shipment/ })).toBeEnabled());
  expect(screen.getByLabelText('Waybill number')).toHaveValue('CLNB2603117');
  await userEvent.click(screen.getByRole('button', { name: /Create shipment/ }));
  await waitFor(() => expect(onCreated).toHaveBeenCalled());
  const keys = posts(seen).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a shipment that has the number already is named while one types', async () => {
  const twin = aJob({ code: 'SYD-000007', waybill_number: 'CLNB 2603117' });
  serve(({ address }) =>
    json(
      pageOf(
        address.includes('search_filter') ? [twin, aJob({ waybill_number: 'CLNB26031170' })].map((job) => ({ ...job, found: [] })) : [],
      ),
    ),
  );
  renderPanel();
  await userEvent.type(await screen.findByLabelText('Waybill number'), 'CLNB2603117');
  expect(await screen.findByText('The same number is on SYD-000007.')).toBeVisible();
});
