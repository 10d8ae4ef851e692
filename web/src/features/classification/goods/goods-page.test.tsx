import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, refusal, type SeenRequest, serve } from '../../../testing/answers.js';
import { ORG, pageOf, renderOnDesk } from '../../../testing/desk.js';
import { GoodsPage } from './goods-page.js';

const NOTHING = {
  company_code: '',
  description: '',
  model: '',
  hs_name: '',
  tariff_item: '',
  lookup_code: '',
  bonded: '',
  control: '',
  certificate: '',
  unit1: '',
  tax_rate: '',
};
const HERE = { is_active: true, freight_hs_code: '' };
const lamp = {
  ...NOTHING,
  ...HERE,
  id: 'f0000000-0000-4000-8000-000000000001',
  product_code: 'CAL-1',
  name: 'Lamp',
  hs_code: '9405119000',
};
const chair = { ...NOTHING, ...HERE, id: 'f0000000-0000-4000-8000-000000000002', product_code: 'CAL-2', name: 'Chair', hs_code: '940171' };

function show(answer: (request: SeenRequest) => Response | undefined = () => undefined, role: 'broker' | null = 'broker') {
  const seen = serve((request) => {
    if (request.address.includes('/kept_changes') || request.address.includes('/freight_syncs')) return json(pageOf([]));
    if (request.address.endsWith('/aucargo_cargowise')) return json([]);
    return answer(request) ?? (request.method === 'GET' ? json(pageOf([lamp, chair])) : undefined);
  });
  const path = `/organization/${ORG.id}/settings/cw_product_codes`;
  return { ...renderOnDesk(<GoodsPage />, { role, path, route: '/organization/:organizationId/settings/:table' }), seen };
}

const writes = (seen: readonly SeenRequest[]) => seen.filter(({ method }) => method !== 'GET');

beforeAll(() => speak('en', ['entry', 'desk', 'kept']));

test('The cursor moves by keys, Enter opens a row, and it is saved as a whole', async () => {
  const { seen } = show(({ method }) => (method === 'POST' ? json({ ...chair, name: 'Stool' }) : undefined));
  await screen.findByText('9405.11.90.00');
  await userEvent.keyboard('j{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Change CAL-2' });
  await userEvent.clear(within(dialog).getByLabelText('Name'));
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Stool{Enter}');
  await waitFor(() => expect(writes(seen)).toHaveLength(1));
  expect(writes(seen)[0]?.body).toEqual({ ...NOTHING, id: chair.id, product_code: 'CAL-2', hs_code: '940171', name: 'Stool' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('A refusal is told in the panel, and nothing that was typed is lost', async () => {
  show(({ method }) => (method === 'POST' ? refusal('kept.code-taken') : undefined));
  await screen.findByText('CAL-1');
  await userEvent.keyboard('n');
  const dialog = await screen.findByRole('dialog', { name: 'New product' });
  await userEvent.type(within(dialog).getByLabelText('Product code'), 'CAL-2{Enter}');
  expect(await within(dialog).findByText('This code is already in use.')).toBeVisible();
  expect(within(dialog).getByLabelText('Product code')).toHaveValue('CAL-2');
});

test('A row is deleted after a question, and not by Enter at once', async () => {
  const { seen } = show(({ method }) => (method === 'DELETE' ? json({}) : undefined));
  await screen.findByText('CAL-1');
  await userEvent.keyboard('{Delete}');
  await screen.findByRole('dialog', { name: 'Delete CAL-1?' });
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes(seen)).toHaveLength(0);

  await userEvent.keyboard('{Delete}');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(writes(seen).map(({ method }) => method)).toEqual(['DELETE']));
});

test('A file of products is kept row after row, and a refused row is named', async () => {
  let kept = 0;
  const { seen, container } = show(({ method }) =>
    method === 'POST' ? ((kept += 1) === 2 ? refusal('invalid-input') : json(lamp)) : undefined,
  );
  await screen.findByText('CAL-1');
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  const file = new File(['Product code,Name,HS code\nA-1,Lamp,9405.11\nA-2,Chair,bad\nA-3,Table,9403'], 'goods.csv', { type: 'text/csv' });
  if (input) await userEvent.upload(input, file);
  await waitFor(() => expect(writes(seen)).toHaveLength(2));
  expect(writes(seen)[0]?.body).toMatchObject({ product_code: 'A-1', hs_code: '9405.11' });
});

test('An auditor reads and is offered nothing to change', async () => {
  show(undefined, null);
  await screen.findByText('CAL-1');
  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
