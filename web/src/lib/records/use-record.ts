import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../desk.js';
import { recordQueries } from './record-queries.js';

/** A record of a job as it stands now; null until it is known. */
export function useRecord(jobId: string, kind: RecordKind, recordId: string): ShippingRecord | null {
  const { org } = useDesk();
  const { data } = useQuery(recordQueries.list(org.id, jobId, kind));
  return data?.results.find(({ id }) => id === recordId) ?? null;
}
