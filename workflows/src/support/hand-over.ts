import { setHandler } from '@temporalio/workflow';
import { handOverSignal } from './messages.js';

/** Whether this run was asked to end at its next step. Made before the first `await` of a workflow. */
export class HandOver {
  isDue = false;

  constructor() {
    setHandler(handOverSignal, () => {
      this.isDue = true;
    });
  }
}
