import type { Page } from 'playwright';

/** Text, because it runs in the page, where the types of Node do not hold. */
const WATCH = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.layoutShift += shift.value;
  }).observe({ type: 'layout-shift' });
`;

/** Begins to add up how far things jump on the page; the answer tells the sum so far. What follows a person's own key does not count. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(WATCH);
  return () => page.evaluate<number>('window.layoutShift');
}
