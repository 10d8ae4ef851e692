import { sized } from '@tallyport/event-store/testing/run-size';
import type { Page } from 'playwright';
import { RULES_OF_COLOUR, turnTheme, violationsOf } from '../axe.js';
import { whatDoesNotFit } from './fits.js';
import { KnownData, speakInBrackets, wordsWithoutBrackets } from './pseudo-language.js';
import { whatTabMisses } from './tab-walk.js';
import type { Places } from './visit.js';
import { type Findings, type WalkedDesk, walkScreens } from './walk.js';

const SMALL = { width: 1280, height: 720 };
const LARGE = { width: 1920, height: 1080 };

/**
 * Every screen in English and in Chinese, light and dark, small and large: its names and its contrast, and whether all of it fits; in
 * English also whether Tab leads through it. A theme changes colours alone and a language words alone, so that a short run asks each
 * theme and each size only once about colours, in English; a long run asks about everything everywhere.
 */
export async function looksAtEveryScreen(desk: WalkedDesk, places: Places): Promise<Findings> {
  const english = await walkScreens(desk, {
    places,
    language: 'en',
    look: async (page) => [...(await seen(page, { hasColours: true })), ...(await whatTabMisses(page))],
  });
  const chinese = await walkScreens(desk, {
    places,
    language: 'zh',
    look: (page) => seen(page, sized({ short: {}, long: { hasColours: true } })),
  });
  return { ...english, ...Object.fromEntries(Object.entries(chinese).map(([name, found]) => [`${name}, in Chinese`, found])) };
}

async function seen(page: Page, { hasColours = false }): Promise<string[]> {
  // Behind a dialog everything is dimmed and cannot be reached: there only the dialog is looked at.
  const part = (await page.locator('[role=dialog]').count()) > 0 ? '[role=dialog]' : 'html';
  const again: readonly string[] | 'all' = sized<readonly string[] | 'all'>({ short: RULES_OF_COLOUR, long: 'all' });
  const found = [...(await violationsOf(page, part)), ...(await whatDoesNotFit(page))];
  await page.setViewportSize(LARGE);
  found.push(...(await whatDoesNotFit(page)).map((what) => `large: ${what}`));
  if (hasColours) {
    found.push(...(await violationsOf(page, part, again)).map((what) => `large: ${what}`));
    await turnTheme(page, 'dark');
    found.push(...(await violationsOf(page, part, again)).map((what) => `large, dark: ${what}`));
  }
  await page.setViewportSize(SMALL);
  if (hasColours) {
    found.push(...(await violationsOf(page, part, again)).map((what) => `dark: ${what}`));
    await turnTheme(page, 'light');
  }
  return found;
}

/** Every screen in a language that is in brackets: whatever stands outside them, and is no data, is in no word list. */
export function readsEveryScreen(desk: WalkedDesk, places: Places): Promise<Findings> {
  const data = new KnownData();
  return walkScreens(desk, {
    places,
    language: 'zh',
    prepare: async (page) => {
      data.follow(page);
      await speakInBrackets(page);
    },
    look: (page) => wordsWithoutBrackets(page, data),
  });
}
