import { SHIPMENTS } from '@tallyport/local/seed/demo-shipments';
import { papersOf } from '@tallyport/local/seed/papers/papers';
import { findChromium } from '@tallyport/local/test-engines';
import { chromium, type Page } from 'playwright';
import { back, openJob, openTab, signedIn, take } from './desk-page.js';
import { chinesePictures, findingPictures, mailPicture, peoplePictures } from './desk-pictures.js';
import { exportPictures } from './export-pictures.js';

/**
 * `npm run pictures -- ADDRESS MAIL`: takes the README's pictures of a running desk with the demo data, light and dark, and of the page of
 * the mail simulator.
 */
async function main(address: string | undefined, mailAddress: string | undefined): Promise<void> {
  const executablePath = await findChromium();
  if (address === undefined || mailAddress === undefined || executablePath === undefined)
    throw new Error('usage: npm run pictures -- ADDRESS MAIL, on a machine with Chromium');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const [light, dark] = [await signedIn(browser, address, 'light'), await signedIn(browser, address, 'dark')];
    const admin = await signedIn(browser, address, 'light', 'admin');
    await findingPictures(light, dark);
    await peoplePictures(admin, light);
    await chinesePictures(light);
    await exportPictures(admin, await signedIn(browser, address, 'dark', 'admin'));
    await mailPicture(admin, mailAddress);
    await declarationPictures(light, dark);
    await lightPictures(light);
    await darkPictures(dark);
  } finally {
    await browser.close();
  }
}

/** Declarations as the demo left them; only the one that nobody has compiled yet is compiled. */
async function declarationPictures(light: Page, dark: Page): Promise<void> {
  for (const [page, name] of [[light, 'declaration'] as const, [dark, 'declaration-dark'] as const]) {
    await openDeclaration(page, 'SYD-000015');
    await page.getByRole('gridcell', { name: '85,000.00' }).click();
    await page.getByRole('heading', { name: 'Duty and tax of line 3' }).waitFor();
    await page.getByRole('tree').getByRole('button', { name: 'Luxury car tax' }).click();
    await take(page, name);
  }
  await light.getByRole('gridcell', { name: '10,000.00' }).click();
  await light.getByRole('button', { name: 'What if' }).first().click();
  await light.getByRole('region', { name: /^What if/ }).waitFor();
  await take(light, 'what-if');
  await light.goto(`${new URL(light.url()).pathname}/n10`);
  await light.getByRole('heading', { name: /^N10/ }).waitFor();
  await take(light, 'n10');
  await openDeclaration(light, 'SYD-000013');
  await light.keyboard.press('4');
  await light.getByRole('grid', { name: /^Papers disagree/ }).waitFor();
  await take(light, 'conflicts');
  await openDeclaration(light, 'SYD-000007', '5');
  await light.getByRole('button', { name: 'Lodge', exact: true }).click();
  await light.getByText('Nothing is in the way.').waitFor();
  await light.getByRole('button', { name: 'Lines' }).click();
  await take(light, 'lodge');
  await light.keyboard.press('Escape');
  await openDeclaration(light, 'SYD-000002', '5');
  await light.getByRole('heading', { name: 'What happened' }).waitFor();
  await take(light, 'timeline');
  await light.keyboard.press('6');
  await light.getByRole('region', { name: /^Amendment, version/ }).waitFor();
  await light.keyboard.press('j');
  await light
    .getByRole('region', { name: /^Lodgement, version 1/ })
    .getByText('+106.59')
    .first()
    .waitFor();
  await take(light, 'versions');
  await openTab(light, 'Edi');
  await light.getByText('No cargo report yet.').waitFor();
  await light.keyboard.press('3');
  await light.getByText('Lodgement', { exact: true }).click();
  await light.getByText(/^CST/).first().waitFor();
  await take(light, 'log');
  await Promise.all([back(light), back(dark)]);
}

async function lightPictures(page: Page): Promise<void> {
  await openJob(page, 'SYD-000012');
  await openTab(page, 'Documents');
  await page.getByLabel('Choose files').setInputFiles(await papers());
  await page
    .getByRole('img', { name: /running .*step (4|5|6) of 11/ })
    .first()
    .waitFor();
  await take(page, 'documents');
  await back(page);
  await openJob(page, 'SYD-000006');
  await openTab(page, 'Invoices');
  await page.getByRole('grid').waitFor();
  await page.getByRole('gridcell', { name: '1,392.00' }).click();
  await take(page, 'invoice');
  await takeReview(page, 'review');
  await openTab(page, 'Extracted Files');
  await page.getByRole('img', { name: 'Page 1' }).first().waitFor();
  await take(page, 'extracted-files');
  await openTab(page, 'Workflow');
  await page.getByRole('heading', { name: 'The job now' }).waitFor();
  await take(page, 'history');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
  await page.getByText(/^As of /).waitFor();
  await page.getByRole('heading', { name: 'The job then' }).waitFor();
  await take(page, 'past');
}

async function darkPictures(page: Page): Promise<void> {
  await openJob(page, 'SYD-000006');
  await openTab(page, 'Documents');
  await page.getByRole('img', { name: 'Page 1' }).first().waitFor();
  await take(page, 'documents-dark');
  await openTab(page, 'Invoices');
  await page.getByRole('grid').waitFor();
  await take(page, 'invoice-dark');
  await openTab(page, 'Workflow');
  await page.getByRole('heading', { name: 'The job now' }).waitFor();
  await take(page, 'history-dark');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
  await page.getByText(/^As of /).waitFor();
  await page.getByRole('heading', { name: 'The job then' }).waitFor();
  await take(page, 'past-dark');
}

/** The declaration of a job, compiled where it is not yet, at one of its parts. */
async function openDeclaration(page: Page, code: string, part?: string): Promise<void> {
  await back(page);
  await openJob(page, code);
  await openTab(page, 'Declaration');
  const tree = page.getByRole('tree', { name: 'How the amounts come about' });
  const compile = page.getByRole('button', { name: /^Compile$/ });
  await tree.or(compile).waitFor();
  if (await compile.isVisible()) await compile.click();
  await tree.waitFor();
  if (part !== undefined) await page.keyboard.press(part);
}

/** From the first line of an invoice to its place on the page, and back to the job. */
async function takeReview(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Show it on page 1' }).click();
  await page.getByRole('grid', { name: 'Values' }).waitFor();
  await page.getByRole('img', { name: 'Page 1' }).first().waitFor();
  await take(page, name);
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: /^Parts of/ }).waitFor();
}

/** The papers of two shipments, so that some are read while others wait. */
async function papers(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const chosen = SHIPMENTS.filter(({ key }) => ['overdue', 'held', 'authority-to-deal'].includes(key));
  const files = (await Promise.all(chosen.map((shipment) => papersOf(shipment, '2026-11-12')))).flat();
  return Promise.all(files.map(async (file) => ({ name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) })));
}

await main(process.argv[2], process.argv[3]);
