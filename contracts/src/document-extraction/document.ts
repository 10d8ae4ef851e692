import { z } from 'zod';
import { Instant } from '../values/dates.js';
import { Id, StreamPosition } from '../values/ids.js';
import { DocumentType, Segment } from './document-types.js';
import { MediaType } from './media-types.js';
import { ModelFallback, ModelOutcome } from './model-outcomes.js';
import { StepFact } from './step-facts.js';
import { ExtractionState, ExtractionStep } from './steps.js';
import { StrayFinding } from './stray.js';

const StepProgress = z.object({
  step: ExtractionStep,
  finished_at: Instant,
  summary: z.string(),
  /** The same as codes with their values; nothing of what was read before there were any. */
  facts: z.array(StepFact).optional(),
});

const PageProgress = z.object({
  page: z.int(),
  method: z.enum(['text layer', 'ocr', 'cells']),
  words: z.int(),
  elapsed_ms: z.int(),
  read_at: Instant,
});

/**
 * What a model had to do with a reading: the sum over its questions. `outcome` is `fallback` where none of its answers
 * was used, and `reason` says why at least one was not.
 */
const ModelShare = z.object({
  name: z.string(),
  outcome: ModelOutcome,
  reason: ModelFallback.nullable(),
  questions: z.int(),
  tokens_in: z.int(),
  tokens_out: z.int(),
  /** Millionths of a US dollar; null where the operator gave no prices. */
  cost_micros: z.int().nullable(),
  latency_ms: z.int(),
  agreed: z.int(),
  added: z.int(),
  unverified: z.int(),
  refused: z.int(),
});

/** How the reading of one document stands. `step` is the one under way, or at which it ended. */
export const Extraction = z
  .object({
    document_id: Id,
    attempt: z.int(),
    state: ExtractionState,
    step: ExtractionStep.nullable(),
    steps: z.array(StepProgress),
    pages: z.int().nullable(),
    pages_read: z.array(PageProgress),
    values: z.int().nullable(),
    /** Documents of the org that are before it in line while it waits. */
    ahead: z.int().nullable(),
    /** Median, 20th and 80th percentile of milliseconds a page of this method took lately; null until 20 pages are known. */
    pace: z.object({ median_ms: z.int(), p20_ms: z.int(), p80_ms: z.int() }).nullable(),
    /** Null where no model was asked. */
    model: ModelShare.nullable(),
    /** `page` is the page that cannot be read; nothing where it is the file, or the reader. */
    failure: z.object({ step: ExtractionStep, reason: z.string(), message: z.string(), page: z.int().optional() }).nullable(),
    requested_at: Instant,
    started_at: Instant.nullable(),
    ended_at: Instant.nullable(),
    ended_by: Id.nullable(),
    stream_position: StreamPosition,
  })
  .meta({ id: 'Extraction' });
export type Extraction = z.infer<typeof Extraction>;

/** A document within the file. `corrected_by` is the person who moved its cut or its type; nothing for the reader's own work. */
export const DocumentSegment = z.object({
  from_page: Segment.shape.fromPage,
  to_page: Segment.shape.toPage,
  type: DocumentType,
  title: Segment.shape.title,
  confidence: Segment.shape.confidence,
  corrected_by: z.object({ user_id: Id, at: Instant }).nullable().optional(),
});
export type DocumentSegment = z.infer<typeof DocumentSegment>;

/** A document of a job with the state of its reading. */
export const Document = z
  .object({
    id: Id,
    work_order_id: Id,
    file_name: z.string(),
    media_type: MediaType,
    bytes: z.int(),
    hash: z.string(),
    uploaded_at: Instant,
    uploaded_by: Id.nullable(),
    segments: z.array(DocumentSegment),
    withdrawn: z.boolean(),
    /** Another document of the job with the same bytes, null for none. */
    copy_of: Id.nullable(),
    extraction: Extraction.nullable(),
    doubtful: z.int(),
    unverified: z.int(),
    /** By what it seems to be a paper of another job; empty where it is one of this. */
    stray: z.array(StrayFinding),
    stream_position: StreamPosition,
  })
  .meta({ id: 'Document' });
export type Document = z.infer<typeof Document>;

/** What became of one file of an upload: a document, or the problem that refused it. */
export const UploadedFile = z.object({
  file_name: z.string(),
  document: Document.nullable(),
  problem: z.object({ code: z.string(), title: z.string() }).nullable(),
});
