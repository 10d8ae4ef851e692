import { DEMO_PASSWORD } from '@tallyport/local/seed/demo-people';
import type { Page } from 'playwright';

/** From the sign-in page to the list of shipments. */
export async function signInByKeyboard(page: Page, email = 'broker@lanternbay.example'): Promise<void> {
  await page.getByLabel('E-mail').waitFor();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await listShown(page);
}

/** The list of shipments is there. */
export async function listShown(page: Page): Promise<void> {
  await page
    .getByText(/^[A-Z]{3}-\d{6}$/)
    .first()
    .waitFor();
}

/** Opens a shipment by the palette, wherever it stands in the list. */
export async function openByPalette(page: Page, code: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Commands' }).waitFor();
  await page.keyboard.type(`#${code}`);
  await page.getByRole('option', { name: new RegExp(code) }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: new RegExp(code) }).waitFor();
}
