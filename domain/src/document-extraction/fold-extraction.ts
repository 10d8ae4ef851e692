import type { Extraction } from '@tallyport/contracts/document-extraction/document';
import type { ExtractionEvent } from '@tallyport/contracts/document-extraction/events';
import { stepAfter } from '@tallyport/contracts/document-extraction/steps';
import { actingId } from '../acting-id.js';
import type { Fold, FoldedEnvelope } from '../fold.js';
import { withQuestion } from './fold-model-share.js';

/** The newest attempt at a document, spelt as on the wire. Its place in line and the org's pace are told by other rows. */
export type ExtractionView = Omit<Extraction, 'ahead' | 'pace'> & { readonly work_order_id: string };

/** `extraction/<document>`. An event of an attempt that is not the newest changes nothing. */
export const foldExtraction: Fold<ExtractionView> = (view, event, envelope) => {
  if (event?.type === 'extraction.requested') {
    const { documentId, workOrderId, attempt } = event.data;
    return {
      document_id: documentId,
      work_order_id: workOrderId,
      attempt,
      state: 'waiting',
      ...whatIsKept(event.data.anew === true ? null : view),
      model: null,
      failure: null,
      requested_at: envelope.recordedAt,
      started_at: null,
      ended_at: null,
      ended_by: null,
      stream_position: envelope.streamPosition,
    };
  }
  if (view === null) return null;
  const moved = { ...view, stream_position: envelope.streamPosition };
  return isOfAttempt(event, view.attempt) ? progress(moved, event, envelope) : moved;
};

/** An attempt after one that broke off goes on at the first unfinished step; one after a whole reading begins anew. */
function whatIsKept(before: ExtractionView | null): Pick<ExtractionView, 'step' | 'steps' | 'pages' | 'pages_read' | 'values'> {
  if (before === null || before.state === 'completed') return { step: null, steps: [], pages: null, pages_read: [], values: null };
  const { step, steps, pages, pages_read, values } = before;
  return { step, steps, pages, pages_read, values };
}

type Progress = Exclude<ExtractionEvent, { type: 'extraction.requested' }>;

function isOfAttempt(event: Parameters<Fold<ExtractionView>>[1], attempt: number): event is Progress {
  return event !== null && event.type.startsWith('extraction.') && 'attempt' in event.data && event.data.attempt === attempt;
}

function progress(view: ExtractionView, event: Progress, { recordedAt, metadata }: FoldedEnvelope): ExtractionView {
  const ended = { ended_at: recordedAt, ended_by: actingId(metadata.actor) };
  switch (event.type) {
    case 'extraction.step-finished': {
      const { step, summary, facts, pages, values } = event.data;
      const next = stepAfter(step);
      return {
        ...view,
        state: next === null ? 'completed' : 'running',
        step: next ?? step,
        steps: [...view.steps, { step, finished_at: recordedAt, summary, ...(facts && { facts }) }],
        pages: pages ?? view.pages,
        values: values ?? view.values,
        started_at: view.started_at ?? recordedAt,
        ...(next === null ? ended : {}),
      };
    }
    case 'extraction.page-read': {
      const { page, of, method, words, elapsedMs } = event.data;
      const read = { page, method, words, elapsed_ms: elapsedMs, read_at: recordedAt };
      return { ...view, pages: of, pages_read: [...view.pages_read, read], started_at: view.started_at ?? recordedAt };
    }
    case 'extraction.model-asked':
      return { ...view, model: withQuestion(view.model, event.data) };
    case 'extraction.goods-judged':
      return view;
    case 'extraction.failed': {
      const { step, reason, message, page } = event.data;
      return { ...view, state: 'failed', step, failure: { step, reason, message, ...(page && { page }) }, ...ended };
    }
    case 'extraction.cancelled':
      return { ...view, state: 'cancelled', ...ended };
  }
}
