import type { ExtractionEvent } from '@tallyport/contracts/document-extraction/events';
import type { MediaType } from '@tallyport/contracts/document-extraction/media-types';
import type { ModelFallback } from '@tallyport/contracts/document-extraction/model-outcomes';
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
      /** Questions of this attempt to a model that have an outcome, and why the first that brought no answer did not. */
      readonly modelAsked: readonly number[];
      readonly modelFallback: ModelFallback | null;
    };

type OpenReading = Exclude<ExtractionReadingState, { kind: 'absent' }>;

export const NEVER_REQUESTED: ExtractionReadingState = { kind: 'absent' };

/** An attempt after one that broke off goes on at the first unfinished step; one after a whole reading begins anew. */
function whatIsKept(before: ExtractionReadingState): Pick<OpenReading, 'finished' | 'pagesRead'> {
  if (before.kind === 'absent' || before.finished === 'completed') return { finished: null, pagesRead: [] };
  return { finished: before.finished, pagesRead: before.pagesRead };
}

export function evolveExtraction(state: ExtractionReadingState, event: ExtractionEvent): ExtractionReadingState {
  if (event.type === 'extraction.requested') {
    const { attempt, priority, hash, mediaType, bytes, anew } = event.data;
    const kept = whatIsKept(anew === true ? NEVER_REQUESTED : state);
    return { kind: 'open', attempt, priority, hash, mediaType, bytes, ...kept, modelAsked: [], modelFallback: null };
  }
  if (state.kind === 'absent' || event.data.attempt !== state.attempt) return state;
  switch (event.type) {
    case 'extraction.step-finished':
      return { ...state, kind: event.data.step === 'completed' ? 'ended' : state.kind, finished: event.data.step };
    case 'extraction.page-read':
      return { ...state, pagesRead: [...state.pagesRead, event.data.page] };
    case 'extraction.model-asked':
      return {
        ...state,
        modelAsked: [...state.modelAsked, event.data.question],
        modelFallback: state.modelFallback ?? event.data.reason,
      };
    case 'extraction.goods-judged':
      return state;
    case 'extraction.failed':
    case 'extraction.cancelled':
      return { ...state, kind: 'ended' };
  }
}
