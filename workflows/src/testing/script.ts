import type { ExtractionStep } from '@tallyport/contracts/document-extraction/steps';

/** A stage of an extraction: preparing, the batch that begins with this page, or understanding. */
export type Stage = 'prepare' | 'understand' | number;

/** How the stages of an extraction go. */
export interface Script {
  readonly pages: number;
  readonly pagesPerBatch: number;
  readonly ranMsPerBatch?: number;
  /** This stage finds that the document itself cannot be read; preparing unless another is named. */
  readonly unreadable?: { readonly at?: Stage; readonly step: ExtractionStep; readonly reason: string; readonly message: string };
  /** This stage fails so many times before it works. */
  readonly fails?: { readonly at: Stage; readonly times: number };
  /** This stage is tried so many times without giving a sign of life. */
  readonly silent?: { readonly at: Stage; readonly times: number };
  /** This stage waits until it is released or cancelled. */
  readonly holdAt?: Stage;
  /** The log does not answer so many times: when it is asked what is open, or when an end is recorded. */
  readonly logFails?: { readonly at: 'open' | 'end'; readonly times: number };
  /** A model is configured that has so many questions to answer; those from `silentFrom` on get no answer. */
  readonly model?: { readonly questions: number; readonly silentFrom?: number; readonly failsWith?: string; readonly ranMs?: number };
  readonly isOpen?: boolean;
}

/** An end that the workflow recorded. */
export type End =
  | { readonly kind: 'failed'; readonly step: ExtractionStep | null; readonly reason: string }
  | { readonly kind: 'cancelled'; readonly reason: string };
