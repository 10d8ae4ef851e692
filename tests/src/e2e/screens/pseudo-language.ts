import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EVENTS } from '@tallyport/contracts/events';
import type { Page } from 'playwright';
import { z } from 'zod';
import { inPage } from './in-page.js';

const DIST = join(import.meta.dirname, '../../../../web/dist');
const Manifest = z.record(z.string(), z.object({ file: z.string() }));
const OF_CHINESE = /^src\/i18n\/zh\/(.+)$/;

/**
 * Lets a page speak a language of which nothing can be guessed: each text in brackets, in the place of Chinese. What stands in no bracket
 * then comes from no word list, and what is Chinese was made by the browser: dates, and words between words.
 */
export async function speakInBrackets(page: Page): Promise<void> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8')));
  for (const [source, { file }] of Object.entries(manifest)) {
    const part = OF_CHINESE.exec(source)?.[1];
    const english = part === undefined ? undefined : manifest[`src/i18n/en/${part}`];
    if (english === undefined) continue;
    const texts = (await import(join(DIST, english.file))) as Readonly<Record<string, unknown>>;
    const body = Object.entries(texts).map(([name, tree]) => `export const ${name} = ${JSON.stringify(inBrackets(tree))};`);
    await page.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body: body.join('\n') }));
  }
}

function inBrackets(tree: unknown): unknown {
  if (typeof tree === 'string') return `⟦${tree}⟧`;
  return Object.fromEntries(Object.entries(tree as object).map(([name, branch]) => [name, inBrackets(branch)]));
}

/** Programs take events by these names, which are shown as they are. */
const WORDS_OF_EVENTS = ['webhook.test', ...EVENTS.map(({ type }) => type)].flatMap((type) => type.split(/[.-]/));
/** The places by which the browser names time zones. */
const WORDS_OF_ZONES = Intl.supportedValuesOf('timeZone').flatMap((zone) => zone.split(/[/_-]/));

/** What people and papers wrote: every word of the answers of the API, but those that the server wrote itself. */
export class KnownData {
  private readonly words = new Set([...WORDS_OF_ZONES, ...WORDS_OF_EVENTS]);
  private readonly pending: Promise<void>[] = [];

  /** Follows what a page is told. */
  follow(page: Page): void {
    page.on('response', (response) => {
      const isData = response.url().includes('/api/') && response.headers()['content-type']?.includes('json');
      if (!isData) return;
      const taken = response.json().then(
        (answer) => this.take(answer),
        () => undefined,
      );
      this.pending.push(taken);
    });
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  /** Waits for the answers that are on their way to be known. */
  async settled(): Promise<void> {
    await Promise.all(this.pending);
  }

  private add(text: string): void {
    for (const [word] of text.matchAll(WORD)) this.words.add(word);
  }

  private take(value: unknown, name = ''): void {
    if (typeof value === 'string') {
      const isCode = CODE.test(value) && !SHOWN_AS_THEY_ARE.has(name);
      if (!isCode && !WRITTEN_BY_SERVER.has(name)) this.add(value);
    } else if (Array.isArray(value)) for (const item of value) this.take(item, name);
    else if (value !== null && typeof value === 'object') for (const [key, item] of Object.entries(value)) this.take(item, key);
  }
}

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’]+/gu;
/** A code of the product (`received`, `not_lodged`), which has a name in each language. */
const CODE = /^[a-z]+([_.-][a-z]+)*$/;
/** Fields that hold codes which are shown as they are: values of records as they were typed, types of events in the settings of who takes them. */
const SHOWN_AS_THEY_ARE = new Set(['value', 'original', 'event_type', 'event_types', 'unit', 'ours', 'theirs']);
/** Sentences of problems: a screen says them by their codes. */
const WRITTEN_BY_SERVER = new Set(['title', 'message']);
/** Initials, flags, currencies, units; and what the browser calls zones. */
const SHORT = /^\p{Lu}{1,5}$/u;

const BARE_WORDS = inPage('bare-words');
const HAN = /\p{Script=Han}/u;

/** The words of the screen that stand in no bracket and are no data. */
export async function wordsWithoutBrackets(page: Page, data: KnownData): Promise<string[]> {
  await data.settled();
  const asked = decodeURIComponent(new URL(page.url()).search);
  const { found, open } = await page.evaluate<{ found: { word: string; where: string }[]; open: number }>(BARE_WORDS);
  const bare = found
    .filter(({ word }) => !HAN.test(word) && !SHORT.test(word) && !data.has(word) && !asked.includes(word))
    .map(({ word, where }) => `${word} (${where})`);
  return open === 0 ? bare : [...bare, `${open} brackets are not closed`];
}
