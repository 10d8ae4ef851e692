import { defineSignal } from '@temporalio/workflow';

/** Which mail an `outboundEmail` workflow serves. What it says, and to whom, stands in its stream alone. */
export interface EmailRef {
  readonly orgId: string;
  readonly emailId: string;
  /** The job whose lane it is in; without one, that of the organisation. */
  readonly workOrderId: string | null;
}

export const EMAIL_WORKFLOW = 'outboundEmail';

/** The stream grew by another hand: it is loaded anew. Whoever sends it starts the run where there is none. */
export const wakeSignal = defineSignal<[]>('wake');

export function emailWorkflowId(emailId: string): string {
  return `outbound-email/${emailId}`;
}

export function emailStreamId(emailId: string): string {
  return `outbound-email/${emailId}`;
}
