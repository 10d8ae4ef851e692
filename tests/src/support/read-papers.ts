import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderBlobStore } from '@tallyport/blob-store/folder-blob-store';
import type { SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import type { ExtractionStep } from '@tallyport/contracts/document-extraction/steps';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { RecordEdit } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { documentDecider } from '@tallyport/domain/document-extraction/document-decider';
import { extractionDecider } from '@tallyport/domain/document-extraction/extraction-decider';
import { type DocumentView, foldDocument } from '@tallyport/domain/document-extraction/fold-document';
import { foldStreams, type StreamMap } from '@tallyport/domain/folds';
import { recordDecider } from '@tallyport/domain/shipping-record/decider';
import type { RecordView } from '@tallyport/domain/shipping-record/fold';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import type { Page } from '@tallyport/reading/document-model';
import type { DocumentReader } from '@tallyport/worker/adapters/document-reader/document-reader';
import { Artefacts } from '@tallyport/worker/extraction/artefacts';
import { ExtractionStream } from '@tallyport/worker/extraction/extraction-stream';
import type { LessonSource } from '@tallyport/worker/extraction/learning/lesson-source';
import { readSomePages } from '@tallyport/worker/extraction/read-pages';
import { finishSteps } from '@tallyport/worker/extraction/stage';
import type { OpenReading, StepContext } from '@tallyport/worker/extraction/step-context';

/** One build reads all papers of a test. */
const VERSIONS = { pages: 'pages-1', values: 'values-1' };

/** One document of a test on its way through the steps of the worker, with papers in the place of the reader of files. */
export class PapersToRead {
  readonly attempt: { readonly orgId: string; readonly workOrderId: string; readonly documentId: string };
  private readonly content = Buffer.from(randomUUID());
  readonly hash = createHash('sha256').update(this.content).digest('hex');
  /** Pages that the reader had to read, in the order in which it did. */
  readonly pagesRead: number[] = [];

  constructor(
    private readonly store: EventStore,
    private readonly blobs: FolderBlobStore,
    private readonly folder: string,
    private readonly pages: readonly Page[],
    orgId: string = randomUUID(),
    private readonly lessons: LessonSource = { find: () => Promise.resolve([]) },
  ) {
    this.attempt = { orgId, workOrderId: randomUUID(), documentId: randomUUID() };
  }

  async upload(): Promise<void> {
    const { orgId, ...ids } = this.attempt;
    const content = this.content;
    await this.blobs.putFile(
      orgId,
      (async function* () {
        yield content;
      })(),
      { limit: 1e6 },
    );
    const upload = { ...ids, fileName: 'papers.pdf', mediaType: 'application/pdf', bytes: content.length, hash: this.hash } as const;
    await this.document().record({ type: 'upload', upload }, sampleMetadata(), new Date().toISOString());
  }

  /** Asks for a reading and does it to its end, or to a step at which it then fails. Answers what the steps said of themselves. */
  async read({
    anew = false,
    failsAfter = null,
  }: {
    anew?: boolean;
    failsAfter?: ExtractionStep | null;
  } = {}): Promise<Record<string, string>> {
    const { orgId, ...ids } = this.attempt;
    const writer = new StreamWriter(this.store, extractionDecider, {
      orgId,
      streamId: `extraction/${ids.documentId}`,
      jobId: ids.workOrderId,
    });
    const request = { ...ids, hash: this.hash, mediaType: 'application/pdf', bytes: this.content.length, priority: 2, anew } as const;
    await writer.record({ type: 'request', request }, sampleMetadata(), new Date().toISOString());
    const { state } = await writer.load();
    const reading = state as OpenReading;
    const stream = new ExtractionStream(this.store, this.attempt);
    const context = this.context(reading);
    await finishSteps(context, stream, 'starting up');
    await readSomePages(context, stream, 1);
    await finishSteps({ ...context, reading: (await stream.state()) as OpenReading }, stream, failsAfter ?? 'completed');
    if (failsAfter !== null) {
      const failure = { ...ids, attempt: reading.attempt, step: null, reason: 'reader-fault', message: 'The reader failed.' };
      await writer.record({ type: 'fail', ...failure }, sampleMetadata(), new Date().toISOString());
    }
    const events = await this.store.load(orgId, `extraction/${ids.documentId}`);
    return Object.fromEntries(
      events.flatMap((recorded) => {
        const event = parseEvent(recorded);
        const isOfThis = event?.type === 'extraction.step-finished' && event.data.attempt === reading.attempt;
        return isOfThis ? [[event.data.step, event.data.summary]] : [];
      }),
    );
  }

  /** Takes away what was made from the file, as an upgrade of the engines does that looks for it under other names. */
  async forgetArtefacts(kinds: readonly string[]): Promise<void> {
    for (const kind of kinds) await rm(join(this.folder, this.attempt.orgId, 'artefact', kind), { recursive: true });
  }

  async split(...segments: SegmentCut[]): Promise<void> {
    const { orgId: _, ...ids } = this.attempt;
    await this.document().record({ type: 'correct-segments', ...ids, segments }, person(), new Date().toISOString());
  }

  async edit(record: { readonly id: string; readonly kind: RecordKind }, ...edits: RecordEdit[]): Promise<void> {
    const { orgId, workOrderId } = this.attempt;
    const writer = new StreamWriter(this.store, recordDecider, { orgId, streamId: `${record.kind}/${record.id}`, jobId: workOrderId });
    await writer.record({ type: 'edit', recordId: record.id, workOrderId, kind: record.kind, edits }, person(), new Date().toISOString());
  }

  /** Every record that was made of the document, also those that were withdrawn, in the order of their pages. */
  async records(kinds: readonly RecordKind[]): Promise<RecordView[]> {
    const streams = await this.streams();
    return kinds.flatMap((kind) => streams.all(kind)).toSorted((a, b) => (a.from_page ?? 0) - (b.from_page ?? 0));
  }

  async shown(): Promise<DocumentView | null> {
    const events = await this.store.load(this.attempt.orgId, `document/${this.attempt.documentId}`);
    return events.reduce<DocumentView | null>((view, event) => foldDocument(view, parseEvent(event), event), null);
  }

  private async streams(): Promise<StreamMap> {
    const { orgId, workOrderId } = this.attempt;
    const types = ['extracted', 'lines-extracted', 'amended', 'line-amended', 'difference-offered', 'withdrawn'].map(
      (name) => `record.${name}`,
    );
    const events = await this.store.loadTypes(orgId, workOrderId, types);
    return foldStreams(events.map((envelope) => ({ event: parseEvent(envelope), envelope })));
  }

  private document() {
    const { orgId, workOrderId, documentId } = this.attempt;
    return new StreamWriter(this.store, documentDecider, { orgId, streamId: `document/${documentId}`, jobId: workOrderId });
  }

  private context(reading: OpenReading): StepContext {
    const { orgId, documentId } = this.attempt;
    return {
      store: this.store,
      blobs: this.blobs,
      reader: this.reader(),
      model: null,
      goods: { suggest: () => Promise.resolve([]), entriesOf: () => Promise.resolve(new Map()) },
      lessons: this.lessons,
      versions: VERSIONS,
      attempt: { ...this.attempt, attempt: reading.attempt },
      reading,
      file: { id: this.hash, load: () => this.blobs.read(orgId, this.hash) },
      artefacts: new Artefacts(this.blobs, orgId, this.hash, documentId, VERSIONS),
      signal: new AbortController().signal,
      mode: 'normal',
    };
  }

  private reader(): DocumentReader {
    return {
      hasNoNetwork: true,
      hasModels: true,
      warmUp: () => Promise.resolve(),
      inspect: () => Promise.resolve({ kind: 'inspected', mediaType: 'application/pdf', pages: this.pages.length, embedded: [] }),
      pagePicture: () => Promise.resolve({ kind: 'drawn', png: new Uint8Array([1]), width: 1, height: 1 }),
      readPages: (_file, from, to) => {
        const pages = this.pages.filter(({ number }) => from <= number && number <= to);
        this.pagesRead.push(...pages.map(({ number }) => number));
        return Promise.resolve({ kind: 'read', pages });
      },
      close: () => Promise.resolve(),
    };
  }
}

function person() {
  return { ...sampleMetadata(), actor: { kind: 'person' as const, userId: randomUUID() } };
}
