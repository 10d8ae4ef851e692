import { type Browser, chromium, type Page } from 'playwright';
import type { LiveDesk } from '../browser/live-desk.js';
import { BARE_GRID } from './bare-grid.js';

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/** How long a section, a cell or a frame took, in milliseconds. */
export interface GridTimes {
  mount(): Promise<number>;
  cell(): Promise<number>;
  /** Every frame of a way through the lines. */
  scroll(): Promise<number[]>;
}

/** The lines of a declaration in Chromium, in the web app as it is shipped, and in the same page the least that shows as much. */
export class GridPage {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  static async open(executablePath: string, { address, token, org }: LiveDesk, jobId: string): Promise<GridPage> {
    const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1_440, height: 900 } });
    const kept = { token, expire: new Date(Date.now() + 3_600_000).toISOString(), selectedOrg: org.id };
    const keep = Object.entries(kept).map(([key, value]) => `localStorage.setItem('${key}', '${value}');`);
    await context.addInitScript(keep.join('\n'));
    const page = await context.newPage();
    await page.goto(`/organization/${org.id}/jobs/${jobId}?tab=declaration`, { timeout: 120_000 });
    await page.getByRole('grid').waitFor({ timeout: 120_000 });
    await page.getByRole('group', { name: 'What is due' }).getByText('AUD').waitFor({ timeout: 120_000 });
    await page.evaluate(BARE_GRID);
    return new GridPage(browser, page);
  }

  get ours(): GridTimes {
    return this.timesOf('ours');
  }

  get bare(): GridTimes {
    return this.timesOf('bare');
  }

  /** What stands at the foot, to see that it follows what was typed. */
  totals(): Promise<string> {
    return this.page.getByRole('group', { name: 'What is due' }).innerText();
  }

  /** The longest task of the page since the last question, in milliseconds; null where none was over 50. */
  longestTask(): Promise<number | null> {
    return this.page.evaluate(() => (globalThis as unknown as { gridBench: { longestTask(): number | null } }).gridBench.longestTask());
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  private timesOf(side: 'ours' | 'bare'): GridTimes {
    const ask = <T>(what: keyof GridTimes): Promise<T> => this.page.evaluate<T>(`gridBench.${side}.${what}()`);
    return { mount: () => ask('mount'), cell: () => ask('cell'), scroll: () => ask('scroll') };
  }
}
