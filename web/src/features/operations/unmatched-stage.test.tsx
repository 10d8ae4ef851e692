import type { FreightMessage } from '@tallyport/contracts/freight-export/freight-message-http';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json } from '../../testing/answers.js';
import { ORG, renderOnDesk } from '../../testing/desk.js';
import { OperationsPage } from './operations-page.js';
import { anExport, exportId } from './testing/exports.js';
import { serveExports, written } from './testing/serve-exports.js';

const messageId = (number: number) => `f2000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const aMessage = (number: number, more: Partial<FreightMessage> = {}): FreightMessage => ({
  id: messageId(number),
  received_at: '2026-03-14T01:00:00.000Z',
  bytes: 812,
  state: 'waiting',
  reference: { system: 'LBYTRNSYD', type: 'CustomsDeclaration', key: `B0000100${number}`, handle: null, interchange: `N-${number}` },
  unreadable: null,
  others: 0,
  export_id: null,
  work_order: null,
  set_aside: null,
  stream_position: 1,
  ...more,
});
const MESSAGES = [aMessage(1), aMessage(2, { reference: null, unreadable: 'declares-document-type' })];
const ROWS = [anExport(1), anExport(2, { key: 'B00001001' })];

function show(unmatched: readonly FreightMessage[] = MESSAGES, capacity: 'operator' | 'auditor' = 'operator') {
  const seen = serveExports({
    rows: ROWS,
    unmatched,
    text: '<html>sign in</html>',
    answers: ({ method }) => (method === 'POST' ? json(aMessage(1, { state: 'matched', export_id: exportId(2) })) : undefined),
  });
  const me = { capacities: [{ org: ORG.id, capacity }] };
  renderOnDesk(<OperationsPage />, { role: null, me, path: `/organization/${ORG.id}/operations?tab=unmatched` });
  return seen;
}

beforeAll(() => speak('en', ['entry', 'desk', 'operations']));
beforeEach(() => vi.unstubAllGlobals());

test('what waits is listed with why, and the chosen one is shown as text and nothing else', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Unmatched messages' });
  expect(within(table).getByRole('cell', { name: 'B00001001' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: 'it names no export' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: 'it cannot be read' })).toBeVisible();
  expect(await screen.findByText(/<html>sign in<\/html>/)).toBeVisible();
  expect(screen.getByRole('link', { name: '2Unmatched' })).toHaveAttribute('aria-current', 'page');
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByText('It declares a document type, which no message does.')).toBeVisible();
});

test('a message of the first days says itself why it cannot be read', async () => {
  show([aMessage(1, { reference: null, unreadable: 'it is torn' })]);
  expect(await screen.findByText('it is torn')).toBeVisible();
});

test('a message is matched by keyboard; the export of the same key is offered first', async () => {
  const seen = show();
  await screen.findByRole('table', { name: 'Unmatched messages' });
  await userEvent.keyboard('m');
  const dialog = await screen.findByRole('dialog', { name: 'To which export does it belong?' });
  const [first] = await within(dialog).findAllByRole('radio');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(first).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(written(seen)).toEqual([['match', { export: exportId(2) }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a message is set aside only with a reason', async () => {
  const seen = show();
  await screen.findByRole('table', { name: 'Unmatched messages' });
  await userEvent.keyboard('{ArrowDown}s');
  const dialog = await screen.findByRole('dialog', { name: 'Set this message aside?' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'a page of their firewall');
  await userEvent.click(within(dialog).getByRole('button', { name: /Set aside/ }));
  await waitFor(() => expect(written(seen)).toEqual([['set_aside', { reason: 'a page of their firewall' }]]));
  expect(seen.some(({ method, address }) => method === 'POST' && address.includes(messageId(2)))).toBe(true);
});

test('an auditor reads them, and where none waits it says so', async () => {
  show(MESSAGES, 'auditor');
  await screen.findByRole('table', { name: 'Unmatched messages' });
  expect(screen.queryByRole('button', { name: /Match|Set aside/ })).toBeNull();
});

test('where every message belongs somewhere it says so', async () => {
  show([]);
  expect(await screen.findByText('Every message of a freight system belongs to an export.')).toBeVisible();
});
