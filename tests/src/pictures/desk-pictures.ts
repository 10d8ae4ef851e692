import { ORG_ID } from '@tallyport/local/seed/demo-organisation';
import type { Page } from 'playwright';
import { back, listShown, openJob, take } from './desk-page.js';

const ORGANISATION = `/organization/${ORG_ID}`;

/** Finding one's work: the list and the board, many at once, search and palette. */
export async function findingPictures(light: Page, dark: Page): Promise<void> {
  for (const [page, suffix] of [[light, ''] as const, [dark, '-dark'] as const]) {
    await openJob(page, 'SYD-000006');
    await openJob(page, 'SYD-000013');
    await back(page);
    await take(page, `list${suffix}`);
    await page.goto(`${ORGANISATION}/jobs?show=board`);
    await listShown(page);
    await take(page, `board${suffix}`);
  }
  await back(light);
  for (const key of ['x', 'j', 'j', 'x', 'j', 'x']) await light.keyboard.press(key);
  await light.getByText('3 selected').waitFor();
  await take(light, 'bulk');
  await back(light);
  await light.keyboard.press('/');
  await light.locator('input:focus').waitFor();
  await light.keyboard.type('wattlebird;cormorant');
  await light.keyboard.press('Enter');
  await light
    .getByText(/shipments? found/)
    .first()
    .waitFor();
  await take(light, 'search');
  await back(light);
  await light.keyboard.press('Control+k');
  await light.getByRole('option', { name: /SYD-000013/ }).waitFor();
  await take(light, 'palette');
  await light.keyboard.press('Escape');
}

/** The people: who works here and who is invited, what mail left, and a person's own page. */
export async function peoplePictures(admin: Page, broker: Page): Promise<void> {
  await admin.goto(`${ORGANISATION}/settings/team_member`);
  await admin.getByRole('row', { name: /noah@newstarter\.example/ }).waitFor();
  // The menu of the sections opens by itself on arrival, and closes on any key.
  await admin.getByRole('list', { name: 'Section' }).waitFor();
  await admin.keyboard.press('Escape');
  await take(admin, 'team');
  await admin.goto(`${ORGANISATION}/operations?tab=mails`);
  await admin.getByRole('table', { name: 'Outgoing mails' }).waitFor();
  await take(admin, 'mails');
  await broker.goto('/profile');
  await broker.getByLabel('First name').waitFor();
  await take(broker, 'profile');
}

/** The page of the mail simulator, which takes what leaves. */
export async function mailPicture(page: Page, mailAddress: string): Promise<void> {
  await page.goto(mailAddress);
  await page.getByText('noah@newstarter.example').first().waitFor();
  await take(page, 'mail');
}

/** The same list and the same profile, in Chinese. */
export async function chinesePictures(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'zh'));
  await back(page);
  await take(page, 'list-zh');
  await page.goto('/profile');
  await page.locator('input').first().waitFor();
  await take(page, 'profile-zh');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await back(page);
}
