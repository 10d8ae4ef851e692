import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startedStack } from '@tallyport/local/testing/started-stack';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { onTestFinished } from 'vitest';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]; // prettier-ignore

export interface StartedDesk {
  readonly address: string;
  readonly browser: Browser;
  /** A window of its own, as a person at another machine has it. Answers what went wrong in it, too. */
  openWindow(): Promise<{ context: BrowserContext; complaints: string[] }>;
}

/** `npm start` with the demo data in a folder of its own, and a browser beside it; both are gone when the test has finished. */
export async function startedDesk(executablePath: string): Promise<StartedDesk> {
  const home = await mkdtemp(join(tmpdir(), 'tallyport-e2e-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const stack = await startedStack(home, { TALLYPORT_DEMO: 'yes' });
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(stack.screen().split('Tallyport is ready')[1] ?? '')?.[0];
  if (address === undefined) throw new Error(`the screen names no address:\n${stack.screen()}`);
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  onTestFinished(() => browser.close());
  return {
    address,
    browser,
    async openWindow() {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      return { context, complaints };
    },
  };
}
