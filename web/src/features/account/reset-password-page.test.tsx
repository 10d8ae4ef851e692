import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, refusal, serve } from '../../testing/answers.js';
import { takeLinkToken } from './link-token.js';
import { ResetPasswordPage } from './reset-password-page.js';

beforeAll(() => speak('en', ['entry']));
beforeEach(() => history.replaceState(null, '', '/reset-password'));

const good = () => json({});

async function setPassword(typed: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Password'), `${typed}{Enter}`);
}

test('fault 64: the secret of a link leaves the address before anything is shown', () => {
  history.replaceState(null, '', '/reset-password?from=mail#abc');
  expect(takeLinkToken()).toBe('abc');
  expect(location.href).toMatch(/\/reset-password\?from=mail$/);
});

test('a good link sets a password, and leads to sign-in', async () => {
  const seen = serve(good);
  render(<ResetPasswordPage token="abc" />);
  await setPassword('harbour-bridge');
  expect(await screen.findByText(/Your password was changed/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/login');
  expect(seen.map(({ address, body }) => [address, body])).toEqual([
    ['/api/v1/password_reset/validate_token', { token: 'abc' }],
    ['/api/v1/password_reset/confirm', { token: 'abc', password: 'harbour-bridge' }],
  ]);
});

test.each([
  ['link.not-valid', 'Sorry, this link is no longer valid.'],
  ['link.expired', 'Sorry, the current link has expired'],
] as const)('a link that is %s says so, and where to get another one', async (code, sentence) => {
  serve(() => refusal(code));
  render(<ResetPasswordPage token="abc" />);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/forgot_password');
});

test('a link that somebody used in the meantime says so', async () => {
  serve(({ address }) => (address.endsWith('/confirm') ? refusal('link.not-valid') : good()));
  render(<ResetPasswordPage token="abc" />);
  await setPassword('harbour-bridge');
  expect(await screen.findByText('Sorry, this link is no longer valid.')).toBeVisible();
});

test('fault 68: a password of the wrong form is said in the specified words, here and by the server; the link stays good', async () => {
  const seen = serve(({ address }) => (address.endsWith('/confirm') ? refusal('password-incorrect') : good()));
  render(<ResetPasswordPage token="abc" />);
  await setPassword('short-1');
  expect(await screen.findByText('The password format entered is incorrect')).toBeVisible();
  expect(seen).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Password'), 'harbour-bridge{Enter}');
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(await screen.findByText('The password format entered is incorrect')).toBeVisible();
});
