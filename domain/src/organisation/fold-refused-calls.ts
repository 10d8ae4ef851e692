import type { RefusedCall } from '@tallyport/contracts/organisation/refused-calls-http';
import type { Fold } from '../fold.js';

const KEPT = 100;

export interface RefusedCallsView {
  readonly account_id: string;
  /** The newest last; older ones stay in the log. */
  readonly calls: readonly RefusedCall[];
  readonly stream_position: number;
}

/** `refused-calls/<account>`. */
export const foldRefusedCalls: Fold<RefusedCallsView> = (view, event, { streamPosition, recordedAt }) => {
  if (event?.type !== 'member.call-refused') return view && { ...view, stream_position: streamPosition };
  const { accountId, operation, workOrderId, role, capacities, wantedRole } = event.data;
  const call = { account_id: accountId, at: recordedAt, operation, work_order_id: workOrderId, role, capacities, wanted_role: wantedRole };
  return { account_id: accountId, calls: [...(view?.calls ?? []), call].slice(-KEPT), stream_position: streamPosition };
};
