import type { Document, Extraction } from '@tallyport/contracts/document-extraction/document';
import { EXTRACTION_STEPS, type ExtractionState, type ExtractionStep } from '@tallyport/contracts/document-extraction/steps';
import type { Progress } from '../../../realtime/apply-frame.js';

/** Where the reading of a document stands, from whichever way brought the newest word: the list or the socket. */
export interface Reading {
  readonly state: ExtractionState;
  readonly step: ExtractionStep | null;
  readonly pagesRead: number;
  readonly pages: number | null;
}

export function readingOf({ extraction }: Document, progress: Progress | null | undefined): Reading | null {
  const listed = extraction && fromList(extraction);
  if (!progress || progress.stream_position <= (extraction?.stream_position ?? -1)) return listed;
  const sameAttempt = extraction?.attempt === progress.attempt;
  return {
    state: progress.state,
    step: progress.step,
    pages: progress.pages ?? (sameAttempt ? (listed?.pages ?? null) : null),
    pagesRead: Math.max(progress.page ?? 0, sameAttempt ? (listed?.pagesRead ?? 0) : 0),
  };
}

const PICTURES_MADE_BY = EXTRACTION_STEPS.indexOf('processing');

/** Whether the pages have pictures by now: one step makes them, and nothing takes them away again. */
export function hasPictures({ extraction }: Document, reading: Reading | null): boolean {
  if (extraction?.steps.some(({ step }) => step === 'processing')) return true;
  return reading?.step != null && EXTRACTION_STEPS.indexOf(reading.step) > PICTURES_MADE_BY;
}

export function isUnderWay(state: ExtractionState | undefined): boolean {
  return state === 'waiting' || state === 'running';
}

function fromList({ state, step, pages, pages_read }: Extraction): Reading {
  return { state, step, pages, pagesRead: pages_read.length };
}
