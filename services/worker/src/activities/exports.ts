import type { ExportKind } from '@tallyport/contracts/freight-export/values';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { ExportActivities } from '@tallyport/workflows/freight-export/activities';
import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { exportInHand } from '../freight-export/export-in-hand.js';
import type { Outbound } from '../freight-export/outbound.js';
import type { Turns } from '../freight-export/turns.js';
import { alive } from './alive.js';

const SECOND_MS = 1_000;
/** A call that is only late is mostly there by then. */
const SECOND_LOOK_MS = 30 * SECOND_MS;
/** What was accepted may take a moment to be there; after so many looks it is not. */
const MOST_READINGS = 12;

export interface ExportPorts {
  readonly store: EventStore;
  readonly turns: Turns;
  readonly ways: Readonly<Record<ExportKind, Outbound>>;
}

/** The way of exports out. Calling is never tried again by itself, everything else is. */
export function exportActivities({ store, turns, ways }: ExportPorts): ExportActivities {
  return {
    callOutside: (ref) =>
      alive(async (signal) => {
        const one = await exportInHand(store, ref);
        try {
          return await ways[one.wish.kind].call(ref.orgId, one, signal);
        } finally {
          if (one.wish.systemId !== null) await turns.giveBack(ref, one.wish.systemId);
        }
      }),

    lookForExport: (ref) =>
      alive(async (signal) => {
        const one = await exportInHand(store, ref);
        const found = await ways[one.wish.kind].find(ref.orgId, one, signal);
        if (found.kind !== 'not-there') return found;
        const passed = activityInfo().currentAttemptScheduledTimestampMs - Date.parse(ref.since);
        const left = found.settleSeconds * SECOND_MS - passed;
        if (left <= 0) return { kind: 'not-there' };
        const nextRetryDelay = passed < SECOND_LOOK_MS ? Math.min(left, SECOND_LOOK_MS) : left + SECOND_MS;
        throw ApplicationFailure.create({ message: 'it is not there yet', type: 'not-there-yet', nextRetryDelay });
      }),

    readBackExport: (ref) =>
      alive(async (signal) => {
        const one = await exportInHand(store, ref);
        try {
          return await ways[one.wish.kind].readBack(ref.orgId, one, signal);
        } catch (error) {
          if (activityInfo().attempt < MOST_READINGS || signal.aborted) throw error;
          return { kind: 'cannot-be-read', detail: error instanceof Error ? error.message.slice(0, 500) : null };
        }
      }),
  };
}
