import { type Browser, chromium } from 'playwright';
import { z } from 'zod';
import { Arrivals } from './arrivals.js';
import type { LiveDesk } from './live-desk.js';

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/**
 * Runs in the page before the app. A changed text is painted when the frame after it was made: the first task after
 * the animation frame comes when the browser is done with it.
 */
const WATCH = `
addEventListener('DOMContentLoaded', () => {
  let shown = '';
  new MutationObserver(() => {
    const text = document.querySelector('main, #root')?.textContent.match(/page \\d+ of \\d+/)?.[0] ?? '';
    if (text === shown) return;
    shown = text;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tellPainted({ text, at: performance.timeOrigin + performance.now() });
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
});`;

const Painted = z.object({ text: z.string(), at: z.number() });

/** The documents of a job in Chromium, in the web app as it is shipped. */
export class PaintedPage {
  /** By text: when it was painted, on this process's clock. */
  readonly paints = new Arrivals();

  private constructor(private readonly browser: Browser) {}

  static async open(executablePath: string, { address, token, org }: LiveDesk, jobId: string): Promise<PaintedPage> {
    const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1_440, height: 900 } });
    const kept = { token, expire: new Date(Date.now() + 3_600_000).toISOString(), selectedOrg: org.id };
    const keep = Object.entries(kept).map(([key, value]) => `localStorage.setItem('${key}', '${value}');`);
    await context.addInitScript(keep.join('\n') + WATCH);
    const page = await context.newPage();
    const opened = new PaintedPage(browser);
    await page.exposeFunction('tellPainted', (painted: unknown) => {
      const { text, at } = Painted.parse(painted);
      opened.paints.note(text, at - performance.timeOrigin);
    });
    await page.goto(`/organization/${org.id}/jobs/${jobId}?tab=documents`);
    await page.getByText('Drop files here').first().waitFor();
    await page.waitForLoadState('networkidle');
    return opened;
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
