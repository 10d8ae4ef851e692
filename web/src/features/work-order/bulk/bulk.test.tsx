import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, serve } from '../../../testing/answers.js';
import { aJob, pageOf, renderOnDesk } from '../../../testing/desk.js';
import { ShipmentListPage } from '../list/shipment-list-page.js';

beforeAll(() => speak('en', ['entry', 'desk', 'finding']));

const idOf = (n: number) => `e0000000-0000-4000-8000-00000000000${n}`;
const JOBS = [1, 2, 3, 4].map((n) => aJob({ id: idOf(n), code: `SYD-00000${n}` }));
const lists = ({ address }: { address: string }) =>
  address.includes('list_brokers') || address.includes('list_compilers') ? json(pageOf([])) : json(pageOf(JOBS));
const ready = () => screen.findByText('SYD-000001');

test('X, Shift with an arrow and the head select; Esc lets all go', async () => {
  serve(lists);
  renderOnDesk(<ShipmentListPage />);
  await ready();
  await userEvent.keyboard('x');
  expect(await screen.findByText('1 selected')).toBeVisible();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(screen.getByText('3 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select the page' }));
  expect(screen.getByText('4 selected')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: /Filter/ })).toBeVisible();
});

test('one reason is asked for all; what was refused stays selected and says why', async () => {
  const seen = serve((asked) =>
    asked.address.includes('bulk_update')
      ? json({ outcomes: [1, 2].map((n) => ({ id: idOf(n), problem: n === 1 ? null : 'work-order.broker-needed' })) })
      : lists(asked),
  );
  renderOnDesk(<ShipmentListPage />);
  await ready();
  await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}');
  await userEvent.click(await screen.findByRole('button', { name: /Status/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Job Received' }));
  expect(await screen.findByText('Mark 2 shipments as Job Received?')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reason'), 'papers were wrong');
  await userEvent.click(screen.getByRole('button', { name: /Mark as Job Received/ }));

  expect(await screen.findByText('1 shipment was not changed')).toBeVisible();
  expect(screen.getByText('Only a broker may do this.')).toBeVisible();
  const sent = seen.find(({ address }) => address.includes('bulk_update'));
  expect(sent?.body).toEqual({ ids: [idOf(1), idOf(2)], status: { job_status: 'received', reason: 'papers were wrong' } });
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.getByText('1 selected')).toBeVisible());
});

test('an auditor selects nothing', async () => {
  serve(lists);
  renderOnDesk(<ShipmentListPage />, { role: null });
  await ready();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
