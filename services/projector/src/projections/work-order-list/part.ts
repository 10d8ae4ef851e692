import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import { type DocumentView, foldDocument } from '@tallyport/domain/document-extraction/fold-document';
import { type ExtractionView, foldExtraction } from '@tallyport/domain/document-extraction/fold-extraction';
import { isRecordKind } from '@tallyport/domain/folds';
import { foldLodgement, type LodgementView } from '@tallyport/domain/lodgement/fold';
import { doubtfulCount, foldDoubt, type RecordDoubt } from '@tallyport/domain/shipping-record/fold-doubt';
import { foldWorkOrder, type WorkOrderView } from '@tallyport/domain/work-order/fold';
import { documentTally } from '@tallyport/domain/work-order/fold-job';

/**
 * What one subject adds to its job's row. A document and its reading are one subject, since only together they tell
 * whether it counts. Each stream keeps a state of its own, so that streams may arrive in any order among each other.
 */
export interface PartState {
  readonly workOrder?: WorkOrderView | null;
  readonly document?: DocumentView | null;
  readonly extraction?: ExtractionView | null;
  readonly record?: RecordDoubt | null;
  readonly lodgement?: LodgementView | null;
}
type Slot = keyof PartState;

/** The subject that a stream belongs to, or null for a stream of which the list shows nothing. */
export function subjectOf(streamId: string): string | null {
  const slot = slotOf(streamId);
  return slot === 'extraction' ? streamId.replace('extraction/', 'document/') : slot && streamId;
}

export function foldPart(state: PartState, event: DomainEvent, logged: LoggedEvent): PartState {
  switch (slotOf(logged.streamId)) {
    case 'workOrder':
      return next(state, 'workOrder', logged, foldWorkOrder(state.workOrder ?? null, event, logged));
    case 'document':
      return next(state, 'document', logged, foldDocument(state.document ?? null, event, logged));
    case 'extraction':
      return next(state, 'extraction', logged, foldExtraction(state.extraction ?? null, event, logged));
    case 'lodgement':
      return next(state, 'lodgement', logged, foldLodgement(state.lodgement ?? null, event, logged));
    case 'record':
      return next(state, 'record', logged, foldDoubt(state.record ?? null, event, logged));
    case null:
      return state;
  }
}

/** The state as if the stream had told nothing yet. */
export function withoutStream(state: PartState, streamId: string): PartState {
  const slot = slotOf(streamId);
  return slot === null ? state : { ...state, [slot]: null };
}

/** What the subject adds to the figures of its job. */
export function talliesOf({ document = null, extraction = null, record = null }: PartState) {
  const { total, reading, failed } = documentTally(document, extraction);
  return { documents_total: total, documents_reading: reading, documents_failed: failed, doubtful: record ? doubtfulCount(record) : 0 };
}

/** A second delivery finds its position taken and changes nothing. */
function next<Name extends Slot>(state: PartState, slot: Name, logged: LoggedEvent, view: PartState[Name]): PartState {
  const reached = state[slot]?.stream_position ?? 0;
  return logged.streamPosition > reached ? { ...state, [slot]: view } : state;
}

function slotOf(streamId: string): Slot | null {
  const prefix = streamId.slice(0, streamId.indexOf('/'));
  if (prefix === 'work-order') return 'workOrder';
  if (prefix === 'document' || prefix === 'extraction' || prefix === 'lodgement') return prefix;
  return isRecordKind(prefix) ? 'record' : null;
}
