import { condition, defineUpdate, setHandler } from '@temporalio/workflow';

/** Answers every update with its own number, and never ends. */
export async function bareUpdateWorkflow(): Promise<void> {
  let count = 0;
  setHandler(defineUpdate<number, [string]>('bare'), () => ++count);
  await condition(() => false);
}
