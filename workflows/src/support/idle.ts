import type { Duration } from '@temporalio/common';
import { condition, workflowInfo } from '@temporalio/workflow';

/**
 * Waits until the process has an end, its history is long enough, or so long passed without a command: a whole day, where nothing else is said.
 * One timer for all that time, not one per command: when it fires it looks whether anything came meanwhile.
 */
export async function untilIdle(
  process: { readonly handled: number },
  isEnded: () => boolean,
  idleAfter: Duration = '1 day',
): Promise<void> {
  for (;;) {
    const handled = process.handled;
    const isDue = await condition(() => isEnded() || workflowInfo().continueAsNewSuggested, idleAfter);
    if (isDue || process.handled === handled) return;
  }
}
