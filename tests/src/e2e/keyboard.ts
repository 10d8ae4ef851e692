import { DEMO_PASSWORD } from '@tallyport/local/seed/demo-people';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** From the sign-in page to the list of shipments. */
export async function signInByKeyboard(page: Page, email = 'broker@lanternbay.example'): Promise<void> {
  await page.getByLabel('E-mail').waitFor();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('SYD-000006').waitFor();
}

/** Moves the cursor of the list to a shipment. */
export async function moveCursorTo(page: Page, code: string): Promise<void> {
  const row = page.getByRole('row', { selected: true });
  await page.keyboard.press('k');
  for (let steps = 0; steps < 20 && !(await row.innerText()).includes(code); steps++) await page.keyboard.press('j');
  expect(await row.innerText()).toContain(code);
}
