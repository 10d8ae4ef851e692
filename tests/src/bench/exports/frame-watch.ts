import { type Browser, chromium, type Page } from 'playwright';
import type { LiveDesk } from '../browser/live-desk.js';

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/** Runs in the page: the time from each frame to the next, for so long. */
const FRAMES = `(milliseconds) => new Promise((resolve) => {
  const frames = [];
  const begin = performance.now();
  let last = begin;
  const next = (now) => {
    frames.push(now - last);
    last = now;
    if (now - begin < milliseconds) requestAnimationFrame(next);
    else resolve(frames.slice(1));
  };
  requestAnimationFrame(next);
})`;

/** The cockpit in Chromium, in the web app as it is shipped. */
export class FrameWatch {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  static async open(executablePath: string, { address, token, org }: LiveDesk): Promise<FrameWatch> {
    const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1_440, height: 900 } });
    const kept = { token, expire: new Date(Date.now() + 3_600_000).toISOString(), selectedOrg: org.id };
    await context.addInitScript(
      Object.entries(kept)
        .map(([key, value]) => `localStorage.setItem('${key}', '${value}');`)
        .join('\n'),
    );
    const page = await context.newPage();
    await page.goto(`/organization/${org.id}/operations`, { timeout: 120_000 });
    await page.getByRole('grid').first().waitFor({ timeout: 120_000 });
    return new FrameWatch(browser, page);
  }

  /** How long each frame took, in milliseconds. */
  frames(milliseconds: number): Promise<number[]> {
    return this.page.evaluate<number[]>(`(${FRAMES})(${milliseconds})`);
  }

  /** What a tab counts, as it stands on the screen. */
  async count(tab: string): Promise<number> {
    const words = await this.page.getByRole('link', { name: new RegExp(`${tab}$`) }).innerText();
    return Number(/\d[\d,]*/.exec(words)?.[0]?.replaceAll(',', '') ?? Number.NaN);
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
