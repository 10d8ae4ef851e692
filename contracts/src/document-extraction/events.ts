import { z } from 'zod';
import { GoodsJudgement, MOST_GOODS_A_QUESTION } from '../classification/judgement.js';
import { defineEvent } from '../define-event.js';
import { Hash, Id } from '../values/ids.js';
import { Segment, SegmentCut } from './document-types.js';
import { MediaType } from './media-types.js';
import { ModelFallback, ModelOutcome } from './model-outcomes.js';
import { StepFact } from './step-facts.js';
import { ExtractionStep } from './steps.js';
import { KeptFor } from './stray.js';

/** A file came in. Its bytes were durable in the blob store before this was recorded; `hash` (SHA-256) is their address. */
export const DocumentUploaded = defineEvent(
  'document.uploaded',
  1,
  z.object({
    documentId: Id,
    workOrderId: Id,
    fileName: z.string().max(255),
    mediaType: MediaType,
    bytes: z.int().min(1),
    hash: Hash,
  }),
);

/** What the file holds: its segments, each a range of pages with a type. A later reading may record this again. */
export const DocumentClassified = defineEvent(
  'document.classified',
  1,
  z.object({ documentId: Id, workOrderId: Id, attempt: z.int().min(1), segments: z.array(Segment).min(1) }),
);

/**
 * A person moved a cut or a type. The segments are the whole file's, in the order of their pages; they stand until a person
 * moves them again, whatever later readings think. Recorded together with the request to understand what changed.
 */
export const DocumentSegmentsCorrected = defineEvent(
  'document.segments-corrected',
  1,
  z.object({ documentId: Id, workOrderId: Id, segments: z.array(SegmentCut).min(1) }),
);

/** A person took the document back. Its file is kept for as long as the org keeps files. */
export const DocumentWithdrawn = defineEvent('document.withdrawn', 1, z.object({ documentId: Id, workOrderId: Id }));

/**
 * A person says that the document belongs to its job although it says these things; for nothing else, and with none of them for
 * nothing any more.
 */
export const DocumentKeptHere = defineEvent(
  'document.kept-here',
  1,
  z.object({ documentId: Id, workOrderId: Id, keptFor: z.array(KeptFor) }),
);

export const DocumentEvent = z.discriminatedUnion('type', [
  DocumentUploaded.schema,
  DocumentClassified.schema,
  DocumentSegmentsCorrected.schema,
  DocumentKeptHere.schema,
  DocumentWithdrawn.schema,
]);
export type DocumentEvent = z.infer<typeof DocumentEvent>;

const attempt = { documentId: Id, workOrderId: Id, attempt: z.int().min(1) };

/** Somebody wants the document read (again). The reactor starts the workflow; until its first step it waits in line. */
export const ExtractionRequested = defineEvent(
  'extraction.requested',
  1,
  z.object({
    ...attempt,
    hash: z.string(),
    mediaType: MediaType,
    bytes: z.int(),
    /** Lower goes first: 2 a person waits, 3 a re-extraction, 5 bulk. */
    priority: z.int().min(1).max(5),
    /** True where nothing of an attempt that broke off is to be gone on with: a person split the file otherwise. */
    anew: z.boolean().optional(),
  }),
);

/** A step is finished and its output is stored; the step after it is under way from here. */
export const ExtractionStepFinished = defineEvent(
  'extraction.step-finished',
  1,
  z.object({
    ...attempt,
    step: ExtractionStep,
    /** What the step found, in a few words for people: `type by content, 12 pages of 20`. */
    summary: z.string().max(200),
    /** The same as codes with their values, for who says it in another language. */
    facts: z.array(StepFact).max(20).optional(),
    pages: z.int().nullable().default(null),
    values: z.int().nullable().default(null),
  }),
);

/** A page was read. `elapsedMs` is what the reader needed, without waiting. */
export const ExtractionPageRead = defineEvent(
  'extraction.page-read',
  1,
  z.object({
    ...attempt,
    page: z.int().min(1),
    of: z.int().min(1),
    method: z.enum(['text layer', 'ocr', 'cells']),
    words: z.int(),
    elapsedMs: z.int(),
  }),
);

/**
 * A model was asked one question about the document, and its answer was used, or what the product reads by itself stands
 * alone for the reason given. `question` counts within the attempt: the documents of the file in order, its Chinese texts, then
 * its goods in batches.
 */
export const ExtractionModelAsked = defineEvent(
  'extraction.model-asked',
  1,
  z.object({
    ...attempt,
    question: z.int().min(0),
    model: z.string().max(200),
    outcome: ModelOutcome,
    reason: ModelFallback.nullable(),
    tokensIn: z.int().min(0),
    tokensOut: z.int().min(0),
    /** Millionths of a US dollar, by the prices that the operator gave; null where none are given. */
    costMicros: z.int().min(0).nullable(),
    latencyMs: z.int().min(0),
    /** What became of the values of the answer: the same as read, new and found on the page, found nowhere, not taken. */
    agreed: z.int().min(0),
    added: z.int().min(0),
    unverified: z.int().min(0),
    refused: z.int().min(0),
  }),
);

/**
 * A model was the judge among the tariff codes of goods on this document's invoices that were not sure, or should have been: the codes
 * that it was offered, what it chose and put aside, or why there is no answer. At most one question's goods to an event.
 */
export const ExtractionGoodsJudged = defineEvent(
  'extraction.goods-judged',
  1,
  z.object({ ...attempt, model: z.string().max(200), goods: z.array(GoodsJudgement).min(1).max(MOST_GOODS_A_QUESTION) }),
);

/** The reading ended without a result. `reason` is a stable code, `page` the page that cannot be read, `message` a sentence for who has no other words. */
export const ExtractionFailed = defineEvent(
  'extraction.failed',
  1,
  z.object({ ...attempt, step: ExtractionStep, reason: z.string().max(60), message: z.string().max(300), page: z.int().min(1).optional() }),
);

/** A person, a deletion or a withdrawal ended the reading. Finished pages are kept. */
export const ExtractionCancelled = defineEvent('extraction.cancelled', 1, z.object({ ...attempt, reason: z.string().max(60) }));

export const ExtractionEvent = z.discriminatedUnion('type', [
  ExtractionRequested.schema,
  ExtractionStepFinished.schema,
  ExtractionPageRead.schema,
  ExtractionModelAsked.schema,
  ExtractionGoodsJudged.schema,
  ExtractionFailed.schema,
  ExtractionCancelled.schema,
]);
export type ExtractionEvent = z.infer<typeof ExtractionEvent>;
