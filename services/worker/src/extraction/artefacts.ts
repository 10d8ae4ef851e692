import { createHash } from 'node:crypto';
import {
  embeddedDataKey,
  explanationKey,
  inspectionKey,
  pagePictureKey,
  pageTextKey,
  readPageKey,
  segmentUnderstandingKey,
  understandingKey,
} from '@tallyport/blob-store/artefacts';
import { BlobMissing, type BlobStore } from '@tallyport/blob-store/blob-store';
import { Segment, type SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import { type DocumentExplanation, ExplainedValue } from '@tallyport/contracts/document-extraction/explanation';
import { MediaType } from '@tallyport/contracts/document-extraction/media-types';
import type { PageText } from '@tallyport/contracts/document-extraction/page-text';
import { Readings } from '@tallyport/contracts/document-extraction/readings';
import { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { Page } from '@tallyport/reading/document-model';
import type { EmbeddedFile } from '@tallyport/reading/embedded/embedded-file';
import { z } from 'zod';
import type { ReadingVersions } from './reading-versions.js';

const Inspection = z.object({ mediaType: MediaType, pages: z.int() });
type Inspection = z.infer<typeof Inspection>;

/** A record in the making: what one segment was understood as, in the vocabulary of its kind. */
const UnderstoodRecord = z.object({
  segment: Segment,
  kind: RecordKind.nullable(),
  header: Readings,
  lines: z.array(Readings),
});
const Understanding = z.array(UnderstoodRecord);
export type UnderstoodRecord = z.infer<typeof UnderstoodRecord>;

/** The same with why the reader gave its values, before anything that was learnt or a model said. */
const ExplainedRecord = UnderstoodRecord.extend({ reasons: z.array(ExplainedValue) });
export type ExplainedRecord = z.infer<typeof ExplainedRecord>;

/**
 * What the steps of one file leave for each other and for later attempts, by content and the build that made it.
 * A missing artefact is made again by the step that makes it; nothing else depends on it.
 */
export class Artefacts {
  constructor(
    private readonly blobs: BlobStore,
    private readonly orgId: string,
    private readonly hash: string,
    private readonly documentId: string,
    private readonly versions: ReadingVersions,
  ) {}

  saveInspection(inspection: Inspection): Promise<void> {
    return this.save(inspectionKey(this.hash, this.versions.pages), inspection);
  }

  hasInspection(): Promise<boolean> {
    return this.blobs.has(this.orgId, inspectionKey(this.hash, this.versions.pages));
  }

  async inspection(): Promise<Inspection> {
    return Inspection.parse(await this.load(inspectionKey(this.hash, this.versions.pages)));
  }

  /** Kept before the inspection: where that is there, this is. */
  saveEmbedded(files: readonly EmbeddedFile[]): Promise<void> {
    return this.save(embeddedDataKey(this.hash, this.versions.pages), files);
  }

  /** Written by this service alone, in the shape of the reading. */
  async embedded(): Promise<EmbeddedFile[]> {
    return (await this.load(embeddedDataKey(this.hash, this.versions.pages))) as EmbeddedFile[];
  }

  hasPicture(page: number): Promise<boolean> {
    return this.blobs.has(this.orgId, pagePictureKey(this.hash, page));
  }

  savePicture(page: number, png: Uint8Array): Promise<void> {
    return this.blobs.putArtefact(this.orgId, pagePictureKey(this.hash, page), png);
  }

  hasPage(page: number): Promise<boolean> {
    return this.blobs.has(this.orgId, readPageKey(this.hash, this.versions.pages, page));
  }

  savePage(page: Page): Promise<void> {
    return this.save(readPageKey(this.hash, this.versions.pages, page.number), page);
  }

  /** Pages are written by this service alone, in the shape of the document model. */
  async page(number: number): Promise<Page> {
    return (await this.load(readPageKey(this.hash, this.versions.pages, number))) as Page;
  }

  async pages(from: number, to: number): Promise<Page[]> {
    return Promise.all(Array.from({ length: to - from + 1 }, (_, index) => this.page(from + index)));
  }

  savePageText(text: PageText): Promise<void> {
    return this.save(pageTextKey(this.hash, text.page), text);
  }

  /** What a segment is understood as, before anything of this document is added to it; also a copy of the file finds it. */
  saveSegment(record: ExplainedRecord): Promise<void> {
    return this.save(segmentUnderstandingKey(this.hash, this.versions.values, nameOf(record.segment)), record);
  }

  /** Null for pages that nobody understood as this type yet. */
  async segment(cut: SegmentCut): Promise<ExplainedRecord | null> {
    try {
      return ExplainedRecord.parse(await this.load(segmentUnderstandingKey(this.hash, this.versions.values, nameOf(cut))));
    } catch (error) {
      if (error instanceof BlobMissing) return null;
      throw error;
    }
  }

  saveUnderstanding(records: readonly UnderstoodRecord[]): Promise<void> {
    return this.save(understandingKey(this.hash, this.versions.values, this.documentId), records);
  }

  hasUnderstanding(): Promise<boolean> {
    return this.blobs.has(this.orgId, understandingKey(this.hash, this.versions.values, this.documentId));
  }

  async understanding(): Promise<UnderstoodRecord[]> {
    return Understanding.parse(await this.load(understandingKey(this.hash, this.versions.values, this.documentId)));
  }

  /** Why the values are what they are, for people; the newest reading's word stands. */
  saveExplanation(records: readonly ExplainedRecord[]): Promise<void> {
    const segments = records.map(({ segment, reasons }) => ({ from_page: segment.fromPage, to_page: segment.toPage, values: reasons }));
    return this.save(explanationKey(this.hash, this.documentId), { segments } satisfies DocumentExplanation);
  }

  private save(key: string, value: unknown): Promise<void> {
    return this.blobs.putArtefact(this.orgId, key, Buffer.from(JSON.stringify(value)));
  }

  private async load(key: string): Promise<unknown> {
    return JSON.parse((await this.blobs.read(this.orgId, key)).toString('utf8'));
  }
}

/** Pages and type; a paper without a type of its own goes by its title. */
function nameOf({ fromPage, toPage, type, title }: SegmentCut): string {
  const titled = type === 'other' && title !== null ? `-${createHash('sha256').update(title).digest('hex').slice(0, 16)}` : '';
  return `${fromPage}-${toPage}-${type}${titled}`;
}
