import { SHIPMENTS } from '@tallyport/local/seed/demo-shipments';
import { commercialInvoice } from '@tallyport/local/seed/papers/commercial-invoice';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { StartedDesk } from '../support/started-desk.js';
import { until } from '../support/until.js';
import { violationsInBothThemes } from './axe.js';
import { signInByKeyboard } from './keyboard.js';

/** More values than the paper has: a review that needs more keys than this goes in circles. */
const PATIENCE = 100;

/** By keyboard alone: a paper is uploaded, read, and reviewed until nothing is doubtful; what was said is kept and can be taken back. Answers what the browser complained about. */
export async function reviewsByKeyboard(desk: StartedDesk): Promise<string[]> {
  const { context, errors } = await desk.openWindow();
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('E-mail').waitFor();
  await signInByKeyboard(page);
  await page.keyboard.press('c');
  await page.getByRole('dialog', { name: 'Create new shipment' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: /[A-Z]{3}-\d{6}/ }).waitFor();

  await page.keyboard.press('Alt+d');
  // The dialog for files is the system's own; what a person would choose in it is put there.
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'a unit is missing.pdf', mimeType: 'application/pdf', buffer: await invoiceWithoutAUnit() });
  await page.getByText(/completed, \d+ values/).waitFor({ timeout: 90_000 });
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Values' }).waitFor();
  const left = page.getByRole('heading', { name: /to check$/ });
  const nothingLeft = page.getByRole('heading', { name: /^Nothing doubtful/ });
  await left.waitFor();
  const found = await violationsInBothThemes(page, 'review');

  // A word of the page is walked to, and given up again.
  await page.getByText('text of the file').waitFor();
  await page.keyboard.press('d');
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Enter saves /).waitFor();
  Object.assign(found, await violationsInBothThemes(page, 'pointing at a word'));
  await page.keyboard.press('Escape');
  await page.getByText(/^Enter saves /).waitFor({ state: 'detached' });

  await answerAll(page);
  await nothingLeft.waitFor();
  await page.keyboard.press('u');
  await left.waitFor();
  await answerAll(page);
  await nothingLeft.waitFor();

  await page.keyboard.press('Shift+Enter');
  await page.getByText(/completed, \d+ values/).waitFor();
  await page.reload();
  await page.getByText(/completed, \d+ values/).waitFor();
  await page.keyboard.press('Enter');
  await nothingLeft.waitFor();
  expect(found).toEqual({});
  return errors;
}

/** Accepts what was read, and types the unit where there is none, until nothing is left. */
async function answerAll(page: Page): Promise<void> {
  const done = page.getByRole('heading', { name: /^Nothing doubtful/ });
  const heading = page.getByRole('complementary', { name: 'Values' }).getByRole('heading').first();
  for (let keys = 0; keys < PATIENCE && (await done.count()) === 0; keys++) {
    const before = await heading.innerText();
    await page.keyboard.press('Enter');
    if (await page.getByRole('textbox').isVisible()) {
      await page.keyboard.type('PCS');
      await page.keyboard.press('Enter');
    }
    await until('the answer is counted', async () => (await heading.innerText()) !== before);
  }
}

function invoiceWithoutAUnit(): Promise<Buffer> {
  const shipment = SHIPMENTS.find(({ key }) => key === 'overdue');
  if (!shipment) throw new Error('the demo has no such shipment');
  const goods = shipment.goods.map((line, index) => (index === 0 ? { ...line, unit: '' } : line));
  return commercialInvoice({ ...shipment, goods }, '2026-11-12');
}
