import { defineSignal } from '@temporalio/workflow';

/**
 * End this run at its next step and record nothing: the reactor starts the process again on its stream, where code that
 * could not replay this run's history begins afresh. Every workflow takes it.
 */
export const handOverSignal = defineSignal<[]>('hand-over');

/** What a process answers to a command that it recorded: where its stream stood then. A resend is answered like the first time. */
export interface Recorded {
  readonly streamPosition: number;
}
