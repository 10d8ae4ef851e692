import type { Actor } from '@tallyport/contracts/actor';
import type { ModelFallback } from '@tallyport/contracts/document-extraction/model-outcomes';
import type { ExtractionStep } from '@tallyport/contracts/document-extraction/steps';
import type { ExtractionRef } from './messages.js';

/** One attempt at one document. */
export interface Attempt extends ExtractionRef {
  readonly attempt: number;
}

/** What an attempt was asked to do, and how far the stream says it is. Null when no attempt is open. */
export interface OpenAttempt {
  readonly attempt: number;
  readonly priority: number;
}

/** A stage ended well, or the document itself cannot be read: that is an outcome, not a fault, and becomes an event. */
export type StageOutcome<Result = object> =
  | ({ readonly kind: 'done'; readonly ranMs: number } & Result)
  | {
      readonly kind: 'unreadable';
      readonly step: ExtractionStep;
      readonly reason: string;
      readonly message: string;
      readonly page?: number | null;
    };

/** One question of an attempt to a model: the documents of the file in order, their Chinese texts, then their goods in batches. */
export interface ModelQuestion extends Attempt {
  readonly question: number;
}

/** Quick writes and reads of `extraction/<document>`; local activities. */
export interface ExtractionLogActivities {
  openAttempt(ref: ExtractionRef): Promise<OpenAttempt | null>;
  /** An outcome that was answered before pages were told has none. */
  recordFailed(
    failure: Attempt & { step: ExtractionStep | null; reason: string; message: string; page?: number | null; recordedAt: string },
  ): Promise<void>;
  /** No answer came to this question of the attempt: what was read without a model stands alone. */
  recordModelFallback(fallback: ModelQuestion & { model: string; reason: ModelFallback; recordedAt: string }): Promise<void>;
  recordCancelled(end: Attempt & { commandId: string | null; actor: Actor; reason: string; recordedAt: string }): Promise<void>;
}

/**
 * The work on a document, on the queue `documents`. Each stage records the steps it finishes, skips those that are
 * finished, and keeps finished pages as artefacts: repeating a stage repeats nothing that was done.
 */
export interface ExtractionActivities {
  /** uploading, preprocessing, processing, starting up: bytes there, type and pages known, page pictures made, reader ready. */
  prepareDocument(attempt: Attempt): Promise<StageOutcome<{ pages: number }>>;
  /** extracting: reads pages from `from` on for about fifteen seconds; `next` is the page to go on with, null when all are read. */
  readPages(request: Attempt & { from: number }): Promise<StageOutcome<{ next: number | null }>>;
  /**
   * analyzing to completed: split, classify, map fields, make the records. Where a model is configured it stops after
   * analyzing and names the model that is to be asked first; called with `modelWasAsked` it goes on to the end.
   */
  understandDocument(attempt: Attempt & { readonly modelWasAsked?: boolean }): Promise<StageOutcome<{ asksModel?: string }>>;
}

/** The work outside, on the queue `outside`. */
export interface ModelActivities {
  /** Asks the model one question and records what came of it; `next` is the question to go on with, null after the last one. */
  askModel(question: ModelQuestion): Promise<StageOutcome<{ next: number | null }>>;
}
