import { SHIPMENTS } from '@tallyport/local/seed/demo-shipments';
import { commercialInvoice } from '@tallyport/local/seed/papers/commercial-invoice';
import { findChromium } from '@tallyport/local/test-engines';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { startedDesk } from '../support/started-desk.js';
import { until } from '../support/until.js';
import { complaintsInBothThemes } from './axe.js';
import { moveCursorTo, signInByKeyboard } from './keyboard.js';

const executable = await findChromium();
const mayBeSkipped = executable === undefined && process.env['CI'] !== 'true';

/** More values than the paper has: a review that needs more keys than this goes in circles. */
const PATIENCE = 100;

test.skipIf(mayBeSkipped)(
  'by keyboard alone: a paper is uploaded, read, and reviewed until nothing is doubtful; what was said is kept and can be taken back',
  async () => {
    if (executable === undefined) throw new Error('there is no Chromium on this machine');
    const desk = await startedDesk(executable);
    const { context, complaints } = await desk.openWindow();
    const page = await context.newPage();
    await page.goto('/');
    await page.getByLabel('E-mail').waitFor();
    await signInByKeyboard(page);
    await moveCursorTo(page, 'SYD-000012');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /SYD-000012/ }).waitFor();

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
    const found = await complaintsInBothThemes(page, 'review');

    // A word of the page is walked to, and given up again.
    await page.getByText('text of the file').waitFor();
    await page.keyboard.press('d');
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Enter writes /).waitFor();
    Object.assign(found, await complaintsInBothThemes(page, 'pointing at a word'));
    await page.keyboard.press('Escape');
    await page.getByText(/^Enter writes /).waitFor({ state: 'detached' });

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
    expect(complaints).toEqual([]);
  },
);

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
