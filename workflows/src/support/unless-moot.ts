import { CancellationScope, condition, isCancellation } from '@temporalio/workflow';

/** What the work came to, or null when it became moot before: then it is cancelled. */
export async function unlessMoot<T>(isMoot: () => boolean, work: () => Promise<T>): Promise<T | null> {
  const scope = new CancellationScope();
  const moot = condition(isMoot).then(() => {
    scope.cancel();
    return null;
  });
  const done = scope.run(work).catch((error: unknown) => {
    if (isCancellation(error)) return null;
    throw error;
  });
  return Promise.race([done, moot]);
}
