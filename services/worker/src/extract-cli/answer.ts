import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import { RECORD_KINDS, type RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { IMPORT_DECLARATION } from '@tallyport/reading/classify/titles';
import type { ExtractedDocument, ExtractedSegment } from '@tallyport/reading/extract';
import { furtherNames } from './further-names.js';

type Plain = string | number | boolean | null;
type PlainLine = Record<string, Plain>;

/** What was read of a file, in the form in which answers are scored: plain values, numbers as numbers. */
export interface Answer {
  readonly doc_type: string | null;
  readonly fields: Record<string, Plain | PlainLine[]>;
  readonly lines: readonly PlainLine[];
  readonly confidence: Record<string, number>;
  readonly elapsed_ms: number;
}

/** The answer for a file. One with several documents answers with the longest of them, of equally long ones with the first that makes a record. */
export function answerOf(extracted: ExtractedDocument, elapsedMs: number): Answer {
  const [longest] = extracted.segments.toSorted((a, b) => lengthOf(b) - lengthOf(a) || Number(b.kind !== null) - Number(a.kind !== null));
  if (longest === undefined) return { doc_type: null, fields: {}, lines: [], confidence: {}, elapsed_ms: elapsedMs };
  const lines = longest.lines.map((line) => plainFields(line, longest.kind, true));
  const isWaybill = longest.kind === 'waybill';
  const header = plainFields(longest.header, longest.kind, false);
  return {
    doc_type: typeName(longest),
    fields: { ...furtherNames(header), ...withoutSeaBill(header, longest.kind), ...containersOf(longest, lines) },
    lines: isWaybill ? [] : lines,
    confidence: Object.fromEntries(Object.entries(longest.header).map(([field, { confidence }]) => [field, confidence])),
    elapsed_ms: elapsedMs,
  };
}

/** Papers of a sale name whatever carries their goods as their waybill, as waybills do their own number. */
const OF_ANY_WAYBILL: ReadonlySet<RecordKind | null> = new Set<RecordKind | null>(['waybill', 'invoice', 'packing-list']);

/** The bill of a ship that another paper names is no air waybill: it answers as `bl_number` alone (`furtherNames`). */
function withoutSeaBill(header: PlainLine, kind: RecordKind | null): PlainLine {
  if (OF_ANY_WAYBILL.has(kind) || header['transport_mode'] !== 'sea') return header;
  const { waybill_number: _, ...others } = header;
  return others;
}

/** Containers are the lines of a waybill; other papers list their numbers, or name one. */
function containersOf({ kind, header }: ExtractedSegment, lines: readonly PlainLine[]): { containers?: PlainLine[] } {
  if (kind === 'waybill') return { containers: [...lines] };
  const numbers = header['containers']?.value ?? header['container_number']?.value;
  return typeof numbers === 'string' ? { containers: numbers.split(', ').map((number) => ({ number })) } : {};
}

function lengthOf({ segment }: ExtractedSegment): number {
  return segment.toPage - segment.fromPage;
}

/** A type as the answers spell it: its code, or `other` with the title of the paper. Customs declarations go by their name alone, and a forwarder's invoice has no code of the trade. */
function typeName({ segment }: ExtractedSegment): string {
  if (segment.type === 'CED') return 'china customs declaration (export)';
  if (segment.type === 'FIN') return 'other:freight invoice';
  if (segment.type !== 'other') return segment.type;
  if (segment.title === IMPORT_DECLARATION) return IMPORT_DECLARATION;
  return segment.title === null ? 'other' : `other:${segment.title}`;
}

function plainFields(readings: Readings, kind: RecordKind | null, isLine: boolean): PlainLine {
  return Object.fromEntries(Object.entries(readings).map(([field, reading]) => [field, plainValue(field, reading, kind, isLine)]));
}

/** Numbers that no record has. */
const MEASURES = new Set(['dosage', 'exposure_hours', 'temperature', 'legal_quantity']);

/** A paper that makes no record has numbers where any record has them. */
function plainValue(field: string, { value }: Reading, kind: RecordKind | null, isLine: boolean): Plain {
  if (typeof value !== 'string') return value;
  const isDecimal =
    (kind === null ? RECORD_KINDS : [kind]).some((record) => fieldForm(record, field, isLine) === 'decimal') || MEASURES.has(field);
  return isDecimal && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
