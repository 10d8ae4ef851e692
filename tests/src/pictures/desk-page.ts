import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '@tallyport/local/seed/demo-people';
import type { Browser, Page } from 'playwright';

const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));

/** A window of a person of the demo, at the list of shipments. */
export async function signedIn(browser: Browser, address: string, colorScheme: 'light' | 'dark', person = 'broker'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme, baseURL: address });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('E-mail').fill(`${person}@lanternbay.example`);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await listShown(page);
  return page;
}

/** Shipments are there, as a list or a board. */
export async function listShown(page: Page): Promise<void> {
  await page
    .getByText(/^[A-Z]{3}-\d{6}$/)
    .first()
    .waitFor();
}

/** By the palette, wherever it stands in the list. */
export async function openJob(page: Page, code: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Commands' }).fill(`#${code}`);
  await page.getByRole('option', { name: new RegExp(code) }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: new RegExp(code) }).waitFor();
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: /^Parts of/ })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  await page.locator(':focus').blur();
}

export async function back(page: Page): Promise<void> {
  await page.goto('/');
  await listShown(page);
}

/** The pictures that are asked for have arrived when the network rests. Nothing is under the mouse. */
export async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(720, 1);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
}
