import type { Segment, SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import { type RecordKind, recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { typeByContent } from './classify/content.js';
import { type PageRange, segmentPages } from './classify/segments.js';
import { IMPORT_DECLARATION } from './classify/titles.js';
import { airWaybillTypeOf, billTypeOf } from './classify/transport-type.js';
import { customsDirectionOf } from './customs-form/direction.js';
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

/** Reads the fields and lines of one piece of a file whose pages and type a person decided. Other pages of the file are not needed. */
export function extractCut({ pages }: ReadDocument, cut: SegmentCut): ExtractedSegment {
  const own = pages.filter(({ number }) => cut.fromPage <= number && number <= cut.toPage);
  const [found] = segmentPages(own.slice(0, 1));
  const printed = found?.type === cut.type ? (found.title?.slice(0, 200) ?? null) : null;
  const text = readText({ pages: own });
  const name = cut.type === 'other' ? (cut.title ?? '') : '';
  return understood({ ...cut, title: cut.title ?? printed, confidence: 1 }, name, text);
}

function extractSegment(document: ReadDocument, range: PageRange): ExtractedSegment {
  const pages = document.pages.slice(range.from, range.to + 1);
  const text = readText({ pages });
  const { type, name } = precise(range, text);
  const segment: Segment = {
    fromPage: pages[0]?.number ?? 1,
    toPage: pages.at(-1)?.number ?? 1,
    type,
    title: type === 'other' ? (name === '' ? null : name) : (range.title?.slice(0, 200) ?? null),
    confidence: Math.min(0.98, range.score === 0 ? 0.1 : 0.5 + 0.15 * range.score),
  };
  return understood(segment, name, text);
}

function understood(segment: Segment, name: string, text: DocumentText): ExtractedSegment {
  const { header, lines } = understandDocument(segment.type, name, text);
  return {
    segment,
    kind: recordKindOf(segment.type),
    header: readingsOf(header, text),
    lines: lines.map((line) => readingsOf(line, text)),
  };
}

/** What a paper is, where its title leaves that open: a bill of a house or of a line, a declaration of goods that leave or arrive. */
function precise({ score, type: titled, name }: PageRange, text: DocumentText): Pick<PageRange, 'type' | 'name'> {
  const direction = score === 0 || titled === 'CED' || titled === 'other' ? customsDirectionOf(text) : null;
  if (direction !== null) return direction === 'export' ? { type: 'CED', name: '' } : { type: 'other', name: IMPORT_DECLARATION };
  const type = score === 0 ? typeByContent(text) : titled;
  if (type === 'BL') return { type: billTypeOf(text), name };
  return { type: type === 'AWB' ? airWaybillTypeOf(text) : type, name };
}

function readingsOf(fields: ReadonlyMap<string, Understood>, text: DocumentText): Readings {
  return Object.fromEntries(
    [...fields].filter(([, understood]) => isLegible(understood)).map(([field, understood]) => [field, readingOf(understood, text)]),
  );
}
