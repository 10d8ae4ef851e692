import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

type Versions = Readonly<Record<string, string>>;

const STALE_MS = 5 * 60_000;
const watched = new WeakMap<QueryClient, Map<string, QueryObserver<Versions>>>();

/**
 * The version of a colleague's picture; null for who has none. Which there are is asked once for an organisation, and watched once: a list
 * shows two people in each of its rows. The way to ask comes when the first person is shown.
 */
export function usePictureVersion(orgId: string, id: string): string | null {
  const observer = observerOf(useQueryClient(), orgId);
  return useSyncExternalStore(observer.subscribe, () => observer.getCurrentResult().data?.[id] ?? null);
}

function observerOf(cache: QueryClient, orgId: string): QueryObserver<Versions> {
  const ofCache = watched.get(cache) ?? new Map<string, QueryObserver<Versions>>();
  watched.set(cache, ofCache);
  const observer =
    ofCache.get(orgId) ??
    new QueryObserver<Versions>(cache, {
      queryKey: ['picture-versions', orgId],
      queryFn: async () => (await import('./colleague-pictures.js')).versionsOf(orgId),
      staleTime: STALE_MS,
    });
  ofCache.set(orgId, observer);
  return observer;
}
