import type { N10Data } from '@tallyport/contracts/work-order/http';
import type { Fold } from '../fold.js';

export interface LodgementView {
  readonly id: string;
  readonly work_order_id: string;
  /** What customs said last. */
  readonly n10_data: N10Data;
  readonly answered_at: string;
  readonly stream_position: number;
}

/** `lodgement/<id>`. */
export const foldLodgement: Fold<LodgementView> = (view, event, { streamPosition, recordedAt }) => {
  if (event?.type !== 'lodgement.customs-answer-recorded') return view && { ...view, stream_position: streamPosition };
  const { lodgementId, workOrderId, entryStatus, icsIdentifier, lineStatus } = event.data;
  return {
    id: lodgementId,
    work_order_id: workOrderId,
    n10_data: {
      entry_status: entryStatus,
      ics_identifier: icsIdentifier,
      last_dsa_history_info: { parsed_data: { line_status: lineStatus } },
    },
    answered_at: recordedAt,
    stream_position: streamPosition,
  };
};
