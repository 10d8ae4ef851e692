import type {
  ExtractionEvent,
  ExtractionGoodsJudged,
  ExtractionModelAsked,
  ExtractionPageRead,
  ExtractionRequested,
} from '@tallyport/contracts/document-extraction/events';
import type { StepFact } from '@tallyport/contracts/document-extraction/step-facts';
import { type ExtractionStep, stepAfter } from '@tallyport/contracts/document-extraction/steps';
import type { z } from 'zod';
import type { Decider } from '../decider.js';
import { Rejection } from '../rejection.js';
import { type ExtractionReadingState, evolveExtraction, NEVER_REQUESTED } from './extraction-state.js';

type Request = Omit<z.infer<typeof ExtractionRequested.data>, 'attempt'>;
type PageRead = z.infer<typeof ExtractionPageRead.data>;
type ModelAsked = z.infer<typeof ExtractionModelAsked.data>;
type GoodsJudged = z.infer<typeof ExtractionGoodsJudged.data>;
interface OfAttempt {
  readonly documentId: string;
  readonly workOrderId: string;
  readonly attempt: number;
}

export type ExtractionCommand =
  | { readonly type: 'request'; readonly request: Request }
  | ({
      readonly type: 'finish-step';
      readonly step: ExtractionStep;
      readonly summary: string;
      readonly facts?: StepFact[];
      readonly pages: number | null;
      readonly values: number | null;
    } & OfAttempt)
  | { readonly type: 'record-page'; readonly page: PageRead }
  | { readonly type: 'record-model-asked'; readonly asked: ModelAsked }
  | { readonly type: 'record-goods-judged'; readonly judged: GoodsJudged }
  | ({
      readonly type: 'fail';
      readonly step: ExtractionStep | null;
      readonly reason: string;
      readonly message: string;
      readonly page?: number | null;
    } & OfAttempt)
  | ({ readonly type: 'cancel'; readonly reason: string } & OfAttempt);

/**
 * The reading of one document, attempt after attempt. Steps are finished in their order, pages and questions to a model once; what comes late,
 * twice, or for an attempt that has ended records nothing.
 */
export const extractionDecider: Decider<ExtractionCommand, ExtractionEvent, ExtractionReadingState> = {
  name: 'extraction',
  version: 2,
  initialState: NEVER_REQUESTED,
  decide,
  evolve: evolveExtraction,
};

function decide(command: ExtractionCommand, state: ExtractionReadingState): ExtractionEvent[] {
  if (command.type === 'request') return request(command.request, state);
  const attempt = attemptOf(command);
  if (state.kind !== 'open' || state.attempt !== attempt) return [];
  switch (command.type) {
    case 'finish-step': {
      const { type: _, ...data } = command;
      return stepAfter(state.finished) === data.step ? [{ type: 'extraction.step-finished', data }] : [];
    }
    case 'record-page':
      return state.pagesRead.includes(command.page.page) ? [] : [{ type: 'extraction.page-read', data: command.page }];
    case 'record-model-asked':
      return state.modelAsked.includes(command.asked.question) ? [] : [{ type: 'extraction.model-asked', data: command.asked }];
    case 'record-goods-judged':
      return [{ type: 'extraction.goods-judged', data: command.judged }];
    case 'fail': {
      const { documentId, workOrderId, reason, message, page } = command;
      const step = command.step ?? stepAfter(state.finished) ?? 'completed';
      return [{ type: 'extraction.failed', data: { documentId, workOrderId, attempt, step, reason, message, ...(page && { page }) } }];
    }
    case 'cancel': {
      const { documentId, workOrderId, reason } = command;
      return [{ type: 'extraction.cancelled', data: { documentId, workOrderId, attempt, reason } }];
    }
  }
}

function attemptOf(command: Exclude<ExtractionCommand, { type: 'request' }>): number {
  if (command.type === 'record-page') return command.page.attempt;
  if (command.type === 'record-goods-judged') return command.judged.attempt;
  return command.type === 'record-model-asked' ? command.asked.attempt : command.attempt;
}

/** A new attempt begins only when no other is open: two readings of one document at once would tread on each other. */
function request(wish: Request, state: ExtractionReadingState): ExtractionEvent[] {
  if (state.kind === 'open') throw new Rejection('extraction.still-running');
  const attempt = state.kind === 'absent' ? 1 : state.attempt + 1;
  return [{ type: 'extraction.requested', data: { ...wish, attempt } }];
}
