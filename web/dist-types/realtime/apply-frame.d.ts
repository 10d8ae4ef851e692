import type { ExtractionProgress, RecordChanged } from '@tallyport/contracts/realtime';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
export type Progress = z.infer<typeof ExtractionProgress>;
type Changed = z.infer<typeof RecordChanged>;
/** Marks queries as outdated; what is on the screen is fetched again. Given in, so that bursts become one fetch. */
export type Invalidate = (filter: {
    queryKey: QueryKey;
    predicate?: (query: Query) => boolean;
}) => void;
/** Turns a hint of the server into the fetches that it makes necessary. A newer position wins, whichever road it came by. */
export declare function applyFrame(cache: QueryClient, frame: Changed | Progress, invalidate: Invalidate): void;
/** Fetches everything of the organisation that is on the screen: after a gap that hints cannot fill. */
export declare function refetchShown(orgId: string, invalidate: Invalidate): void;
export {};
