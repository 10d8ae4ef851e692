import { type Browser, chromium, type Page } from 'playwright';

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/**
 * Runs in the page before the app. Goes to an address as a link does, and tells the milliseconds until the first row of the answer that
 * it asked for is painted; and those from the question how many jobs each view has to the painted answer.
 */
const WATCH = `
const painted = () => new Promise((tell) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => tell(performance.now());
  port2.postMessage(null);
}));
let onList = null;
const send = window.fetch;
window.fetch = async (address, ...more) => {
  const begun = performance.now();
  const answer = await send(address, ...more);
  const { pathname } = new URL(address, location.href);
  const isList = /\\/work_orders(\\/search_filter)?\\/?$/.test(pathname);
  if (isList && onList) answer.clone().json().then(onList);
  if (/counts\\/?$/.test(pathname)) answer.clone().json().then(async () => { window.countsTook = (await painted()) - begun; });
  return answer;
};
const isShown = (code) => document.querySelector('[role=rowgroup] [role=row]')?.textContent.includes(code);
const goes = (address) => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
};
window.timeOf = async (address) => {
  const answered = new Promise((tell) => { onList = (body) => { onList = null; tell(body); }; });
  const begun = performance.now();
  goes(address);
  const { results } = await answered;
  const code = results[0]?.code;
  if (code === undefined) throw new Error('nothing is found at ' + address);
  await new Promise((tell) => {
    if (isShown(code)) return tell();
    const seen = new MutationObserver(() => { if (isShown(code)) { seen.disconnect(); tell(); } });
    seen.observe(document, { subtree: true, childList: true, characterData: true });
  });
  return (await painted()) - begun;
};
window.longTasks = [];
new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });`;

/** What the script above puts into the page. */
declare global {
  var timeOf: (address: string) => Promise<number>;
  var countsTook: number | undefined;
  var longTasks: number[];
}

/** Where a desk is served, and who sits at it. */
export interface ServedDesk {
  readonly address: string;
  readonly orgId: string;
  readonly token: string;
}

/** The desk in Chromium, as it is shipped. */
export class TimedPage {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
    private readonly jobs: string,
  ) {}

  static async open(executablePath: string, { address, orgId, token }: ServedDesk): Promise<TimedPage> {
    const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1_440, height: 900 } });
    const kept = { token, expire: new Date(Date.now() + 3_600_000).toISOString(), selectedOrg: orgId };
    const keep = Object.entries(kept).map(([key, value]) => `localStorage.setItem('${key}', '${value}');`);
    await context.addInitScript(keep.join('\n') + WATCH);
    const page = new TimedPage(browser, await context.newPage(), `/organization/${orgId}`);
    await page.load();
    return page;
  }

  /** Milliseconds from the wish for an address below the organisation until its rows are painted. */
  timeOf(path: string): Promise<number> {
    return this.page.evaluate((address) => globalThis.timeOf(address), `${this.jobs}/${path}`);
  }

  /** Loads the desk anew. Milliseconds from the question how many jobs each view has until they are painted. */
  async counts(): Promise<number> {
    await this.load();
    const handle = await this.page.waitForFunction(() => globalThis.countsTook);
    return (await handle.jsonValue()) ?? Number.NaN;
  }

  /** Scrolls each column of the board in turn. Answers how long every task took that took more than 50 ms. */
  async scrollBoard(turns: number): Promise<number[]> {
    await this.page.goto(`${this.jobs}/jobs?show=board`);
    const columns = this.page.getByRole('listbox');
    await columns.first().getByRole('option').first().waitFor();
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate(() => globalThis.longTasks.splice(0));
    for (let turn = 0; turn < turns; turn += 1) {
      for (const column of await columns.all()) {
        await column.hover({ position: { x: 40, y: 40 }, force: true });
        await this.page.mouse.wheel(0, 400);
        await this.page.waitForTimeout(60);
      }
    }
    return this.page.evaluate(() => globalThis.longTasks);
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  private async load(): Promise<void> {
    await this.page.goto(`${this.jobs}/jobs`);
    await this.page.getByRole('row').nth(1).waitFor();
  }
}
