import { defineSignal } from '@temporalio/workflow';

/**
 * End this run at its next step and record nothing: the reactor starts the process again on its stream, where code that
 * could not replay this run's history begins afresh. Every workflow takes it.
 */
export const handOverSignal = defineSignal<[]>('hand-over');
