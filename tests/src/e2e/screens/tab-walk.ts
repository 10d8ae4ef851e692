import type { Page } from 'playwright';
import { inPage } from './in-page.js';

/** Notes where the focus goes, and what is wrong there; answers how many stops there are. */
const FOLLOW = inPage('tab-walk');

/** In a grid Tab goes from cell to cell, and a field for a date has several stops: so many rounds as there are stops are more than enough. */
const MOST_ROUNDS = 12;

/** Presses Tab until it has come round: everything that can be used is reached, and shows it; nothing holds the focus. */
export async function whatTabMisses(page: Page): Promise<string[]> {
  // What shows itself until the next key goes first, so that it is not waited for.
  await page.keyboard.press('Shift');
  const stops = await page.evaluate<number>(FOLLOW);
  for (let rounds = 0; rounds < MOST_ROUNDS && !(await page.evaluate<boolean>('window.tabWalk.isRound')); rounds++) {
    // All are sent before the first is done: the browser takes them in their order.
    await Promise.all(Array.from({ length: stops + 4 }, () => page.keyboard.press('Tab')));
  }
  return page.evaluate<string[]>('window.tabWalk.end()');
}
