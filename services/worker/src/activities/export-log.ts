import type { ExportLogActivities } from '@tallyport/workflows/freight-export/activities';
import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { exportInHand } from '../freight-export/export-in-hand.js';
import type { FreightPlaces } from '../freight-export/freight-place.js';
import { type AcknowledgementPorts, AcknowledgementRefused, hearAcknowledgement } from '../freight-export/hear-acknowledgement.js';
import type { Turns } from '../freight-export/turns.js';

export interface ExportLogPorts extends AcknowledgementPorts {
  readonly turns: Turns;
  readonly places: Pick<FreightPlaces, 'of'>;
}

/** Turns at freight systems, and what they acknowledge. */
export function exportLogActivities({ store, blobs, turns, places }: ExportLogPorts): ExportLogActivities {
  return {
    async takeTurn(ref) {
      const { wish } = await exportInHand(store, ref);
      // What goes to a customs interface is not called there.
      if (wish.systemId === null) return { kind: 'granted' };
      const place = await places.of(ref.orgId, wish.systemId);
      if (place.isHeld) return { kind: 'held', hold: 'system-held', reason: place.holdReason };
      return turns.take(ref, place);
    },

    async recordAcknowledgement(message) {
      const { workflowExecution } = activityInfo();
      const run = { workflowId: workflowExecution?.workflowId ?? null, runId: workflowExecution?.runId ?? null };
      await hearAcknowledgement({ store, blobs }, message, run).catch(asFailure);
    },
  };
}

function asFailure(error: unknown): never {
  throw error instanceof AcknowledgementRefused ? ApplicationFailure.nonRetryable(error.message, 'acknowledgement-refused') : error;
}
