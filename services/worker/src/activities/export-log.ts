import type { EventStore } from '@tallyport/event-store/event-store';
import type { ExportLogActivities } from '@tallyport/workflows/freight-export/activities';
import { ApplicationFailure } from '@temporalio/common';
import { exportInHand } from '../freight-export/export-in-hand.js';
import type { FreightPlaces } from '../freight-export/freight-place.js';
import type { Turns } from '../freight-export/turns.js';

export interface ExportLogPorts {
  readonly store: EventStore;
  readonly turns: Turns;
  readonly places: Pick<FreightPlaces, 'of'>;
}

/** Turns at freight systems, and what they acknowledge. */
export function exportLogActivities({ store, turns, places }: ExportLogPorts): ExportLogActivities {
  return {
    async takeTurn(ref) {
      const { wish } = await exportInHand(store, ref);
      // What goes to a customs interface is not called there.
      if (wish.systemId === null) return { kind: 'granted' };
      const place = await places.of(ref.orgId, wish.systemId);
      if (place.isHeld) return { kind: 'held', hold: 'system-held', reason: place.holdReason };
      return turns.take(ref, place);
    },

    recordAcknowledgement: () => Promise.reject(ApplicationFailure.nonRetryable('no acknowledgement is read yet', 'not-read')),
  };
}
