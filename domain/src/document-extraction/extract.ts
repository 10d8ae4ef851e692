import type { Segment } from '@tallyport/contracts/document-extraction/document-types';
import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import { type RecordKind, recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { typeByContent } from './classify/content.js';
import { type PageRange, segmentPages } from './classify/segments.js';
import { airWaybillTypeOf, billTypeOf } from './classify/transport-type.js';
import type { ReadDocument } from './document-model.js';
import { type DocumentText, readText } from './document-text.js';
import { isLegible, readingOf, type Understood } from './fields/field-reading.js';
import { understandDocument } from './records/understand.js';

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
export function extractDocument(document: ReadDocument): ExtractedDocument {
  const ranges = segmentPages(document.pages);
  return { segments: ranges.map((range) => extractSegment(document, range)) };
}

function extractSegment(document: ReadDocument, range: PageRange): ExtractedSegment {
  const pages = document.pages.slice(range.from, range.to + 1);
  const text = readText({ pages });
  const type = precise(range, text);
  const { header, lines } = understandDocument(type, text);
  return {
    segment: {
      fromPage: pages[0]?.number ?? 1,
      toPage: pages.at(-1)?.number ?? 1,
      type,
      title: type === 'other' ? (range.name === '' ? null : range.name) : (range.title?.slice(0, 200) ?? null),
      confidence: Math.min(0.98, range.score === 0 ? 0.1 : 0.5 + 0.15 * range.score),
    },
    kind: recordKindOf(type),
    header: readingsOf(header, text),
    lines: lines.map((line) => readingsOf(line, text)),
  };
}

function precise(range: PageRange, text: DocumentText): PageRange['type'] {
  const type = range.score === 0 ? typeByContent(text) : range.type;
  if (type === 'BL') return billTypeOf(text);
  return type === 'AWB' ? airWaybillTypeOf(text) : type;
}

function readingsOf(fields: ReadonlyMap<string, Understood>, text: DocumentText): Readings {
  return Object.fromEntries(
    [...fields].filter(([, understood]) => isLegible(understood)).map(([field, understood]) => [field, readingOf(understood, text)]),
  );
}
