import type { FreightMessageEvent } from '@tallyport/contracts/freight-export/freight-message-events';
import type { Decider } from '../../decider.js';
import { Rejection } from '../../rejection.js';

/** Says to which export a message of a freight system belongs, or that a person takes it for none of ours. */
export type FreightMessageCommand =
  | { readonly type: 'match'; readonly messageId: string; readonly workOrderId: string; readonly exportId: string }
  | { readonly type: 'set-aside'; readonly messageId: string; readonly reason: string };

export interface FreightMessageState {
  readonly isReceived: boolean;
  /** Null while nobody knows. */
  readonly exportId: string | null;
  readonly isSetAside: boolean;
}

/** A message of a freight system: the intake begins its stream, and from then on it may be matched, once, also after it was set aside. */
export const freightMessageDecider: Decider<FreightMessageCommand, FreightMessageEvent, FreightMessageState> = {
  name: 'freight-message',
  version: 1,
  initialState: { isReceived: false, exportId: null, isSetAside: false },

  decide(command, state) {
    const { messageId } = command;
    if (!state.isReceived) throw new Rejection('freight-message.not-found');
    if (command.type === 'match') {
      const { workOrderId, exportId } = command;
      if (state.exportId === exportId) return [];
      if (state.exportId !== null) throw new Rejection('freight-message.matched-already');
      return [{ type: 'freight-message.matched', data: { messageId, workOrderId, exportId } }];
    }
    if (state.exportId !== null) throw new Rejection('freight-message.matched-already');
    return state.isSetAside ? [] : [{ type: 'freight-message.set-aside', data: { messageId, reason: command.reason } }];
  },

  evolve(state, event) {
    switch (event.type) {
      case 'freight-message.received':
        return { ...state, isReceived: true };
      case 'freight-message.matched':
        return { ...state, exportId: event.data.exportId };
      case 'freight-message.set-aside':
        return { ...state, isSetAside: true };
    }
  },
};
