import type { Segment, SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import { type RecordKind, recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import type { PageRange } from './classify/page-range.js';
import { typeCertainty } from './classify/type-certainty.js';
import type { Page, ReadDocument } from './document-model.js';
import { documentOfData } from './embedded/of-document.js';
import { type OpenDocument, openDocument } from './open-document.js';
import { openFile } from './open-file.js';
import { OF_A_DOCUMENT, OF_KNOWN_TYPE, SPLIT } from './pipeline.js';
import { type RunOptions, runStages } from './stage.js';

/** One document of a file: its pages and type, and what was read of it. */
export interface ExtractedSegment {
  readonly segment: Segment;
  /** The record that it becomes, or null where papers of this type make no record. */
  readonly kind: RecordKind | null;
  readonly header: Readings;
  readonly lines: readonly Readings[];
}

/** A whole file: its documents in the order of their pages. */
export interface ExtractedDocument {
  readonly segments: readonly ExtractedSegment[];
}

/** Reads documents, their types, fields and lines from the pages of a file. The same pages always give the same answer. */
export function extractDocument(document: ReadDocument, options: RunOptions = {}): ExtractedDocument {
  return { segments: readDocuments(document, options).map(extracted) };
}

/** One document of a file with all that the passes made of it. */
export interface ReadSegment {
  readonly segment: Segment;
  readonly read: OpenDocument;
}

/** The documents of a file with all that the passes made of them. */
export function readDocuments({ pages, embedded = [] }: ReadDocument, options: RunOptions = {}): ReadSegment[] {
  const ranges = rangesOf(pages, options);
  const withData = documentOfData(embedded, pages, ranges);
  return ranges.map((range, index) => {
    const own = pages.slice(range.from, range.to + 1);
    const read = runStages(OF_A_DOCUMENT, openDocument(own, range, index === withData ? embedded : []), options);
    return { segment: segmentOf(own, range, read), read };
  });
}

/** Reads the fields and lines of one piece of a file whose pages and type a person decided. Other pages of the file are not needed. */
export function readCut({ pages, embedded }: ReadDocument, cut: SegmentCut): ReadSegment {
  const own = pages.filter(({ number }) => cut.fromPage <= number && number <= cut.toPage);
  const [found] = rangesOf(own.slice(0, 1), {});
  const printed = found?.type === cut.type ? (found.title?.slice(0, 200) ?? null) : null;
  const name = cut.type === 'other' ? (cut.title ?? '') : '';
  const read = runStages(OF_KNOWN_TYPE, openDocument(own, { type: cut.type, name, title: printed, score: 0, isWhole: false }, embedded));
  return { segment: { ...cut, title: cut.title ?? printed, confidence: 1 }, read };
}

function rangesOf(pages: readonly Page[], options: RunOptions): readonly PageRange[] {
  return runStages([SPLIT], openFile(pages), options).ranges;
}

function segmentOf(pages: readonly Page[], { title }: PageRange, read: OpenDocument): Segment {
  const { type, name } = read;
  return {
    fromPage: pages[0]?.number ?? 1,
    toPage: pages.at(-1)?.number ?? 1,
    type,
    title: type === 'other' ? (name === '' ? null : name) : (title?.slice(0, 200) ?? null),
    confidence: typeCertainty(read),
  };
}

/** What a document is known by when it was read. */
export function extracted({ segment, read: { header, lines } }: ReadSegment): ExtractedSegment {
  return { segment, kind: recordKindOf(segment.type), header, lines };
}
