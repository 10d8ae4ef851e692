import type { Page } from 'playwright';
import type { StartedDesk } from '../../support/started-desk.js';
import { clientOf } from './onlookers.js';
import { demoPlaces } from './places.js';
import { plantScripts } from './planted-scripts.js';
import { WALKED } from './screens.js';
import { isScriptString } from './script-strings.js';
import { type Findings, walkScreens } from './walk.js';

/** Notes what the policies of the page refuse. Text, because it runs in the page. */
const WATCH = `
  window.refused = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
    window.refused.push('refused: ' + effectiveDirective + ' ' + sample));
`;

const JOB = /\{[A-Z]{3}-\d+\}/;

/**
 * Fills the fields of the demo with strings that would be scripts, and opens every screen; those of a job also of one of which everything
 * that can be said is such a string. Answers what went wrong, and on how many screens such a string was read.
 */
export async function opensScreensFullOfScripts(desk: StartedDesk): Promise<{ found: Findings; shown: number }> {
  const places = await demoPlaces(desk);
  const full = await plantScripts(await clientOf(desk, 'admin'), places('{SYD-000006}'));
  const dialogs: string[] = [];
  let shown = 0;
  const look = async (page: Page): Promise<string[]> => {
    if (isScriptString(await page.locator('body').innerText())) shown += 1;
    return [...(await page.evaluate<string[]>('window.refused')), ...dialogs.splice(0)];
  };
  const prepare = async (page: Page): Promise<void> => {
    await page.addInitScript(WATCH);
    page.on('dialog', (dialog) => {
      dialogs.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  };
  const walk = { places, language: 'en', prepare, look } as const;
  const found = await walkScreens(desk, walk);
  // What is read of papers is not there in a job that has none: its tabs say so, under its header.
  const ofJob = WALKED.filter(({ address, keys }) => JOB.test(address) && keys.length === 0).map((screen) => ({
    ...screen,
    sign: 'main h1, main p.text-section',
  }));
  const foundInJob = await walkScreens(desk, { ...walk, places: (address) => places(address.replace(JOB, full)) }, ofJob);
  return { found: { ...found, ...Object.fromEntries(Object.entries(foundInJob).map(([name, what]) => [`${name}, full`, what])) }, shown };
}
