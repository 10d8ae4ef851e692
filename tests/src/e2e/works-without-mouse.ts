import { SHIPMENTS } from '@tallyport/local/seed/demo-shipments';
import { commercialInvoice } from '@tallyport/local/seed/papers/commercial-invoice';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { StartedDesk } from '../support/started-desk.js';
import { until } from '../support/until.js';
import { openByPalette, signInByKeyboard } from './keyboard.js';
import { watchLayoutShift } from './layout-shift.js';

/** Without a mouse: signs in, opens a job, corrects a line and takes it back. Answers how much the page moved while another paper was read. */
export async function worksWithoutMouse(desk: StartedDesk): Promise<number> {
  const { context } = await desk.openWindow();
  const page = await context.newPage();

  await page.goto('/');
  await page.getByLabel('E-mail').waitFor();
  await signInByKeyboard(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await page.getByRole('dialog', { name: 'Create new shipment' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.type('go');
  await page.getByRole('link', { name: 'Customs' }).press('Enter');
  await page.getByRole('heading', { name: 'Lodging' }).waitFor();
  await page.getByRole('link', { name: 'CargoWise' }).press('Enter');
  await page.getByText(/No freight system yet|Only an admin|Where it is/).waitFor();
  await page.keyboard.type('gs');

  await openByPalette(page, 'SYD-000006');
  await page.getByRole('heading', { name: 'To check' }).waitFor();

  await page.keyboard.press('Alt+i');
  await page.getByRole('gridcell', { name: 'NL-2104' }).waitFor();
  await correctsAndTakesBack(page);
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columnsOutOfSight(page)).toEqual([]);
  }

  await page.keyboard.press('Alt+d');
  await page.getByRole('button', { name: 'Open', exact: true }).first().waitFor();
  const papersRead = page.getByText(/completed, \d+ values/);
  const before = await papersRead.count();
  const shifted = await watchLayoutShift(page);
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'another invoice.pdf', mimeType: 'application/pdf', buffer: await anotherInvoice() });
  await until('the paper is read', async () => (await papersRead.count()) === before + 1, 90_000);
  const moved = await shifted();
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Values' }).waitFor();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Alt+w');
  await page.getByRole('heading', { name: 'The job now' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('heading', { name: 'The job then' }).waitFor();
  await page.keyboard.press('=');

  return moved;
}

/** Types into the description of the first line, and presses undo: both are kept by the server before the next step. */
async function correctsAndTakesBack(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const before = await page.getByRole('gridcell', { selected: true }).innerText();
  await page.keyboard.type('Lamp');
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await until('the correction is kept', () => undo.isEnabled());
  await page.getByRole('gridcell', { name: 'Lamp', exact: true }).waitFor();
  await page.keyboard.press('Control+z');
  await until('it is taken back', () => undo.isDisabled());
  await page.getByRole('gridcell', { name: before, exact: true }).waitFor();
}

/** The columns of the grid that one would have to scroll for. */
async function columnsOutOfSight(page: Page): Promise<string[]> {
  const grid = await page.getByRole('grid').boundingBox();
  const heads = await page.getByRole('columnheader').all();
  const boxes = await Promise.all(heads.map(async (head) => ({ name: await head.innerText(), box: await head.boundingBox() })));
  return boxes.filter(({ box }) => box === null || grid === null || box.x + box.width > grid.x + grid.width + 1).map(({ name }) => name);
}

function anotherInvoice(): Promise<Buffer> {
  const shipment = SHIPMENTS.find(({ key }) => key === 'overdue');
  if (!shipment) throw new Error('the demo has no such shipment');
  return commercialInvoice(shipment, '2026-11-12');
}
