import { findChromium } from '@tallyport/local/test-engines';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

/** The size of an A4 page at 96 dots per inch, in which browsers count. */
const A4 = { width: 794, height: 1123 };

/** The browser fills both numbers in. */
const PAGE_NUMBER =
  '<div style="font-size:7px;width:100%;text-align:center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>';

/** Shrinks what stands on the page until the page holds it. Runs in the browser. */
const FIT_CONTENT = `{
  const content = document.querySelector('main');
  for (let zoom = 1; document.body.scrollHeight > ${A4.height} && zoom > 0.5; zoom -= 0.04) content.style.zoom = zoom;
}`;

/** Prints and photographs HTML with the system's Chromium. */
export class Press {
  readonly #browser: Browser;
  readonly #pages = new Map<number, Page>();
  readonly #contexts: BrowserContext[] = [];

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Resolves to null on a machine without Chromium. */
  static async open(): Promise<Press | null> {
    const executablePath = await findChromium();
    if (executablePath === undefined) return null;
    return new Press(await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'] }));
  }

  async printPdf(html: string, isNumbered: boolean): Promise<Buffer> {
    const page = await this.#pageAt(1);
    await page.setContent(html);
    const foot = isNumbered ? { displayHeaderFooter: true, headerTemplate: '<span></span>', footerTemplate: PAGE_NUMBER } : {};
    return page.pdf({ preferCSSPageSize: true, printBackground: true, ...foot });
  }

  /** A picture of the HTML as one A4 page at this resolution; what is longer is made smaller, as copiers do. */
  async photograph(html: string, dotsPerInch: number, quality: number): Promise<Buffer> {
    const page = await this.#pageAt(dotsPerInch / 96);
    await page.setContent(html);
    await page.evaluate(FIT_CONTENT);
    return page.screenshot({ type: 'jpeg', quality, clip: { x: 0, y: 0, ...A4 } });
  }

  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close();
    await this.#browser.close();
  }

  async #pageAt(scale: number): Promise<Page> {
    const known = this.#pages.get(scale);
    if (known !== undefined) return known;
    const context = await this.#browser.newContext({ viewport: A4, deviceScaleFactor: scale });
    const page = await context.newPage();
    this.#contexts.push(context);
    this.#pages.set(scale, page);
    return page;
  }
}
