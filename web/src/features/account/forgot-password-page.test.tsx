import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, refusal, serve } from '../../testing/answers.js';
import { ForgotPasswordPage } from './forgot-password-page.js';

beforeAll(() => speak('en', ['entry']));

async function ask(email: string): Promise<void> {
  render(<ForgotPasswordPage />);
  await userEvent.type(screen.getByLabelText('E-mail'), `${email}{Enter}`);
}

test('a link is asked for, and nobody is told whether the address has an account', async () => {
  const seen = serve(() => json({}));
  await ask('mei@harrow.example');
  expect(await screen.findByText(/If mei@harrow.example has an account/)).toBeVisible();
  expect(seen[0]).toMatchObject({ address: '/api/v1/password_reset', body: { email: 'mei@harrow.example', locale: 'en' } });
});

test.each(['mei', 'mei@harrow.example,ann@harrow.example', 'mei@harrow.example ann@harrow.example'])(
  'fault 66: %s is no address, and is said in the specified words',
  async (typed) => {
    const seen = serve(() => json({}));
    await ask(typed);
    expect(await screen.findByText('Email or password input error')).toBeVisible();
    expect(seen).toEqual([]);
  },
);

test('too many requests are said, and the address stays', async () => {
  serve(() => refusal('too-many-requests'));
  await ask('mei@harrow.example');
  expect(await screen.findByText('Too many attempts. Wait a while and try again.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('mei@harrow.example');
});
