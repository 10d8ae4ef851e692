import type { QueryClient } from '@tanstack/react-query';
import type { Invalidate, Outdated } from './apply-frame.js';
import type { Clock } from './connection.js';

/** A burst of hints becomes one fetch now and one after it, never one each. */
const QUIET_MS = 250;

/**
 * Invalidates at once when it was quiet. While a fetch is under way, and for a quiet time after it, hints are gathered
 * and become one fetch more: a slow server is never asked faster than it answers, and the last word on the screen is
 * never older than the last hint.
 */
export function coalescing(cache: QueryClient, clock: Clock): Invalidate {
  const waiting = new Map<string, Outdated[]>();
  const busy = new Set<string>();

  function flush(name: string): void {
    const outdated = waiting.get(name) ?? [];
    waiting.delete(name);
    if (outdated.length === 0) {
      busy.delete(name);
      return;
    }
    const quietMs = Math.max(...outdated.map((one) => one.quietMs ?? QUIET_MS));
    void cache.invalidateQueries(merged(outdated)).finally(() => clock.setTimeout(() => flush(name), quietMs));
  }

  return (outdated) => {
    const name = JSON.stringify(outdated.queryKey);
    waiting.set(name, [...(waiting.get(name) ?? []), outdated]);
    if (busy.has(name)) return;
    busy.add(name);
    flush(name);
  };
}

function merged(outdated: readonly Outdated[]): Pick<Outdated, 'queryKey' | 'predicate'> {
  return {
    queryKey: outdated[0]?.queryKey ?? [],
    predicate: (query) => outdated.some(({ predicate }) => predicate?.(query) ?? true),
  };
}
