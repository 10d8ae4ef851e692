import type { Sync } from '@tallyport/contracts/freight-export/sync';
import { syncJobProducts } from '@tallyport/contracts/freight-export/sync-http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { standingSync } from '../../../components/freight/standing-sync.js';
import { syncQueries } from '../../../components/freight/sync-queries.js';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { call } from '../../../lib/api/call.js';
import { lastWritten } from '../../../lib/api/last-written.js';
import { useDesk } from '../../../lib/desk.js';
import { useMinute } from '../../../lib/format/use-minute.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { useCommand } from '../../../lib/use-command.js';
import { useMay } from '../../../lib/use-may.js';

/** Fetches the products that the lines of a job name, and follows how far that is. */
export function useJobProducts(jobId: string) {
  const { org } = useDesk();
  const may = useMay();
  const cache = useQueryClient();
  const now = useMinute();
  const systems = useQuery(syncQueries.systems(org.id)).data ?? [];
  const syncs = useQuery(syncQueries.ofJob(org.id, jobId)).data?.results ?? [];
  const known = syncs.find(({ kind }) => kind === 'job_products');
  const sync = known === undefined ? null : standingSync(known, now);
  const ask = useCommand<Sync>(
    (_, idempotencyKey) => call(syncJobProducts, { o: org.id, id: jobId }, { idempotencyKey, ifPosition: lastWritten() }),
    {
      onSuccess: () => void cache.invalidateQueries({ queryKey: syncQueries.ofJob(org.id, jobId).queryKey }),
      onError: (error) => toast.error(problemText(error)),
    },
  );
  // What is known of a line's goods is another thing once their products are here.
  useEffect(() => {
    if (sync?.state === 'done')
      void cache.invalidateQueries({
        queryKey: queryKeys.job(org.id, jobId),
        predicate: ({ queryKey }) => queryKey.includes('tariff-suggestions'),
      });
  }, [sync?.state, cache, org.id, jobId]);
  return {
    sync,
    name: systems.find(({ id }) => id === sync?.system_id)?.name ?? 'CargoWise',
    mayAsk: may(syncJobProducts.id) && systems.length > 0,
    isBusy: ask.isPending || sync?.state === 'running',
    ask: () => ask.mutate(),
  };
}
