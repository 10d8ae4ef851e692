import type { ShippingRecord, ShownSource } from '@tallyport/contracts/shipping-record/http';
import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../desk.js';
import { recordQueries } from './record-queries.js';

/** The paper that a compiled value was taken from, as it stands now; null where there is none, or not yet. */
export function useSource(jobId: string, source: ShownSource | undefined): ShippingRecord | null {
  const { org } = useDesk();
  const { data } = useQuery({ ...recordQueries.list(org.id, jobId, source?.kind ?? 'invoice'), enabled: source !== undefined });
  return data?.results.find(({ id }) => id === source?.record_id) ?? null;
}
