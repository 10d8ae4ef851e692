import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { takeInvitation } from '../../lib/session/invitation.js';
import { beginSession, forgetSession } from '../../lib/session/session.js';
import { keptTarget } from '../../lib/session/target-page.js';
import { json, refusal, serve } from '../../testing/answers.js';
import { SignUpPage } from './sign-up-page.js';

const SECRET = 's'.repeat(43);
const onEntered = vi.fn<(path: string) => void>();
const session = { token: 't'.repeat(43), expire: '2999-01-01T00:00:00.000Z' };

beforeAll(() => speak('en', ['entry']));
beforeEach(() => {
  onEntered.mockClear();
  sessionStorage.clear();
  forgetSession();
  history.replaceState(null, '', `/sign_up#invitation=${SECRET}`);
});

const answering = (email: string | null) =>
  serve(({ address }) => json(address.endsWith('/invitations/show') ? { org_name: 'Harrow Quay Customs', email } : session));

test('an invitation names the organisation, fills in its address, and is sent with the account', async () => {
  const seen = answering('ana@harrow.example');
  render(<SignUpPage onEntered={onEntered} />);
  expect(await screen.findByRole('heading', { name: 'Join Harrow Quay Customs' })).toBeVisible();
  expect(location.href).not.toContain(SECRET);
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@harrow.example');
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
  expect(screen.queryByLabelText('Organisation')).toBeNull();
  await userEvent.type(screen.getByLabelText('First name'), 'Ana');
  await userEvent.type(screen.getByLabelText('Last name'), 'Silva');
  await userEvent.type(screen.getByLabelText('Password'), 'tall-ship{Enter}');
  await waitFor(() => expect(onEntered).toHaveBeenCalledWith('/'));
  expect(seen.at(-1)).toMatchObject({ address: '/api/v1/signup', body: { email: 'ana@harrow.example', invitation: SECRET } });
  expect(takeInvitation()).toBeNull();
});

test.each([
  ['link.not-valid', 'Sorry, this link is no longer valid.'],
  ['link.expired', 'Sorry, the current link has expired'],
] as const)('%s is said in the specified words, and nothing can be typed', async (code, sentence) => {
  serve(() => refusal(code));
  render(<SignUpPage onEntered={onEntered} />);
  expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(takeInvitation()).toBeNull();
});

test('who has an account signs in and is asked there; who is signed in is asked at once', async () => {
  answering(null);
  const { unmount } = render(<SignUpPage onEntered={onEntered} />);
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in instead' }));
  expect(keptTarget(location.origin)).toBe('/join_organisation');
  unmount();
  beginSession(session);
  render(<SignUpPage onEntered={onEntered} />);
  await waitFor(() => expect(onEntered).toHaveBeenCalledWith('/join_organisation'));
  expect(takeInvitation()).toBe(SECRET);
});

test('without an invitation an account is made as before', async () => {
  history.replaceState(null, '', '/sign_up');
  const seen = answering(null);
  render(<SignUpPage onEntered={onEntered} />);
  expect(screen.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  expect(screen.getByLabelText('Organisation')).toBeVisible();
  expect(seen).toEqual([]);
});
