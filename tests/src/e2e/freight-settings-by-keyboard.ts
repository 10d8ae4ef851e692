import type { Locator, Page } from 'playwright';

/** More than any screen has of what takes the focus between two places. */
const MOST_STEPS = 300;

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const focused = wanted.and(page.locator(':focus'));
  await wanted.first().waitFor();
  for (let steps = 0; steps < MOST_STEPS && (await focused.count()) === 0; steps++) await page.keyboard.press('Tab');
  if ((await focused.count()) === 0) throw new Error(`Tab never led to ${wanted.toString()}`);
}

/** Says by which code a freight system knows something of ours, in its row of the mapping that is open. */
export async function giveCode(page: Page, ours: string, theirs: string): Promise<void> {
  const cell = page.getByLabel(`Code of ${ours} there`);
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(ours);
  await page.keyboard.press('Enter');
  await tabTo(page, cell);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(theirs);
  await page.keyboard.press('Enter');
  await page.getByText(`${ours} is ${theirs} there.`).waitFor();
}

/** Goes to a part of a freight system. */
export async function openPart(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('link', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Replaces what stands in a field. */
export async function retype(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Saves the connection of a freight system, and leaves its form. */
export async function saveSettings(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByText(`${name} was saved.`).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Test connection' }));
}
