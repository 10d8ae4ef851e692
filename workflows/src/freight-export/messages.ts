import type { ExportCommand } from '@tallyport/contracts/freight-export/export-commands';
import type { ExportKind } from '@tallyport/contracts/freight-export/export-standing';
import { defineUpdate } from '@temporalio/workflow';
import type { Recorded } from '../support/messages.js';

/** Which export a workflow serves. Everything else it loads from its stream. */
export interface ExportRef {
  readonly orgId: string;
  readonly workOrderId: string;
  readonly exportId: string;
}

/** One workflow type by what is exported; all go by one procedure. */
const WORKFLOWS: Readonly<Record<ExportKind, string>> = {
  send: 'freightExport',
  update: 'freightExport',
  edocs: 'eDocsExport',
  customs: 'customsExport',
};

export function exportWorkflowType(kind: ExportKind): string {
  return WORKFLOWS[kind];
}

/** Decides and records one command of a person, like that of a job. */
export const exportUpdate = defineUpdate<Recorded, [ExportCommand]>('command');

/** A message of the freight system that speaks of this export. What it says is read from its original. */
export interface HandedAcknowledgement {
  readonly commandId: string;
  readonly messageId: string;
  readonly receivedAt: string;
}

/** Records what an acknowledgement says. Answered once it stands in the stream; a repeat finds it there. */
export const acknowledgementUpdate = defineUpdate<void, [HandedAcknowledgement]>('acknowledgement');

export function exportWorkflowId(exportId: string): string {
  return `export/${exportId}`;
}

export function exportStreamId(exportId: string): string {
  return `export/${exportId}`;
}
