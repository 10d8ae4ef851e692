import { getColleaguePicture, listColleaguePictures } from '@tallyport/contracts/organisation/colleague-picture-http';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './api/call.js';

const STALE_MS = 5 * 60_000;

/** The picture of a colleague as an address of data, fetched once for each version of it; null for who has none. */
export async function pictureOf(cache: QueryClient, orgId: string, id: string): Promise<string | null> {
  const { results } = await cache.fetchQuery({
    queryKey: ['picture-versions', orgId],
    queryFn: () => call(listColleaguePictures, { o: orgId }),
    staleTime: STALE_MS,
  });
  const version = results.find((one) => one.id === id)?.version;
  if (version === undefined) return null;
  const { picture } = await cache.fetchQuery({
    queryKey: ['picture', id, version],
    queryFn: () => call(getColleaguePicture, { o: orgId, member: id }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return picture;
}
