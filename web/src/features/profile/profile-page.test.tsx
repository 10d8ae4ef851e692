import type { CurrentUser } from '@tallyport/contracts/organisation/http';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { beginSession, forgetSession } from '../../lib/session/session.js';
import { keptTarget } from '../../lib/session/target-page.js';
import { json, refusal, serve } from '../../testing/answers.js';
import { ORG, userAs } from '../../testing/desk.js';
import { cutPicture } from './cut-picture.js';
import { ProfilePage } from './profile-page.js';

vi.mock('./cut-picture.js', () => ({ cutPicture: vi.fn<typeof cutPicture>() }));

const PICTURE = `data:image/jpeg;base64,${btoa('\u00ff\u00d8\u00ff')}`;

beforeAll(() => speak('en', ['entry', 'profile']));
beforeEach(() => beginSession({ token: 't'.repeat(43), expire: '2999-01-01T00:00:00Z' }));

/** A gateway that keeps one account. */
function show(refuse: Parameters<typeof refusal>[0] | null = null) {
  let user: CurrentUser = { ...userAs('broker'), au_broker_profile: { license_number: '01234' } };
  const seen = serve(({ method, address, body }) => {
    if (address.endsWith('/acccessible_orgs')) return json([ORG]);
    if (address.endsWith('/picture')) return json({ picture: null });
    if (method === 'GET') return json(user);
    if (refuse !== null) return refusal(refuse);
    if (address.endsWith('/password')) return json({});
    if (method === 'DELETE') user = { ...user, au_broker_profile: null };
    else user = { ...user, ...(body as object) };
    return json(user);
  });
  render(<ProfilePage />);
  return seen;
}
const writes = (seen: ReturnType<typeof serve>) => seen.filter(({ method }) => method !== 'GET');

test('without a sign-in there is the way to it, no request and no data', async () => {
  forgetSession();
  const seen = show();
  const link = screen.getByRole('link', { name: 'Sign in' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(keptTarget(location.origin)).toBe('/profile');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(seen).toEqual([]);
});

test('names and colour are saved together, and the licence stands beside the role', async () => {
  const seen = show();
  const first = await screen.findByRole('textbox', { name: 'First name' });
  expect(await screen.findByText('licence 01234')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Save' })[0]).toBeDisabled();
  await userEvent.clear(first);
  expect(screen.getByText('This field is required.')).toBeVisible();
  await userEvent.type(first, '美玲{Enter}');
  await waitFor(() => expect(writes(seen)).toHaveLength(1));
  expect(writes(seen)[0]).toMatchObject({
    address: `/api/v1/accounts/${userAs(null).id}/update_info`,
    body: { first_name: '美玲', last_name: 'Tan', color: '1f6f78' },
  });
  expect(await screen.findByText('Your profile was saved.')).toBeVisible();
});

test('a picture is cut before it is sent; a file that is none says so', async () => {
  const seen = show();
  const input = await screen.findByLabelText('Choose a picture', { selector: 'input' });
  vi.mocked(cutPicture).mockResolvedValueOnce(null);
  await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText('This file is no picture that the browser can read.')).toBeVisible();
  vi.mocked(cutPicture).mockResolvedValueOnce(PICTURE);
  await userEvent.upload(input, new File(['x'], 'b.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'Your picture' })).toHaveAttribute('src', PICTURE);
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Your picture' })).toBeNull());
  expect(writes(seen).map(({ body }) => body)).toEqual([{ picture: PICTURE }, { picture: null }]);
});

test('the licence is taken away only after a question', async () => {
  const seen = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove licence' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove licence 01234?' }));
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove licence' }));
  await waitFor(() => expect(screen.queryByText('licence 01234')).toBeNull());
  expect(writes(seen)).toMatchObject([{ method: 'DELETE', address: '/api/v1/accounts/me/broker_profile/au' }]);
});

test.each([
  ['password-incorrect', 'The password format entered is incorrect'],
  ['old-password-wrong', 'The old password is wrong.'],
] as const)('%s is said beside its field, and what was typed stays', async (code, sentence) => {
  show(code);
  await userEvent.type(await screen.findByLabelText('Old password'), 'tall-ship');
  await userEvent.type(screen.getByLabelText('New password'), 'short{Enter}');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Old password')).toHaveValue('tall-ship');
});

test('the password is changed by the old one, and leaves the page', async () => {
  const seen = show();
  await userEvent.type(await screen.findByLabelText('Old password'), 'tall-ship');
  await userEvent.type(screen.getByLabelText('New password'), 'small-ship{Enter}');
  expect(await screen.findByText(/All other sign-ins have ended/)).toBeVisible();
  expect(screen.getByLabelText('Old password')).toHaveValue('');
  expect(writes(seen)[0]?.body).toEqual({ old_password: 'tall-ship', password: 'small-ship', locale: 'en' });
});
