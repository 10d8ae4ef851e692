import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, refusal, serve } from '../../testing/answers.js';
import { ORG, renderOnDesk, userAs } from '../../testing/desk.js';
import { JoinPage } from './join-page.js';

const SECRET = 's'.repeat(43);

beforeAll(() => speak('en', ['entry', 'desk', 'joining']));
beforeEach(() => {
  sessionStorage.setItem('invitation', SECRET);
});

const serving = (accept: () => Response) =>
  serve(({ address }) => {
    if (address.endsWith('/invitations/show')) return json({ org_name: 'Quay Brokers', email: null });
    if (address.endsWith('/invitations/accept')) return accept();
    return json(address.endsWith('/accounts/me') ? userAs('broker') : [ORG]);
  });

test('somebody who is signed in is asked, and joins once', async () => {
  const seen = serving(() => json({ org: ORG.id }));
  const { place } = renderOnDesk(<JoinPage />, { path: '/join_organisation' });
  expect(await screen.findByText('Join Quay Brokers?')).toBeVisible();
  expect(screen.getByText('You are signed in as mei@harrow.example.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await expect.poll(place).toBe(`/organization/${ORG.id}/jobs`);
  expect(seen.find(({ address }) => address.endsWith('/accept'))?.body).toEqual({ token: SECRET });
  expect(sessionStorage.getItem('invitation')).toBeNull();
});

test('an invitation for another address says so, and the way home is open', async () => {
  serving(() => refusal('invitation.other-address'));
  const { place } = renderOnDesk(<JoinPage />, { path: '/join_organisation' });
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText(/for another e-mail address/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the start page' }));
  expect(place()).toBe('/');
});

test('not now leaves everything as it is', async () => {
  const seen = serving(() => refusal('defect'));
  const { place } = renderOnDesk(<JoinPage />, { path: '/join_organisation' });
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(place()).toBe('/');
  expect(seen.some(({ address }) => address.endsWith('/accept'))).toBe(false);
});
