import type { Page } from 'playwright';
import type { StartedDesk } from '../support/started-desk.js';
import { until } from '../support/until.js';
import { violationsInBothThemes } from './axe.js';
import { openByPalette, signInByKeyboard } from './keyboard.js';

/**
 * By keyboard alone: papers are compiled into a declaration, a preference is claimed, a conflict settled and a check overridden; it is
 * pre-lodged, a question of customs answered, signed and lodged, held, and cleared; what was lodged is looked at again, and a value of it
 * followed back to its page. Answers what was found against its screens.
 */
export async function declaresByKeyboard(desk: StartedDesk): Promise<Record<string, string[]>> {
  const { context } = await desk.openWindow();
  const page = await context.newPage();
  const found: Record<string, string[]> = {};
  const look = async (screen: string) => {
    Object.assign(found, await violationsInBothThemes(page, screen));
  };
  await page.goto('/');
  await page.getByLabel('E-mail').waitFor();
  await signInByKeyboard(page);
  await openByPalette(page, 'SYD-000013');
  await page.keyboard.press('Alt+d');
  const papersRead = page.getByText(/completed, \d+ values/);
  await until('its papers are read', async () => (await papersRead.count()) === 4, 120_000);
  await page.keyboard.press('Alt+l');
  await page.getByText('No declaration yet.').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell', { name: '61091000' }).waitFor();
  await page.getByRole('tree', { name: 'How the amounts come about' }).waitFor();
  await look('declaration');

  await saysThatNobodyIsRelated(page);
  await claims(page);
  await look('what if');
  await settlesAndOverrides(page);
  await look('checks and conflicts');
  await namesTheShip(page);
  await look('header of a declaration');

  await preLodges(desk, page);
  await look('messages of a declaration');
  await page.getByRole('button', { name: /^Mark as Accepted/ }).press('Enter');
  await page.getByRole('button', { name: /^Lodge/ }).waitFor();
  await lodges(page, look);
  await isHeldThenCleared(desk, page);
  await printsIt(page, look);
  await seesWhatWasLodged(page, look);
  await isFollowedBack(page, look);
  return found;
}

/** In the column beside the price, line by line. */
async function saysThatNobodyIsRelated(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  for (let column = 0; column < 7; column++) await page.keyboard.press('ArrowRight');
  for (let line = 0; line < 2; line++) {
    await page.keyboard.type('N');
    await page.keyboard.press('Enter');
  }
  await until('both lines say so', async () => (await page.getByRole('gridcell', { name: 'N', exact: true }).count()) === 2);
}

async function claims(page: Page): Promise<void> {
  const due = () => page.getByRole('group', { name: 'What is due' }).innerText();
  const before = await due();
  // In the grid a letter is typed into the cell.
  await page.getByRole('tree').getByRole('button').first().press('w');
  await page.getByRole('region', { name: /^What if/ }).waitFor();
  await page.getByRole('button', { name: 'Claim it' }).first().press('Enter');
  await page.getByRole('gridcell', { name: 'ChAFTA' }).waitFor();
  await until('less is due', async () => (await due()) !== before);
}

async function settlesAndOverrides(page: Page): Promise<void> {
  await page.keyboard.press('F6');
  const conflicts = page.getByRole('grid', { name: /^Papers disagree/ });
  await conflicts.press('2');
  await givesAReason(page, 'The packing list was weighed later');
  await page.getByText('declared: 1644').waitFor();
  await page.getByRole('button', { name: /^Override: Weight of the bill/ }).press('Enter');
  await givesAReason(page, 'The carrier weighed again');
  await page.getByRole('button', { name: /^Take back: Weight of the bill|^Undo: Weight of the bill/ }).waitFor();
}

async function givesAReason(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Reason').waitFor();
  await page.keyboard.type(reason);
  await page.keyboard.press('Control+Enter');
  await page.getByLabel('Reason').waitFor({ state: 'detached' });
}

async function namesTheShip(page: Page): Promise<void> {
  await page.keyboard.press('1');
  const field = page.locator('dl > div').filter({ hasText: 'Vessel id (IMO)' });
  await field.getByRole('button').press('Enter');
  await page.getByRole('textbox', { name: 'Vessel id (IMO)' }).waitFor();
  await page.keyboard.type('9074729');
  await page.keyboard.press('Enter');
  await field.getByText('9074729').waitFor();
}

async function preLodges(desk: StartedDesk, page: Page): Promise<void> {
  await desk.customs('next', { behaviours: ['question:1'] });
  await page.keyboard.press('5');
  await signs(page, 'Pre-lodge');
  const answer = page.getByRole('form', { name: 'Questions of customs' }).getByRole('textbox');
  await answer.waitFor();
  await answer.press('Y');
  await answer.press('Enter');
  await page.getByText('Answered').waitFor();
}

async function lodges(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.keyboard.press('Control+Shift+L');
  const sheet = page.getByRole('complementary', { name: /^Lodge: look/ });
  await sheet.waitFor();
  await look('sign-off');
  const confirm = sheet.getByRole('button', { name: /^Confirm/ });
  for (let left = await confirm.count(); left > 0; left--) {
    await page.keyboard.press('Enter');
    await until('one more is confirmed', async () => (await confirm.count()) < left);
  }
  await until('it can be signed', () => sheet.getByRole('button', { name: /^Lodge/ }).isEnabled());
  await page.keyboard.press('Control+Enter');
  await page.getByText('Lodged', { exact: true }).first().waitFor();
  await page.getByText('lodged with ICS', { exact: true }).waitFor();
}

async function signs(page: Page, step: string): Promise<void> {
  await page.keyboard.press('Control+Shift+L');
  const sheet = page.getByRole('complementary', { name: new RegExp(`^${step}: look`) });
  await until('it can be signed', () => sheet.getByRole('button', { name: new RegExp(`^${step}`) }).isEnabled());
  await page.keyboard.press('Control+Enter');
  await sheet.waitFor({ state: 'detached' });
}

async function isHeldThenCleared(desk: StartedDesk, page: Page): Promise<void> {
  const identifier = await page.locator('dl > div').filter({ hasText: 'ICS identifier' }).locator('dd').innerText();
  await desk.customs(`declarations/${identifier}/hold`);
  await page.getByText('Held').first().waitFor();
  await desk.customs(`declarations/${identifier}/clear`);
  await page.getByText('Cleared').first().waitFor();
}

/** What stands at the foot of printed pages. */
const FOOT = `document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join()`;

/** The report is one sheet after the other, and at the foot of each stands what customs calls the declaration. */
async function printsIt(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: 'Report', exact: true }).press('Enter');
  await page.getByText(/^ICS identifier \w{9}, version 2, Cleared, flags YYYY$/).waitFor();
  await look('report of a declaration');
  const foot = () => page.evaluate<string>(FOOT);
  await until('the foot says which version it is', async () => (await foot()).includes('version 2, printed '));
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const [, width, height] = /MediaBox\s*\[0 0 (\d+)[.\d]* (\d+)/.exec(pdf.toString('latin1')) ?? [];
  if (width !== '594' && width !== '595') throw new Error(`the report is printed on ${width} by ${height} points`);
  await page.getByRole('link', { name: 'Back to the declaration' }).press('Enter');
  await page.getByRole('tree', { name: 'How the amounts come about' }).waitFor();
}

async function seesWhatWasLodged(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.keyboard.press('6');
  await page.getByRole('region', { name: 'Lodgement, version 2' }).getByText('Nothing differs.').waitFor();
  await page.keyboard.press('j');
  await page.getByRole('region', { name: 'Pre-lodgement, version 1' }).waitFor();
  await page.keyboard.press('d');
  await page.getByText('it comes to the same bytes').waitFor();
  await look('a version as it was lodged');
}

/** From a segment that was sent to the box of the page that its value was read in. */
async function isFollowedBack(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.keyboard.press('Alt+m');
  await page.getByRole('button', { name: /Logs/ }).press('Enter');
  await page.getByRole('button', { name: /Lodgement v/ }).press('Enter');
  await page.getByRole('button', { name: /^Gross weight/ }).waitFor();
  const chain = page.getByRole('complementary', { name: 'Where it comes from' });
  await page.keyboard.press('ArrowRight');
  await chain.getByText('Customs found nothing wrong with it.').waitFor();
  await page.getByRole('button', { name: /^Voyage/ }).press('Enter');
  const box = chain.getByRole('link', { name: /^Page 1, Waybill/ });
  await box.waitFor();
  await look('lineage of a value');
  await box.press('Enter');
  await page.getByRole('heading', { name: /\.pdf$/ }).waitFor();
}
