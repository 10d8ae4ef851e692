import { stopExportBulk } from '@tallyport/contracts/freight-export/bulk-http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { useCommand } from '../../lib/use-command.js';
import { useMay } from '../../lib/use-may.js';
import { ProgressStrip } from './progress-strip.js';
import { exportQueries } from './queries.js';
import { stepOfBulk } from './steps.js';

/** The progress of a step for many that the server does; its address is in the page's, so that it outlives a reload. */
export function BulkProgress({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { org } = useDesk();
  const cache = useQueryClient();
  const may = useMay();
  const { data, isLoadingError } = useQuery(exportQueries.bulk(org.id, id));
  const hasEnded = data !== undefined && data.bulk.ended_at !== null;
  const stop = useCommand((_: void, idempotencyKey) => call(stopExportBulk, { o: org.id, bulk: id }, { idempotencyKey }), {
    onSuccess: (bulk) => cache.setQueryData(exportQueries.bulk(org.id, id).queryKey, (known) => known && { ...known, bulk }),
    onError: (error) => toast.error(problemText(error)),
  });

  useEffect(() => {
    if (hasEnded)
      void cache.invalidateQueries({ queryKey: exportQueries.all(org.id), predicate: ({ queryKey }) => queryKey[3] !== 'bulk' });
  }, [hasEnded, cache, org.id]);
  useEffect(() => {
    if (isLoadingError) onClose();
  }, [isLoadingError, onClose]);

  if (!data) return null;
  return (
    <ProgressStrip
      step={stepOfBulk(data.bulk.step)}
      progress={data.bulk}
      results={data.results}
      onStop={may(stopExportBulk.id) ? () => stop.mutate() : null}
      onClose={onClose}
    />
  );
}
