import type { Document, Extraction } from '@tallyport/contracts/document-extraction/http';
import type { ExtractionState, ExtractionStep } from '@tallyport/contracts/document-extraction/steps';
import type { Progress } from '../../../realtime/apply-frame.js';

/** Where the reading of a document stands, from whichever road brought the newest word: the list or the socket. */
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

export function isUnderWay(state: ExtractionState | undefined): boolean {
  return state === 'waiting' || state === 'running';
}

function fromList({ state, step, pages, pages_read }: Extraction): Reading {
  return { state, step, pages, pagesRead: pages_read.length };
}
