import type { CustomsMessageEvent } from '@tallyport/contracts/lodgement/customs-message-events';
import type { Decider } from '../decider.js';
import { Rejection } from '../rejection.js';

/** Says to which lodgement a message of customs belongs. */
export interface MatchMessage {
  readonly messageId: string;
  readonly workOrderId: string;
  readonly lodgementId: string;
}

export interface CustomsMessageState {
  readonly isReceived: boolean;
  /** Null while nobody knows. */
  readonly lodgementId: string | null;
}

/** A message of customs: the intake begins its stream, and from then on it may be matched, once. */
export const customsMessageDecider: Decider<MatchMessage, CustomsMessageEvent, CustomsMessageState> = {
  name: 'customs-message',
  version: 1,
  initialState: { isReceived: false, lodgementId: null },

  decide({ messageId, workOrderId, lodgementId }, state) {
    if (!state.isReceived) throw new Rejection('customs-message.not-found');
    if (state.lodgementId === lodgementId) return [];
    if (state.lodgementId !== null) throw new Rejection('customs-message.matched-already');
    return [{ type: 'customs-message.matched', data: { messageId, workOrderId, lodgementId } }];
  },

  evolve(state, event) {
    switch (event.type) {
      case 'customs-message.received':
        return { ...state, isReceived: true };
      case 'customs-message.matched':
        return { ...state, lodgementId: event.data.lodgementId };
    }
  },
};
