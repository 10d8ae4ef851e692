import type { Webhook, WebhookDelivery } from '@tallyport/contracts/webhook/http';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, refusal, type SeenRequest, serve } from '../../testing/answers.js';
import { ORG, renderOnDesk } from '../../testing/desk.js';
import { WebhooksPage } from './webhooks-page.js';

const ID = '5f0c5b1e-7b0c-4c56-9d80-3f0f6a3c0001';
const HOOK: Webhook = {
  id: ID,
  address: 'https://hooks.lanternbay.example/tallyport',
  event_types: [],
  state: 'on',
  reason: null,
  failing_since: null,
  next_attempt_at: null,
  position: 41,
  last_sent: 40,
  stuck_at: null,
  secret_made_at: '2026-03-14T01:00:00.000Z',
  old_secret_ends_at: null,
  created_at: '2026-03-14T01:00:00.000Z',
};
const FAILING: Webhook = {
  ...HOOK,
  state: 'failing',
  reason: 'timeout',
  failing_since: '2026-03-14T02:00:00.000Z',
  next_attempt_at: '2026-03-14T02:05:00.000Z',
  stuck_at: 42,
};
const DELIVERY: WebhookDelivery = {
  id: '5f0c5b1e-7b0c-4c56-9d80-3f0f6a3c0002',
  kind: 'event',
  state: 'failed',
  event_type: 'document.uploaded',
  position: 42,
  previous: 40,
  event_id: '5f0c5b1e-7b0c-4c56-9d80-3f0f6a3c0002',
  stream_id: 'document/5f0c5b1e-7b0c-4c56-9d80-3f0f6a3c0003',
  work_order_id: null,
  made_at: '2026-03-14T02:00:00.000Z',
  attempt_count: 2,
  attempts: [
    { at: '2026-03-14T02:00:00.000Z', took_ms: 31, status: 500, fault: 'refused', excerpt: '<b>down</b>' },
    { at: '2026-03-14T02:00:05.000Z', took_ms: 20_000, status: null, fault: 'timeout', excerpt: '' },
  ],
  next_attempt_at: '2026-03-14T02:05:00.000Z',
};

const page = (results: readonly unknown[]) => json({ results, count: results.length, next: null, previous: null });

/** A gateway with these endpoints; what is written comes back, and its answer is the first endpoint. */
function show(endpoints: readonly Webhook[], { isAdmin = true, answer = () => json(endpoints[0] ?? HOOK) } = {}) {
  const writes: SeenRequest[] = [];
  serve((request) => {
    if (request.method === 'GET') return page(request.address.includes('/deliveries') ? [DELIVERY] : endpoints);
    writes.push(request);
    if (/\/(test|resend)$/.test(request.address)) return json({ delivery_id: ID }, 202);
    return answer();
  });
  renderOnDesk(<WebhooksPage />, { role: null, me: { capacities: [{ org: ORG.id, capacity: isAdmin ? 'admin' : 'auditor' }] } });
  return writes;
}
const said = (writes: readonly SeenRequest[]) =>
  writes.map(({ method, address, body }) => [method, address.split('/webhooks').at(-1), body]);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(() => speak('en', ['entry', 'desk', 'kept']));
beforeEach(() => vi.unstubAllGlobals());

test('an endpoint is added with some types, and its secret is shown once and sent as it is shown', async () => {
  const writes = show([], { answer: () => json(HOOK, 201) });
  await press('Add an endpoint');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), HOOK.address);
  await userEvent.click(dialog.getByRole('radio', { name: /Only these/ }));
  expect(dialog.getByRole('button', { name: 'Add an endpoint' })).toBeDisabled();
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Find a type' }), 'uploaded');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'document.uploaded' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add an endpoint' }));
  const secret = await screen.findByRole('textbox', { name: 'Secret' });
  expect(secret).toHaveAccessibleDescription('Copy it now into the endpoint: it is not shown again.');
  expect(said(writes)).toEqual([
    ['POST', '', { address: HOOK.address, event_types: ['document.uploaded'], secret: (secret as HTMLInputElement).value }],
  ]);
  expect((secret as HTMLInputElement).value).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});

test('an address that cannot be called is refused in words, and what was typed stays', async () => {
  show([HOOK], { answer: () => refusal('webhook.address-refused') });
  await screen.findByRole('row', { name: /document\.uploaded/ });
  await userEvent.keyboard('n');
  const dialog = within(screen.getByRole('dialog'));
  const address = dialog.getByRole('textbox', { name: 'Address' });
  await userEvent.type(address, 'https://127.0.0.1/');
  await userEvent.click(dialog.getByRole('button', { name: 'Add an endpoint' }));
  expect(await screen.findByText(/^This address cannot be called/)).toBeVisible();
  expect(address).toHaveValue('https://127.0.0.1/');
});

test('one that takes nothing says since when, why and what waits; by hand it is tried at once, or the message is given up', async () => {
  const writes = show([FAILING]);
  const strip = await screen.findByText(/no answer in 20 seconds\. Tried again at/);
  expect(strip).toHaveTextContent('Everything waits for position 42.');
  await press('Try now');
  await press('Give it up');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give it up' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(said(writes)).toEqual([
    ['POST', `/${ID}/resume`, null],
    ['POST', `/${ID}/skip`, { position: 42 }],
  ]);
});

test('a delivery shows its attempts and what was answered as text, and is sent once more, by keyboard', async () => {
  const writes = show([HOOK]);
  await screen.findByRole('row', { name: /document\.uploaded/ });
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('<b>down</b>')).toBeVisible();
  expect(screen.getByText(/previous 40/)).toBeVisible();
  await userEvent.keyboard('rtp');
  await waitFor(() =>
    expect(said(writes)).toEqual([
      ['POST', `/${ID}/deliveries/${DELIVERY.id}/resend`, null],
      ['POST', `/${ID}/test`, null],
      ['POST', `/${ID}/pause`, null],
    ]),
  );
});

test('a replay is sent only when its position is one and it was confirmed', async () => {
  const writes = show([HOOK]);
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Replay…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const from = dialog.getByRole('textbox', { name: 'From position' });
  await userEvent.type(from, '0');
  expect(from).toHaveAccessibleDescription('A whole number from 1.');
  await userEvent.clear(from);
  await userEvent.type(from, '7{Enter}');
  expect(writes).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Yes, send all from 7 on once more' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Replay' }));
  await waitFor(() => expect(said(writes)).toEqual([['POST', `/${ID}/replay`, { from: 7 }]]));
});

test('an auditor sees everything and is offered nothing to change', async () => {
  show([FAILING], { isAdmin: false });
  await screen.findByRole('row', { name: /document\.uploaded/ });
  for (const name of ['Send a test', 'Pause', 'More', 'Try now', 'Give it up', 'Add an endpoint'])
    expect(screen.queryByRole('button', { name: new RegExp(name) })).toBeNull();
});
