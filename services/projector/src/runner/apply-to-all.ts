import type { ApplyMode } from '@tallyport/lane-consumer/apply/rows';
import { DatabaseFailure } from '../tables.js';
import type { Applier } from './apply.js';
import type { ReadEvent } from './read-event.js';

/**
 * Applies a run to every live read model. Side by side where only rows are written, so that their statements share round trips;
 * one after the other where savepoints are set, which belong to one alone.
 */
export async function applyToAll(appliers: readonly Applier[], run: readonly ReadEvent[], mode: ApplyMode): Promise<void> {
  if (mode === 'one by one' || run.some(({ kind }) => kind === 'erasure')) {
    for (const applier of appliers) await applier.apply(run);
    return;
  }
  // All are waited for: whatever is still on its way belongs to this transaction.
  const outcomes = await Promise.allSettled(appliers.map((applier) => applier.apply(run)));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (failures.length > 0) throw failures.find((failure) => !isTransactionAborted(failure)) ?? failures[0];
}

function isTransactionAborted(failure: unknown): boolean {
  return failure instanceof DatabaseFailure && failure.isTransactionAborted;
}
