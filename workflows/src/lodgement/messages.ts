import type { LodgementCommand } from '@tallyport/contracts/lodgement/commands';
import { defineUpdate } from '@temporalio/workflow';
import type { Recorded } from '../support/messages.js';

/** Which lodgement a `lodgement` workflow serves. Everything else it loads from its stream. */
export interface LodgementRef {
  readonly orgId: string;
  readonly workOrderId: string;
  readonly lodgementId: string;
}

export const LODGEMENT_WORKFLOW = 'lodgementWorkflow';

/** Decides and records one command of a person, like that of a job. */
export const lodgementUpdate = defineUpdate<Recorded, [LodgementCommand]>('command');

/** A message of customs that speaks of this lodgement. What it says is read from its original. */
export interface HandedMessage {
  readonly commandId: string;
  readonly messageId: string;
  readonly receivedAt: string;
}

/** Records what a message of customs says. Answered once it stands in the stream; a repeat finds it there. */
export const customsMessageUpdate = defineUpdate<void, [HandedMessage]>('customs-message');

export function lodgementWorkflowId(lodgementId: string): string {
  return `lodgement/${lodgementId}`;
}

export function lodgementStreamId(lodgementId: string): string {
  return `lodgement/${lodgementId}`;
}
