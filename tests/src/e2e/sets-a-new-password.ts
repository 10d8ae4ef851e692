import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { StartedDesk } from '../support/started-desk.js';
import { until } from '../support/until.js';

const OLD = 'harbour-bridge';
const NEW = 'opera-house!';

/**
 * Somebody forgot a password: asks for a link, opens it from the mail, sets a new one, and signs in with it; the link opens nothing any
 * more, and a window that was signed in is not. Answers what the browser complained about.
 */
export async function setsANewPassword(desk: StartedDesk): Promise<string[]> {
  const email = `${randomUUID()}@example.test`;
  const person = { email, password: OLD, first_name: 'Kim', last_name: 'Nguyen' };
  const made = await fetch(`${desk.address}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { token } = (await made.json()) as { token: string };

  const { context, errors } = await desk.openWindow();
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await page.getByText(`If ${email} has an account`).waitFor();

  const link = await linkMailedTo(desk, email);
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).waitFor();
  // The secret is out of the address before anything is shown.
  expect(page.url()).toBe(`${desk.address}/reset-password`);
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.keyboard.press('Enter');
  await page.getByText('Your password was changed').waitFor();
  expect((await fetch(`${desk.address}/api/accounts/me`, { headers: { authorization: `Token ${token}` } })).status).toBe(401);

  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.keyboard.press('Enter');
  await page.getByText(/ask an admin/i).waitFor();

  // Only what is asked on purpose is refused from here on.
  const complaints = [...errors];
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByText('Sorry, this link is no longer valid.').waitFor();
  await page.getByRole('link', { name: 'Ask for a new link' }).waitFor();
  await context.close();
  return complaints;
}

/** The link in the mail to an address, as its owner finds it in a window for mail. */
async function linkMailedTo(desk: StartedDesk, email: string): Promise<string> {
  const { context } = await desk.openWindow();
  const page = await context.newPage();
  const row = page.getByRole('row').filter({ hasText: email });
  await until('the mail arrived', async () => {
    await page.goto(desk.mailAddress);
    return (await row.count()) > 0;
  });
  await row.getByRole('link').click();
  const address = (await page.getByRole('link', { name: /reset-password#/ }).getAttribute('href')) ?? '';
  await context.close();
  return address;
}
