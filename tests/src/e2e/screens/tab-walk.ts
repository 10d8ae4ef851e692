import type { Page } from 'playwright';
import { inPage } from './in-page.js';

/** Notes where the focus goes, and what is wrong there; answers how many stops there are. */
const FOLLOW = inPage('tab-walk');

/** A field for a date has several stops, and what is opened by the focus has its own: Tab goes on while it leads to something new. */
const MOST_ROUNDS = 4;

/** Presses Tab through the whole screen: everything that can be used is reached, and shows it; nothing holds the focus. */
export async function whatTabMisses(page: Page): Promise<string[]> {
  const stops = await page.evaluate<number>(FOLLOW);
  for (let rounds = 0, before = -1, reached = 0; rounds < MOST_ROUNDS && before < reached; rounds++) {
    before = reached;
    // All are sent before the first is done: the browser takes them in their order.
    await Promise.all(Array.from({ length: stops + 4 }, () => page.keyboard.press('Tab')));
    reached = await page.evaluate<number>('window.tabWalk.order.length');
  }
  return page.evaluate<string[]>('window.tabWalk.end()');
}
