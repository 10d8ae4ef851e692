import type { Page } from '@tallyport/reading/document-model';
import type { ExtractionStream } from './extraction-stream.js';
import type { StepContext } from './step-context.js';
import { UnreadableDocument } from './unreadable-document.js';

/** A batch ends with the first pages that are done after this time: far below the half minute that a batch may take. */
const BATCH_MS = 12_000;
/** Two pages at a time: scans use both cores, and a page of text takes milliseconds anyway. */
const PAGES_AT_ONCE = 2;

/** Reads pages from `from` on for a while and answers with the page to go on with, null when all are read. */
export async function readSomePages(context: StepContext, stream: ExtractionStream, from: number): Promise<number | null> {
  const { pages: count } = await context.artefacts.inspection();
  const began = performance.now();
  for (let page = from; page <= count; page += PAGES_AT_ONCE) {
    if (performance.now() - began > BATCH_MS) return page;
    await readMissing(context, stream, page, Math.min(count, page + PAGES_AT_ONCE - 1), count);
  }
  return null;
}

async function readMissing(context: StepContext, stream: ExtractionStream, from: number, to: number, count: number): Promise<void> {
  for (let page = from; page <= to; page++) {
    if (context.reading.pagesRead.includes(page) && (await context.artefacts.hasPage(page))) continue;
    if (await context.artefacts.hasPage(page)) await recordPage(context, stream, await context.artefacts.page(page), count, 0);
    else return readFrom(context, stream, page, to, count);
  }
}

async function readFrom(context: StepContext, stream: ExtractionStream, from: number, to: number, count: number): Promise<void> {
  const began = performance.now();
  const { reader, file, signal, mode, artefacts } = context;
  const read = await reader.readPages(file, from, to, { signal, mode });
  if (read.kind === 'unreadable') throw new UnreadableDocument(read.reason, `Page ${read.page}: ${read.sentence}`, read.page);
  const elapsedMs = Math.round((performance.now() - began) / read.pages.length);
  for (const page of read.pages) {
    await artefacts.savePage(page);
    await recordPage(context, stream, page, count, elapsedMs);
  }
}

async function recordPage({ attempt }: StepContext, stream: ExtractionStream, page: Page, of: number, elapsedMs: number): Promise<void> {
  const { orgId: _, ...ofAttempt } = attempt;
  const fact = { ...ofAttempt, page: page.number, of, method: page.method, words: page.words.length, elapsedMs };
  await stream.record({ type: 'record-page', page: fact }, `${attempt.attempt}/page/${page.number}`);
}
