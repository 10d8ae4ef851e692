import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { keepTarget } from '../../lib/session/target-page.js';
import { json, refusal, serve } from '../../testing/answers.js';
import { SignInPage } from './sign-in-page.js';

const onEntered = vi.fn<(path: string) => void>();

beforeAll(() => speak('en', ['entry']));
beforeEach(() => onEntered.mockClear());

async function signInAs(email: string, password: string): Promise<void> {
  render(<SignInPage onEntered={onEntered} />);
  await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

test('signing in keeps the session and returns to the kept page', async () => {
  keepTarget('/organization/o/jobs/7');
  const seen = serve(() => json({ token: 't'.repeat(43), expire: '2999-01-01T00:00:00.000Z' }));
  await signInAs('mei@harrow.example', 'tall-ship');
  await waitFor(() => expect(onEntered).toHaveBeenCalledWith('/organization/o/jobs/7'));
  expect(seen[0]).toMatchObject({ address: '/api/v1/login', body: { email: 'mei@harrow.example', password: 'tall-ship' } });
  expect(localStorage.getItem('token')).toBe('t'.repeat(43));
});

test('fault 71: a target page that leads elsewhere is not followed', async () => {
  sessionStorage.setItem('targetPage', '//evil.example');
  serve(() => json({ token: 't'.repeat(43), expire: '2999-01-01T00:00:00.000Z' }));
  await signInAs('mei@harrow.example', 'tall-ship');
  await waitFor(() => expect(onEntered).toHaveBeenCalledWith('/'));
});

test('a wrong password is said in the specified words; the e-mail stays and the password is selected', async () => {
  serve(() => refusal('wrong-log-in'));
  await signInAs('mei@harrow.example', 'wrong');
  expect(await screen.findByText('Email or password is wrong.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('mei@harrow.example');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  await waitFor(() => expect([password.selectionStart, password.selectionEnd]).toEqual([0, 5]));
  expect(localStorage.getItem('token')).toBeNull();
});

test('no network is not a wrong password', async () => {
  serve(() => Promise.reject(new TypeError('network')));
  await signInAs('mei@harrow.example', 'tall-ship');
  expect(await screen.findByText(/cannot be reached/)).toBeVisible();
});
