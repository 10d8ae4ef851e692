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
      /** Questions to a model that have an outcome. */
      readonly modelAsked: readonly number[];
    };

type OpenReading = Exclude<ExtractionReadingState, { kind: 'absent' }>;

export const NEVER_REQUESTED: ExtractionReadingState = { kind: 'absent' };

/** An attempt after one that broke off goes on at the first unfinished step; one after a whole reading begins anew. */
function whatIsKept(before: ExtractionReadingState): Pick<OpenReading, 'finished' | 'pagesRead' | 'modelAsked'> {
  if (before.kind === 'absent' || before.finished === 'completed') return { finished: null, pagesRead: [], modelAsked: [] };
  return { finished: before.finished, pagesRead: before.pagesRead, modelAsked: before.modelAsked };
}

export function evolveExtraction(state: ExtractionReadingState, event: ExtractionEvent): ExtractionReadingState {
  if (event.type === 'extraction.requested') {
    const { attempt, priority, hash, mediaType, bytes, anew } = event.data;
    return { kind: 'open', attempt, priority, hash, mediaType, bytes, ...whatIsKept(anew === true ? NEVER_REQUESTED : state) };
  }
  if (state.kind === 'absent' || event.data.attempt !== state.attempt) return state;
  switch (event.type) {
    case 'extraction.step-finished':
      return { ...state, kind: event.data.step === 'completed' ? 'ended' : state.kind, finished: event.data.step };
    case 'extraction.page-read':
      return { ...state, pagesRead: [...state.pagesRead, event.data.page] };
    case 'extraction.model-asked':
      return { ...state, modelAsked: [...state.modelAsked, event.data.question] };
    case 'extraction.failed':
    case 'extraction.cancelled':
      return { ...state, kind: 'ended' };
  }
}
