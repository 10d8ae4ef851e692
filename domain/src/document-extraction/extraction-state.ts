import type { ExtractionEvent } from '@tallyport/contracts/document-extraction/events';
import type { MediaType } from '@tallyport/contracts/document-extraction/media-types';
import type { ExtractionStep } from '@tallyport/contracts/document-extraction/steps';

/** What the decider must know of the reading of a document: its newest attempt and how far that is. */
export type ExtractionReadingState =
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'open' | 'ended';
      readonly attempt: number;
      readonly priority: number;
      readonly hash: string;
      readonly mediaType: MediaType;
      readonly bytes: number;
      readonly finished: ExtractionStep | null;
      readonly pagesRead: readonly number[];
    };

export const NEVER_REQUESTED: ExtractionReadingState = { kind: 'absent' };

export function evolveExtraction(state: ExtractionReadingState, event: ExtractionEvent): ExtractionReadingState {
  if (event.type === 'extraction.requested') {
    const { attempt, priority, hash, mediaType, bytes } = event.data;
    return { kind: 'open', attempt, priority, hash, mediaType, bytes, finished: null, pagesRead: [] };
  }
  if (state.kind === 'absent' || event.data.attempt !== state.attempt) return state;
  switch (event.type) {
    case 'extraction.step-finished':
      return { ...state, kind: event.data.step === 'completed' ? 'ended' : state.kind, finished: event.data.step };
    case 'extraction.page-read':
      return { ...state, pagesRead: [...state.pagesRead, event.data.page] };
    case 'extraction.failed':
    case 'extraction.cancelled':
      return { ...state, kind: 'ended' };
  }
}
