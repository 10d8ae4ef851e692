import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Invalidate } from './apply-frame.js';
import type { Clock } from './connection.js';

/** A burst of hints becomes one fetch now and one after it, never one each. */
const QUIET_MS = 250;

type Filter = Parameters<Invalidate>[0];

/**
 * Invalidates at once when it was quiet, and otherwise gathers until the quiet time is over. A fetch in flight is
 * given up for the newer one, so that the last word on the screen is never older than the last hint.
 */
export function coalescing(cache: QueryClient, clock: Clock): Invalidate {
  const waiting = new Map<string, Filter[]>();
  const quiet = new Set<string>();

  function flush(name: string): void {
    const filters = waiting.get(name) ?? [];
    waiting.delete(name);
    if (filters.length === 0) {
      quiet.delete(name);
      return;
    }
    void cache.invalidateQueries(merged(filters));
    clock.setTimeout(() => flush(name), QUIET_MS);
  }

  return (filter) => {
    const name = nameOf(filter.queryKey);
    waiting.set(name, [...(waiting.get(name) ?? []), filter]);
    if (quiet.has(name)) return;
    quiet.add(name);
    flush(name);
  };
}

const nameOf = (key: QueryKey) => JSON.stringify(key);

function merged(filters: readonly Filter[]): Filter {
  const [first] = filters;
  return {
    queryKey: first?.queryKey ?? [],
    predicate: (query) => filters.some(({ predicate }) => predicate?.(query) ?? true),
  };
}
