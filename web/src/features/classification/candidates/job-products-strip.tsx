import { FetchStrip } from '../../../components/freight/fetch-strip.js';
import { useMinute } from '../../../lib/format/use-minute.js';
import { useJobProducts } from './use-job-products.js';

/** What went well is shown for so long; a failure until it is repaired. */
const SHOWN_MS = 10 * 60_000;

/** How far the last fetch of the products of a job's lines is; nothing where there was none, or it is long over. */
export function JobProductsStrip({ jobId }: { readonly jobId: string }) {
  const { sync, name, mayAsk, isBusy, ask } = useJobProducts(jobId);
  const now = useMinute();
  if (sync === null || (sync.state === 'done' && now - Date.parse(sync.ended_at ?? '') > SHOWN_MS)) return null;
  return <FetchStrip what="job_products" sync={sync} name={name} onRetry={mayAsk && !isBusy ? ask : null} />;
}
