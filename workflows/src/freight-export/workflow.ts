import type { ExportEvent } from '@tallyport/contracts/freight-export/export-events';
import type { AnyExportCommand } from '@tallyport/domain/freight-export/export/commands';
import { exportDecider } from '@tallyport/domain/freight-export/export/decider';
import { type ExportProgress, goesOnByItself } from '@tallyport/domain/freight-export/export/state';
import {
  ActivityFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  proxyActivities,
  proxyLocalActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import { callingOutside, lookingOutside, readingBack, untilRecorded } from '../support/activity-options.js';
import { HandOver } from '../support/hand-over.js';
import { ProcessStream } from '../support/process-stream.js';
import { unlessMoot } from '../support/unless-moot.js';
import type { ExportActivities, ExportLogActivities } from './activities.js';
import { Exporting } from './exporting.js';
import { acknowledgementUpdate, type ExportRef, exportStreamId, exportUpdate } from './messages.js';

const log = proxyLocalActivities<ExportLogActivities>(untilRecorded);
const outside: ExportActivities = {
  callOutside: proxyActivities<ExportActivities>(callingOutside).callOutside,
  lookForExport: proxyActivities<ExportActivities>(lookingOutside).lookForExport,
  readBackExport: proxyActivities<ExportActivities>(readingBack).readBackExport,
};

/** A new job in a freight system, or an update of one. */
export async function freightExport(ref: ExportRef): Promise<void> {
  if (await runExport(ref)) await continueAsNew<typeof freightExport>(ref);
}

/** Documents of a job for a freight system. */
export async function eDocsExport(ref: ExportRef): Promise<void> {
  if (await runExport(ref)) await continueAsNew<typeof eDocsExport>(ref);
}

/** A snapshot of a job for a customs interface. */
export async function customsExport(ref: ExportRef): Promise<void> {
  if (await runExport(ref)) await continueAsNew<typeof customsExport>(ref);
}

/**
 * One per export, writing `export/<id>`: takes what people decide and what is acknowledged, and brings the message out once. It runs
 * while it goes on by itself and for no person, and comes back with the next word. Answers whether it is to go on in a run of its own.
 */
async function runExport(ref: ExportRef): Promise<boolean> {
  const { orgId, workOrderId, exportId } = ref;
  const stream = new ProcessStream<AnyExportCommand, ExportEvent, ExportProgress>(exportDecider, {
    orgId,
    streamId: exportStreamId(exportId),
    jobId: workOrderId,
  });
  setHandler(exportUpdate, (command) => stream.handle(command));
  setHandler(acknowledgementUpdate, (message) => stream.handOut(() => log.recordAcknowledgement({ ...ref, ...message })));
  const handOver = new HandOver();
  await stream.open();
  const isLeft = () => goesOnByItself(stream.state);
  const exporting = new Exporting(ref, {
    outside,
    turns: log,
    stream,
    now: () => new Date().toISOString(),
    random: () => Math.random(),
    pause: async (ms, isMoot) => {
      await condition(isMoot, ms);
    },
    unlessMoot,
    isLost: (error) => error instanceof ActivityFailure,
    isDue: () => handOver.isDue,
  });
  // Whoever asked for this run hands its command over first.
  await condition(allHandlersFinished);
  while (isLeft() && !handOver.isDue && !workflowInfo().continueAsNewSuggested) {
    await exporting.step();
    await condition(allHandlersFinished);
  }
  return isLeft() && !handOver.isDue;
}
