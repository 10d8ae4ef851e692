import { randomUUID } from 'node:crypto';
import { EXTRACTION_STEPS } from '@tallyport/contracts/document-extraction/steps';
import type { AppendedStream } from './appended-stream.js';
import type { LiveDesk } from './live-desk.js';
import type { PaintedPage } from './painted-page.js';

const PAGES = 20;
const FILE = { mediaType: 'application/pdf', bytes: 4_096, hash: '0'.repeat(64) } as const;
const STEPS_BEFORE_PAGES = EXTRACTION_STEPS.slice(0, EXTRACTION_STEPS.indexOf('extracting'));

interface Ids {
  readonly documentId: string;
  readonly workOrderId: string;
}

/** Documents of one job that are read page by page, one after the other: what somebody sees who waits for them. */
export class ReadDocuments {
  private page = PAGES;
  private document: { readonly ids: Ids; readonly reading: AppendedStream; withdraw(): Promise<void> } | null = null;

  constructor(
    private readonly desk: LiveDesk,
    private readonly jobId: string,
  ) {}

  /** From the call of `append` until the page that is read next stands painted in the browser, in milliseconds. */
  async measure(page: PaintedPage): Promise<number> {
    const { ids, reading } = this.document && this.page < PAGES - 1 ? this.document : await this.nextDocument(page);
    this.page += 1;
    const painted = page.paints.next(`page ${this.page + 1} of ${PAGES}`);
    const data = { ...ids, attempt: 1, page: this.page, of: PAGES, method: 'text layer' as const, words: 250, elapsedMs: 40 };
    const begin = performance.now();
    await reading.append({ type: 'extraction.page-read', data });
    return (await painted) - begin;
  }

  /** Takes the last document back and uploads another, with the steps before its pages. */
  private async nextDocument(page: PaintedPage): Promise<{ ids: Ids; reading: AppendedStream }> {
    await this.document?.withdraw();
    const painted = page.paints.next(`page 1 of ${PAGES}`);
    const documentId = randomUUID();
    const ids = { documentId, workOrderId: this.jobId };
    const papers = this.desk.stream(`document/${documentId}`, this.jobId);
    const reading = this.desk.stream(`extraction/${documentId}`, this.jobId);
    await papers.append({ type: 'document.uploaded', data: { ...ids, ...FILE, fileName: 'commercial invoice.pdf' } });
    await reading.append({ type: 'extraction.requested', data: { ...ids, ...FILE, attempt: 1, priority: 2 } });
    for (const step of STEPS_BEFORE_PAGES) {
      const data = { ...ids, attempt: 1, step, summary: `${step} done`, pages: PAGES, values: null };
      await reading.append({ type: 'extraction.step-finished', data });
    }
    await painted;
    this.page = 0;
    this.document = { ids, reading, withdraw: () => papers.append({ type: 'document.withdrawn', data: ids }) };
    return this.document;
  }
}
