import { ORG_ID } from '@tallyport/local/seed/demo-organisation';
import type { Page } from 'playwright';
import { back, openJob, openTab, take } from './desk-page.js';

const ORGANISATION = `/organization/${ORG_ID}`;

/** Exports as the demo left them, seen by an admin; only one line of a job that was sent is corrected, so that an update would change something. */
export async function exportPictures(light: Page, dark: Page): Promise<void> {
  for (const [page, name] of [[light, 'operations'] as const, [dark, 'operations-dark'] as const]) {
    await page.goto(`${ORGANISATION}/operations`);
    await page.getByRole('heading', { name: 'The freight system has no organisation WATBRO' }).waitFor();
    await page.getByText('Nothing changed. A retry now would fail in the same way.').waitFor();
    await page.getByText('<OrganizationCode>WATBRO</OrganizationCode>').first().waitFor();
    await take(page, name);
  }
  await light.goto(`${ORGANISATION}/settings/webhooks`);
  await light.getByRole('table', { name: 'Deliveries' }).getByText('not taken').click();
  await take(light, 'webhooks');
  await lookPictures(light);
  await Promise.all([back(light), back(dark)]);
}

/** What an update would change, and the exports of the job with the attempts of one. */
async function lookPictures(page: Page): Promise<void> {
  await back(page);
  await openJob(page, 'SYD-000007');
  await openTab(page, 'Invoices');
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('Directional control valve NG6, 24 V DC');
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell', { name: 'Directional control valve NG6, 24 V DC' }).waitFor();
  await openTab(page, 'Exports');
  await page.keyboard.press('v');
  await page.getByRole('table', { name: 'What sending would change' }).getByText('Directional control valve NG6, 24 V DC').waitFor();
  await take(page, 'look');
  await page
    .getByRole('region', { name: 'Exports of the job' })
    .getByRole('button', { name: /^Send\s*done/ })
    .click();
  await page.getByRole('region', { name: 'The chosen export' }).getByText('Answer to attempt 1').waitFor();
  await take(page, 'exports');
}
