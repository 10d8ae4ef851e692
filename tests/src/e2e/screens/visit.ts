import type { Page } from 'playwright';
import { until } from '../../support/until.js';
import type { Screen } from './screens.js';

/** Nothing is loading, and nothing is on its way to another place or colour. */
const RESTS = `
  document.querySelector('[role=status][aria-label]') === null &&
  document.fonts.status === 'loaded' &&
  [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
  document.getAnimations().every(({ playState }) => playState !== 'running')
`;

/** Opens a screen, and waits until all of it stands. */
export async function visit(page: Page, { address, keys, sign }: Screen, places: Places): Promise<void> {
  await page.goto(places(address));
  if (keys.length > 0) {
    await page.locator('#stage > *').first().waitFor();
    await rests(page);
    for (const key of keys) await page.keyboard.press(key);
  }
  await page.locator(sign).first().waitFor();
  await rests(page);
}

/** Turns the address of a screen into one of the demo. */
export type Places = (address: string) => string;

/** Waits until nothing is on the way any more: half of one theme on half of the other cannot be read. */
async function rests(page: Page): Promise<void> {
  await until('the screen rests', () => page.evaluate<boolean>(RESTS), 15_000);
}
