import type { Page } from 'playwright';
import type { StartedDesk } from '../support/started-desk.js';
import { violationsInBothThemes } from './axe.js';
import { openPart, tabTo } from './freight-settings-by-keyboard.js';
import { openByPalette, signInByKeyboard } from './keyboard.js';

/** Without a mouse an admin goes through what has to do with other systems: exports, the cockpit, freight systems, webhooks, keys. Answers what axe found. */
export async function exchangesWithoutMouse(desk: StartedDesk): Promise<Record<string, string[]>> {
  const { context } = await desk.openWindow();
  const page = await context.newPage();
  const found: Record<string, string[]> = {};
  const look: Look = async (screen, part) => {
    Object.assign(found, await violationsInBothThemes(page, screen, part));
  };
  await page.goto('/');
  await signInByKeyboard(page, 'admin@lanternbay.example');
  await cockpit(page, look);
  await tabExports(page, look);
  await settings(page, look);
  await context.close();
  return found;
}

type Look = (screen: string, part?: string) => Promise<void>;

async function cockpit(page: Page, look: Look): Promise<void> {
  await page.keyboard.type('gp');
  await page.getByText('Nothing changed. A retry now would fail in the same way.').waitFor();
  await look('cockpit');
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByText('5 would fail in the same way.').waitFor();
  await look('retry of many', '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const [tab, sign] of [
    ['Waiting for a person', 'WATBRO'],
    ['Parked', 'Nothing is parked.'],
    ['Retry planned', 'The address does not lead to the freight system'],
    ['Running', 'Nothing here.'],
    ['Held', 'It is held'],
    ['Done today', 'done with warnings'],
  ] as const) {
    await tabTo(page, page.getByRole('navigation', { name: 'Exports by what they ask for' }).getByRole('link', { name: tab }));
    await page.keyboard.press('Enter');
    await page.getByText(sign).first().waitFor();
    await look(`cockpit, ${tab}`);
  }
}

async function tabExports(page: Page, look: Look): Promise<void> {
  await page.keyboard.type('gs');
  await openByPalette(page, 'SYD-000007');
  await page.keyboard.press('Alt+e');
  await page.getByRole('heading', { name: 'Exports of the job' }).waitFor();
  await page.keyboard.press('v');
  await page.getByText(/^Read at /).waitFor();
  await tabTo(page, page.getByRole('button', { name: /^Send\s*done/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'The chosen export' }).getByText('Answer to attempt 1').waitFor();
  await look('exports of a job');
  await page.keyboard.press('s');
  await page.getByRole('dialog', { name: /^Update SYD-000007/ }).waitFor();
  await look('update', '[role=dialog]');
  await page.keyboard.press('Escape');
}

async function settings(page: Page, look: Look): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.type('go');
  await page.getByRole('link', { name: 'CargoWise' }).press('Enter');
  await page.getByLabel('Settle time, seconds').waitFor();
  await look('freight system');
  for (const part of ['Parties', 'Units', 'Documents']) {
    await openPart(page, part);
    await page.getByRole('searchbox', { name: `Filter ${part.toLowerCase()}` }).waitFor();
    await look(`freight system, ${part}`);
  }
  await tabTo(page, page.getByRole('link', { name: 'Webhooks' }));
  await page.keyboard.press('Enter');
  await page.getByRole('table', { name: 'Deliveries' }).getByText('not taken').waitFor();
  for (let steps = await page.getByText('to be sent').count(); steps > 0; steps--) await page.keyboard.press('j');
  await tabTo(page, page.getByRole('region', { name: 'Deliveries' }).locator('[tabindex="0"]'));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send once more' }).waitFor();
  await look('deliveries');
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: 'Add an endpoint' }).waitFor();
  await look('an endpoint', '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tabTo(page, page.getByRole('link', { name: 'API keys' }));
  await page.keyboard.press('Enter');
  await page.getByText('There is no key yet.').waitFor();
  await page.keyboard.press('n');
  await page.getByRole('dialog').waitFor();
  await look('a key', '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await look('keys');
}
