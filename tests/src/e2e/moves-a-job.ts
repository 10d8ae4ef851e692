import { DEMO_PASSWORD } from '@tallyport/local/seed/demo-people';
import { SHIPMENTS } from '@tallyport/local/seed/demo-shipments';
import { commercialInvoice } from '@tallyport/local/seed/papers/commercial-invoice';
import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import type { StartedDesk } from '../support/started-desk.js';
import { until } from '../support/until.js';
import { listShown, openByPalette } from './keyboard.js';

/**
 * A person drops papers on a job, watches them read, corrects a value, moves the job, and sees how it was before. Answers what the
 * browser complained about.
 */
export async function movesAJob(desk: StartedDesk): Promise<string[]> {
  const mine = await desk.openWindow();
  const page = await signIn(mine.context, 'broker@lanternbay.example');

  await openByPalette(page, 'SYD-000012');

  // Somebody else looks at the same job.
  const theirs = await desk.openWindow();
  const watcher = await signIn(theirs.context, 'compiler@lanternbay.example');
  await watcher.goto(page.url());
  await statusOf(watcher, 'Job Received');

  await openTab(page, 'Documents');
  const papers = await textileInvoice();
  const seen = stepsSeenOn(page);
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'STX 118 commercial invoice.pdf', mimeType: 'application/pdf', buffer: papers });
  await page.getByText(/completed, \d+ values/).waitFor({ timeout: 90_000 });
  const steps = await seen.stop();
  expect(steps.length).toBeGreaterThan(1);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  await page.getByRole('img', { name: 'Page 2' }).waitFor();

  // What is refused is told in the specification's words, and nothing else is lost.
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'notes.txt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('just words') });
  await page.getByText('Only PDF, PNG, JPG, XLS, XLSX, DOC, and DOCX files are accepted').waitFor();

  await openTab(page, 'Invoices');
  await page.getByRole('grid').waitFor();
  expect(await page.getByRole('gridcell', { name: 'ST-101' }).count()).toBe(1);
  // The demo has this invoice on another job already; once the number is another one, that is no longer said.
  const flag = page.getByText('The same number is on SYD-000003');
  await flag.waitFor();
  await page.getByRole('button', { name: 'STX/2611/118', exact: true }).click();
  await page.getByRole('textbox', { name: 'Invoice number', exact: true }).fill('STX/2611/118-A');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'STX/2611/118-A' }).waitFor();
  await flag.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'STX/2611/118-A' }).waitFor();

  await page
    .getByRole('button', { name: /Mark as Ready for Compile/ })
    .first()
    .click();
  await statusOf(page, 'Ready for Compile');
  await statusOf(watcher, 'Ready for Compile');

  await openTab(page, 'Workflow');
  await page.getByRole('button', { name: /Job, status/ }).waitFor();
  await page.getByRole('button', { name: /Invoice number/ }).waitFor();
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByText(/^As of /).waitFor();
  await statusOf(page, 'Job Received');
  expect(await page.getByRole('button', { name: /Mark as/ }).count()).toBe(0);
  await openTab(page, 'Invoices');
  await page.getByRole('button', { name: 'STX/2611/118-A' }).waitFor();
  await page.keyboard.press('Escape');
  await statusOf(page, 'Ready for Compile');

  return [...mine.errors.filter((text) => !text.includes('415')), ...theirs.errors];
}

async function signIn(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await listShown(page);
  return page;
}

async function openTab(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: /^Parts of/ })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
}

async function statusOf(page: Page, label: string): Promise<void> {
  await until(`the job stands at ${label}`, () =>
    page
      .getByRole('list', { name: new RegExp(`^${label}, step`) })
      .count()
      .then((count) => count > 0),
  );
}

/** Two pages with forty lines, drawn for this test. */
function textileInvoice(): Promise<Buffer> {
  const shipment = SHIPMENTS.find(({ key }) => key === 'overdue');
  if (!shipment) throw new Error('the demo has no such shipment');
  return commercialInvoice(shipment, '2026-11-12');
}

/** Notes every step that the track of the reading shows, as its number, until it is told to stop. */
function stepsSeenOn(page: Page): { stop(): Promise<number[]> } {
  const seen: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const label = await page
        .getByRole('img', { name: /step \d+ of 11/ })
        .first()
        .getAttribute('aria-label', { timeout: 1_000 })
        .catch(() => null);
      const step = Number(/step (\d+) of 11/.exec(label ?? '')?.[1] ?? Number.NaN);
      if (!Number.isNaN(step) && step !== seen.at(-1)) seen.push(step);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return seen;
    },
  };
}
