import type { BulkCommand } from '@tallyport/contracts/freight-export/bulk-commands';
import type { ExportCommand } from '@tallyport/contracts/freight-export/export-commands';
import type { ExportKind } from '@tallyport/contracts/freight-export/export-standing';
import type { SyncCommand } from '@tallyport/contracts/freight-export/sync-commands';
import type { LodgementCommand } from '@tallyport/contracts/lodgement/commands';
import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';
import type { CancelExtraction, ExtractionRef } from '@tallyport/workflows/document-extraction/messages';
import type { SyncRef } from '@tallyport/workflows/freight-sync/messages';
import type { Recorded } from '@tallyport/workflows/support/messages';

/** The process of each job, which alone writes its stream. A command sent twice has one outcome. */
export interface WorkOrderProcess {
  /**
   * Resolves once the command's events are recorded. Throws the problem of a refusal, or `unavailable` when the process
   * did not answer in time: then the outcome is unknown, and a repeat with the same command id learns it.
   */
  send(command: WorkOrderCommand): Promise<Recorded>;
}

/** The process of each lodgement, which alone writes its stream. A command sent twice has one outcome. */
export interface LodgementProcess {
  /** Like that of a job. What is signed is recorded then, and on its way. */
  send(command: LodgementCommand): Promise<Recorded>;
}

/** The process of each export, which alone writes its stream. A command sent twice has one outcome. */
export interface ExportProcess {
  /** Like that of a job. What is asked for is recorded then, and on its way. */
  send(kind: ExportKind, command: ExportCommand): Promise<Recorded>;
}

/** The process of each step for many exports, which alone writes its stream. */
export interface BulkProcess {
  send(command: BulkCommand): Promise<Recorded>;
}

/** The process of each fetch from a freight system, which alone writes its stream. */
export interface SyncProcess {
  send(ref: SyncRef, command: SyncCommand): Promise<Recorded>;
}

/** The process that reads a document. */
export interface ExtractionProcess {
  /** Asks it to stop. Its end is recorded by itself, later. */
  cancel(document: ExtractionRef, request: CancelExtraction): Promise<void>;
}
