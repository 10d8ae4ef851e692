import type { OutgoingEmail } from '@tallyport/contracts/outbound-email/http';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json } from '../../testing/answers.js';
import { ORG, renderOnDesk } from '../../testing/desk.js';
import { OperationsPage } from './operations-page.js';
import { serveExports, written } from './testing/serve-exports.js';

const mailId = (number: number) => `f3000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const aMail = (number: number, more: Partial<OutgoingEmail> = {}): OutgoingEmail => ({
  id: mailId(number),
  to: [`mei.chen${number}@harbourline.example`],
  locale: 'en',
  content: { template: 'invitation', organisation: 'Harrow Quay Customs', inviter: 'Priya Raman' },
  work_order: null,
  state: 'unknown',
  problem: 'email.outcome-unknown',
  refusal: null,
  attempts: 1,
  requested_by: null,
  requested_at: '2026-03-14T01:00:00.000Z',
  since: '2026-03-14T01:20:00.000Z',
  retry_at: null,
  last_answer: null,
  refused_recipients: [],
  is_sent_by_word: false,
  stream_position: 3,
  ...more,
});
const REFUSED = aMail(2, {
  state: 'refused',
  problem: 'email.send-error',
  refusal: 'by-server',
  last_answer: { code: 550, sentence: '5.1.1 No such user' },
});
const JOB = { id: 'e0000000-0000-4000-8000-000000000001', code: 'SYD-004817' };
const SENT = aMail(3, { state: 'sent', problem: null, work_order: JOB });

function show(mails: readonly OutgoingEmail[], capacity: 'operator' | 'auditor' | null = 'operator', query = '') {
  const seen = serveExports({ mails, answers: ({ method }) => (method === 'POST' ? json(aMail(1, { state: 'sent' })) : undefined) });
  const me = { capacities: capacity === null ? [] : [{ org: ORG.id, capacity }] };
  const role = capacity === null ? ('compiler' as const) : null;
  renderOnDesk(<OperationsPage />, { role, me, path: `/organization/${ORG.id}/operations?tab=mails${query}` });
  return seen;
}

beforeAll(() => speak('en', ['entry', 'desk', 'operations']));
beforeEach(() => vi.unstubAllGlobals());

test('fault 55: a mail of which nobody knows is listed with what to do, and one that was refused with what the server said', async () => {
  show([aMail(1), REFUSED, SENT]);
  const table = await screen.findByRole('table', { name: 'Outgoing mails' });
  const [, first, second, third] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/mei\.chen1@harbourline\.example.*Invitation to Harrow Quay Customs.*unknown/);
  expect(second).toHaveTextContent(/Email send error.*550 5\.1\.1 No such user/);
  expect(third).toHaveTextContent(/sent/);
  const link = within(table).getByRole('link', { name: JOB.code });
  expect(link).toHaveAttribute('href', `/organization/${ORG.id}/jobs/${JOB.id}?tab=workflow`);
  expect(screen.getByText('It was handed over and no answer came, so it may have arrived.')).toBeVisible();
  expect(await screen.findByRole('link', { name: '1Mails' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['a', 'Did the mail to mei.chen1@harbourline.example arrive?', 'It arrived', 'count_as_sent'],
  ['s', 'Send the mail to mei.chen1@harbourline.example again?', 'Send again', 'send_again'],
])('fault 55: with %s a person decides, by keyboard alone, and says why', async (key, question, button, call) => {
  const seen = show([aMail(1)]);
  await screen.findByRole('table', { name: 'Outgoing mails' });
  await userEvent.keyboard(key);
  const dialog = await screen.findByRole('dialog', { name: question });
  expect(within(dialog).getByRole('button', { name: new RegExp(button) })).toBeDisabled();
  await userEvent.keyboard('Mei says so{Control>}{Enter}{/Control}');
  await waitFor(() => expect(written(seen)).toEqual([[call, { reason: 'Mei says so' }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refused mail goes once more after the address was checked, and one that was sent asks nothing', async () => {
  const seen = show([REFUSED, SENT]);
  await screen.findByRole('table', { name: 'Outgoing mails' });
  expect(screen.queryByRole('button', { name: /It arrived/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Send again/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('The mail server refused it before.');
  await userEvent.type(within(dialog).getByRole('textbox'), 'the address is right');
  await userEvent.click(within(dialog).getByRole('button', { name: /Send again/ }));
  await waitFor(() => expect(written(seen)).toEqual([['send_again', { reason: 'the address is right' }]]));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.queryByRole('button', { name: /Send again|It arrived/ })).toBeNull();
});

test('the list is narrowed to one state, and the address says so', async () => {
  const seen = show([aMail(1), SENT], 'operator', '&mail=sent');
  const table = await screen.findByRole('table', { name: 'Outgoing mails' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(seen.some(({ address }) => address.includes('outbound_emails') && address.includes('state=sent'))).toBe(true);
});

test('an auditor reads and decides nothing; who may not read them sees no such tab', async () => {
  show([aMail(1)], 'auditor');
  await screen.findByRole('table', { name: 'Outgoing mails' });
  expect(screen.queryByRole('button', { name: /Send again|It arrived/ })).toBeNull();
});

test('who works on jobs alone sees no mails', async () => {
  const seen = show([aMail(1)], null);
  await screen.findByRole('link', { name: /All open/ });
  expect(screen.queryByRole('link', { name: /Mails/ })).toBeNull();
  expect(seen.some(({ address }) => address.includes('outbound_emails'))).toBe(false);
});

test('where nothing was sent it says so', async () => {
  show([]);
  expect(await screen.findByText('No mail was sent yet.')).toBeVisible();
});
