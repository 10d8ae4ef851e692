import { getExport, listExports } from '@tallyport/contracts/freight-export/export-http';
import { login } from '@tallyport/contracts/organisation/http';
import { ORG_ID } from '@tallyport/local/seed/demo-organisation';
import { DEMO_PASSWORD } from '@tallyport/local/seed/demo-people';
import { GatewayClient } from '@tallyport/local/seed/gateway-client';
import type { Page } from 'playwright';
import type { StartedDesk } from '../support/started-desk.js';
import { until } from '../support/until.js';
import { giveCode, openPart, retype, saveSettings, tabTo } from './freight-settings-by-keyboard.js';
import { signInByKeyboard } from './keyboard.js';

const MELBOURNES_SECRET = 'changed-by-its-operator';
/** With which the simulator lets anybody in. */
const USUAL_SECRET = 'eadaptor-demo!';
const PATIENCE = 60_000;

export interface Repaired {
  /** How each export of a cause ended, and how its calls ended one after the other. */
  readonly [cause: string]: readonly string[];
}

/**
 * By keyboard alone an admin goes from each cause to the place of its repair and back, and does what the remedy says. Settle time and
 * lost calls are real ones: the simulator cuts the next call, and the settings say how long such a call may still arrive.
 */
export async function repairsExports(desk: StartedDesk): Promise<Repaired> {
  const { context } = await desk.openWindow();
  const page = await context.newPage();
  await page.goto('/');
  await signInByKeyboard(page, 'admin@lanternbay.example');
  const client = await signedIn(desk);
  const repaired: Record<string, readonly string[]> = {};
  for (const [cause, repair] of REPAIRS) {
    const ids = await standing(client, cause);
    await repair(page, desk);
    repaired[cause] = (await Promise.all(ids.map((id) => ended(client, id)))).toSorted();
  }
  await page.goto(`/organization/${ORG_ID}/operations?tab=waiting`);
  await page.getByText(/^Nothing waits\. \d+ done today\.$/).waitFor();
  await context.close();
  return repaired;
}

/** By the cause's code, in the order in which the cockpit shows them. */
const REPAIRS = [
  ['organisation-unknown', givesTheImporterItsCode],
  ['log-in-refused', entersTheNewPassword],
  ['unit-unknown', saysWhichUnitIsMeant],
  ['host-unknown', correctsTheAddress],
  ['held', releases],
] as const;

async function givesTheImporterItsCode(page: Page): Promise<void> {
  await openCause(page, 'The freight system has no organisation WATBRO');
  await page.getByText('Nothing changed. A retry now would fail in the same way.').waitFor();
  await page.keyboard.press('f');
  await giveCode(page, 'Wattlebird Lighting Pty Ltd', 'WATTLEAU');
  await openCause(page, 'The freight system has no organisation WATBRO');
  await page.getByText('Retried with changes it would say:').waitFor();
  await page.keyboard.press('Shift+R');
  // Each of the five names it as importer and as consignee.
  await page.getByRole('dialog').getByText('10 × WATBRO → WATTLEAU').waitFor();
  await page.keyboard.type('The importer has its code');
  await page.keyboard.press('Enter');
  await page.getByText('Retry with changes: 5 done').waitFor();
}

async function entersTheNewPassword(page: Page): Promise<void> {
  await openCause(page, 'The freight system refuses the log-in');
  await page.keyboard.press('f');
  await tabTo(page, page.getByRole('button', { name: 'Secret' }));
  await page.keyboard.press('Enter');
  await page.getByLabel('Secret').and(page.locator(':focus')).waitFor();
  await page.keyboard.type(MELBOURNES_SECRET);
  await saveSettings(page, 'Lantern Bay Melbourne');
  await page.keyboard.press('Enter');
  await page.getByText('Lantern Bay Melbourne lets us in.').waitFor();
}

/** One of the two is lost on its way to Sydney, where from now on such a call may arrive for two seconds more. */
async function saysWhichUnitIsMeant(page: Page, { freight }: StartedDesk): Promise<void> {
  await openCause(page, 'The freight system does not know the unit DPR');
  await page.keyboard.press('f');
  await giveCode(page, 'DPR', 'PR');
  await openPart(page, 'Connection');
  await retype(page, 'Settle time, seconds', '2');
  await saveSettings(page, 'Lantern Bay Sydney');
  await freight.meetNext('LBYSYD', 'cut-before-commit');
  await openCause(page, 'The freight system does not know the unit DPR');
  await page.keyboard.press('Shift+R');
  await page.getByRole('dialog').getByText('DPR → PR').waitFor();
  await givesTheLastReason(page);
  await page.getByText('Retry with changes: 2 done').waitFor();
}

/** Brisbane gets an address where somebody listens, and finds nothing by our reference: of a call that is lost a person says what became of it. */
async function correctsTheAddress(page: Page, { freight }: StartedDesk): Promise<void> {
  await openCause(page, 'The name of the host leads nowhere');
  await page.keyboard.press('f');
  await retype(page, 'Address', `${freight.address}/systems/LBYBNE/eAdaptor`);
  await tabTo(page, page.getByLabel('Secret'));
  await page.keyboard.type(USUAL_SECRET);
  await tabTo(page, page.getByRole('switch', { name: 'Finds a job by the reference that we send along' }));
  await page.keyboard.press('Space');
  await saveSettings(page, 'Lantern Bay Brisbane');
  await freight.meetNext('LBYBNE', 'cut-before-commit');
  await openCause(page, 'The name of the host leads nowhere');
  await page.keyboard.press('r');
  await page.getByRole('dialog', { name: /^Retry BRI-\d+\?/ }).waitFor();
  await givesTheLastReason(page);
  await openCause(page, 'Nobody knows whether it arrived', 'Lantern Bay Brisbane');
  await page.getByRole('button', { name: /^Say what became of it/ }).waitFor();
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: /^What became of the call/ }).waitFor();
  await tabTo(page, page.getByRole('radio', { name: 'It is there' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel('Reason'));
  await page.keyboard.type('Looked there: no such job');
  await page.keyboard.press('Enter');
}

async function releases(page: Page): Promise<void> {
  await openCause(page, 'It is held');
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: /^Release BRI-\d+\?/ }).waitFor();
  await givesTheLastReason(page);
}

/** By its number, and confirms. */
async function givesTheLastReason(page: Page): Promise<void> {
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function signedIn(desk: StartedDesk): Promise<GatewayClient> {
  const visitor = new GatewayClient(desk.address);
  const { token } = await visitor.call(login, { body: { email: 'auditor@lanternbay.example', password: DEMO_PASSWORD } });
  return visitor.signedIn(token);
}

/** The exports that stand still for a cause. */
async function standing(client: GatewayClient, cause: string): Promise<string[]> {
  const { results } = await client.call(listExports, { params: { o: ORG_ID }, query: { tab: 'open', cause } });
  return results.map(({ id }) => id);
}

/** Waits until an export has ended, and says how its calls did, the same in a row once: `done: refused, accepted`. */
async function ended(client: GatewayClient, id: string): Promise<string> {
  const read = () => client.call(getExport, { params: { o: ORG_ID, export: id } });
  await until('the export has ended', async () => (await read()).group === 'ended', PATIENCE);
  const { state, attempts } = await read();
  const outcomes = attempts.map(({ outcome }) => outcome);
  return `${state}: ${outcomes.filter((outcome, index) => outcome !== outcomes[index - 1]).join(', ')}`;
}

/** One step to a cause: the cockpit opens at the one that needs a person most, and the arrows lead to the others. */
async function openCause(page: Page, cause: string, about = ''): Promise<void> {
  await page.keyboard.type('gp');
  const links = page.getByRole('navigation', { name: 'Causes' }).getByRole('link');
  const wanted = links.filter({ hasText: cause }).filter({ hasText: about });
  const chosen = links.and(page.locator('[aria-current=true]'));
  await wanted.waitFor();
  // What was put right before may still leave the list.
  await until(`the cause "${cause}" is open`, async () => {
    const texts = await links.allInnerTexts();
    const [now] = await chosen.allInnerTexts();
    const way = texts.findIndex((text) => text.includes(cause) && text.includes(about)) - texts.indexOf(now ?? '');
    if (way !== 0 && now !== undefined) await page.keyboard.press(way > 0 ? 'ArrowDown' : 'ArrowUp');
    return way === 0;
  });
  await page.getByRole('heading', { level: 2, name: cause }).waitFor();
  await page.getByRole('grid', { name: 'Exports' }).getByRole('row').nth(1).waitFor();
}
