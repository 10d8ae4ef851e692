import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/** What axe complains about in a part of a page as it stands, one line each: the rule, and the elements that break it. */
export async function complaintsOfAxe(page: Page, part: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(part)}, { resultTypes: ["violations"] })`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' and ')}`);
}
