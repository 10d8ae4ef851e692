import { condition, workflowInfo } from '@temporalio/workflow';

const IDLE_AFTER = '1 day';

/**
 * Waits until the process has an end, its history is long enough, or a whole day passed without a command.
 * One timer a day, not one per command: when it fires it looks whether anything came meanwhile.
 */
export async function untilIdle(process: { readonly handled: number }, isEnded: () => boolean): Promise<void> {
  for (;;) {
    const handled = process.handled;
    const isDue = await condition(() => isEnded() || workflowInfo().continueAsNewSuggested, IDLE_AFTER);
    if (isDue || process.handled === handled) return;
  }
}
