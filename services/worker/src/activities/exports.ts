import type { ExportActivities } from '@tallyport/workflows/freight-export/activities';
import { activityInfo } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { type ExportPorts, WayOut } from '../freight-export/way-out.js';
import { alive } from './alive.js';

/** The way of exports out. Calling is never tried again by itself, everything else is. */
export function exportActivities(ports: ExportPorts): ExportActivities {
  const way = new WayOut(ports);
  return {
    callOutside: (ref) => alive((signal) => way.call(ref, signal)),

    lookForExport: (ref) =>
      alive(async (signal) => {
        const looked = await way.lookFor(ref, activityInfo().currentAttemptScheduledTimestampMs, signal);
        if (looked.kind !== 'not-there-yet') return looked;
        const nextRetryDelay = looked.milliseconds;
        throw ApplicationFailure.create({ message: 'it is not there yet', type: 'not-there-yet', nextRetryDelay });
      }),

    readBackExport: (ref) => alive((signal) => way.readBack(ref, activityInfo().attempt, signal)),
  };
}
