import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { until } from '../support/until.js';

/** What axe complains about in a screen, or a part of it, in the dark and in the light; themes without a complaint are left out. */
export async function violationsInBothThemes(page: Page, screen: string, part = 'html'): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const colorScheme of ['dark', 'light'] as const) {
    await turnTheme(page, colorScheme);
    const violations = await violationsOf(page, part);
    if (violations.length > 0) found[`${screen}, ${colorScheme}`] = violations;
  }
  return found;
}

/** One line each: the rule, and the elements that break it. A theme changes nothing but colours, so that a second one need only be asked about them. */
export async function violationsOf(page: Page, part = 'html', rules: readonly string[] | 'all' = 'all'): Promise<string[]> {
  await page.evaluate(`typeof axe === 'undefined'`).then((isMissing) => isMissing && page.evaluate(axe.source));
  const options = { resultTypes: ['violations'], ...(rules !== 'all' && { runOnly: { type: 'rule', values: rules } }) };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' and ')}`);
}

/** The rules of axe that look at colours. */
export const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Turns the page to a theme and waits until nothing is on the way any more: half of one theme on half of the other cannot be read. */
export async function turnTheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const isDark = colorScheme === 'dark';
  const isSettled = `document.documentElement.classList.contains('dark') === ${isDark} && document.getAnimations().every(({ playState }) => playState !== 'running')`;
  await until(`the page is ${colorScheme}`, () => page.evaluate<boolean>(isSettled));
}
