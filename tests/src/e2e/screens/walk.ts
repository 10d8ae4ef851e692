import type { Page } from 'playwright';
import type { StartedDesk } from '../../support/started-desk.js';
import { keptBy } from './onlookers.js';
import { type Screen, WALKED } from './screens.js';
import { type Places, visit } from './visit.js';

export type WalkedDesk = Pick<StartedDesk, 'address' | 'browser'>;

export interface Walk {
  readonly places: Places;
  readonly language: 'en' | 'zh';
  /** What is done to a window before anything is opened in it. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Looks at a screen, and answers what is wrong with it. */
  readonly look: (page: Page, screen: Screen) => Promise<readonly string[]>;
}

/** What was found against screens, by their names. */
export type Findings = Record<string, readonly string[]>;

/** Windows side by side: while one waits for its server, the other draws. */
const WINDOWS = 2;

/** Opens every screen, and answers what was found; a screen that never came is found, too. */
export async function walkScreens(desk: WalkedDesk, walk: Walk, screens = WALKED): Promise<Findings> {
  const left = [...screens];
  const found: Findings = {};
  const windows = Array.from({ length: WINDOWS }, async () => {
    let page: Page | undefined;
    let of: Screen['onlooker'] | undefined;
    for (let screen = left.shift(); screen !== undefined; screen = left.shift()) {
      if (page === undefined || of !== screen.onlooker) {
        await page?.context().close();
        page = await windowOf(desk, walk, screen.onlooker);
        of = screen.onlooker;
      }
      const seen = await lookAt(page, screen, walk);
      if (seen.length > 0) found[screen.name] = seen;
    }
    await page?.context().close();
  });
  await Promise.all(windows);
  return found;
}

async function lookAt(page: Page, screen: Screen, { places, look }: Walk): Promise<readonly string[]> {
  try {
    await visit(page, screen, places);
    return await look(page, screen);
  } catch (error) {
    return [`cannot be looked at: ${String(error).split('\n')[0]}`];
  }
}

async function windowOf(desk: WalkedDesk, { language, prepare }: Walk, onlooker: Screen['onlooker']): Promise<Page> {
  const localStorage = await keptBy(desk, onlooker, language);
  const context = await desk.browser.newContext({
    baseURL: desk.address,
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: desk.address, localStorage }] },
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await prepare?.(page);
  return page;
}
