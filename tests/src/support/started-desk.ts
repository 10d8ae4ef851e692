import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FreightSimulator } from '@tallyport/local/seed/freight/freight-simulator';
import { ownerUrl } from '@tallyport/local/stack/operator-environment';
import { stackFolder } from '@tallyport/local/stack/stack-folder';
import { startStack } from '@tallyport/local/testing/start-stack';
import { type Browser, type BrowserContext, chromium } from 'playwright';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface StartedDesk {
  readonly address: string;
  readonly browser: Browser;
  /** A window of its own, as a person at another machine has it. Answers what went wrong in it, too. */
  openWindow(): Promise<{ context: BrowserContext; errors: string[] }>;
  /** Tells the simulator of customs what to do, for example `next` with its behaviours. */
  customs(what: string, body?: object): Promise<void>;
  /** The page of the mail simulator. */
  readonly mailAddress: string;
  /** Where its database is, for the owner of the tables: by it a test makes old what is stored. */
  readonly databaseUrl: string;
  /** The simulator of freight systems, as at its page. */
  readonly freight: FreightSimulator;
  /** Ends both, and removes what they wrote. */
  close(): Promise<void>;
}

/** `npm start` with the demo data in a folder of its own, and a browser beside it. */
export async function startedDesk(executablePath: string): Promise<StartedDesk> {
  const home = await mkdtemp(join(tmpdir(), 'tallyport-e2e-'));
  const stack = await startStack(home, { TALLYPORT_DEMO: 'yes' });
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(stack.screen().split('Tallyport is ready')[1] ?? '')?.[0];
  if (address === undefined) throw new Error(`the screen names no address:\n${stack.screen()}`);
  const customs = /Customs +the simulator, (http:\/\/127\.0\.0\.1:\d+)/.exec(stack.screen())?.[1];
  const freight = await FreightSimulator.at(/Freight +the simulator, (http:\/\/127\.0\.0\.1:\d+)/.exec(stack.screen())?.[1] ?? '');
  if (freight === null) throw new Error('the simulator of freight systems does not run');
  const mailAddress = /Mail +the simulator, (http:\/\/127\.0\.0\.1:\d+)/.exec(stack.screen())?.[1];
  if (mailAddress === undefined) throw new Error('the screen names no page of the mail simulator');
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  return {
    address,
    browser,
    mailAddress,
    databaseUrl: ownerUrl(stackFolder({ TALLYPORT_HOME: home }), { TALLYPORT_HOME: home }),
    freight,
    async openWindow() {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      return { context, errors };
    },
    async customs(what, body = {}) {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${customs}/simulator/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`customs answered ${response.status} to ${what}: ${await response.text()}`);
    },
    async close() {
      await browser.close();
      await stack.remove();
      await rm(home, { recursive: true, force: true });
    },
  };
}
