import type { FreightMessageEvent } from '@tallyport/contracts/freight-export/freight-message-events';
import type { Decider } from '../../decider.js';
import { Rejection } from '../../rejection.js';

/** Says to which export a message of a freight system belongs. */
export interface MatchFreightMessage {
  readonly messageId: string;
  readonly workOrderId: string;
  readonly exportId: string;
}

export interface FreightMessageState {
  readonly isReceived: boolean;
  /** Null while nobody knows. */
  readonly exportId: string | null;
}

/** A message of a freight system: the intake begins its stream, and from then on it may be matched, once. */
export const freightMessageDecider: Decider<MatchFreightMessage, FreightMessageEvent, FreightMessageState> = {
  name: 'freight-message',
  version: 1,
  initialState: { isReceived: false, exportId: null },

  decide({ messageId, workOrderId, exportId }, state) {
    if (!state.isReceived) throw new Rejection('freight-message.not-found');
    if (state.exportId === exportId) return [];
    if (state.exportId !== null) throw new Rejection('freight-message.matched-already');
    return [{ type: 'freight-message.matched', data: { messageId, workOrderId, exportId } }];
  },

  evolve(state, event) {
    switch (event.type) {
      case 'freight-message.received':
        return { ...state, isReceived: true };
      case 'freight-message.matched':
        return { ...state, exportId: event.data.exportId };
    }
  },
};
