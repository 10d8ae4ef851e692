import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import type { ServedDesk } from './timed-page.js';

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/** Runs in the page before anything else. */
const WATCH = `
window.watched = { paintedAt: 0, shift: 0 };
new PerformanceObserver((list) => { watched.paintedAt = list.getEntries().at(-1).startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => { for (const { value } of list.getEntries()) watched.shift += value; }).observe({ type: 'layout-shift', buffered: true });`;

const SCRIPT_BYTES = `performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.startsWith('/assets/') && name.endsWith('.js'))
  .reduce((sum, { transferSize }) => sum + transferSize, 0)`;
const WITHOUT_SCRIPT = `
for (const one of document.querySelectorAll('script, link[rel=modulepreload]')) one.remove();
document.documentElement.outerHTML`;

export interface Load {
  /** When the largest paint of content was, in milliseconds from the wish. */
  readonly paintedAt: number;
  readonly shift: number;
  /** So many bytes of script came over the network when it was loaded once more. */
  readonly scriptBytesAgain: number;
}

/** Chromium, each time as if it had never been here. */
export class ColdBrowser {
  private constructor(
    private readonly browser: Browser,
    private readonly desk: ServedDesk,
  ) {}

  static async open(executablePath: string, desk: ServedDesk): Promise<ColdBrowser> {
    return new ColdBrowser(await chromium.launch({ executablePath, args: ARGUMENTS }), desk);
  }

  async load(path: string): Promise<Load> {
    const context = await this.window();
    const page = await context.newPage();
    await seen(page, path);
    const { paintedAt, shift } = await page.evaluate<{ paintedAt: number; shift: number }>('watched');
    await seen(page, path);
    const scriptBytesAgain = await page.evaluate<number>(SCRIPT_BYTES);
    await context.close();
    return { paintedAt, shift, scriptBytesAgain };
  }

  /** What stands in the page, without any script. */
  async copyOf(path: string): Promise<string> {
    const context = await this.window();
    const page = await context.newPage();
    await seen(page, path);
    const html = await page.evaluate<string>(WITHOUT_SCRIPT);
    await context.close();
    return `<!doctype html>\n${html}`;
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  private async window(): Promise<BrowserContext> {
    const { address, orgId, token } = this.desk;
    const context = await this.browser.newContext({ baseURL: address, viewport: { width: 1_440, height: 900 } });
    const kept = { token, expire: new Date(Date.now() + 3_600_000).toISOString(), selectedOrg: orgId };
    const keep = Object.entries(kept).map(([key, value]) => `localStorage.setItem('${key}', '${value}');`);
    await context.addInitScript(keep.join('\n') + WATCH);
    return context;
  }
}

/**
 * Waits until nothing more comes and the rows are there. In this order: who looks for rows while the page is loading works in the page
 * that is measured, and takes a tenth of what the desk's first paint costs.
 */
async function seen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
}
