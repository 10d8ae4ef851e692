import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useText } from '../../../i18n/use-text.js';

/** How many papers a job has; while some are read, how many are done, and those that failed in words. */
export function DocumentsCell({ documents: { total, reading, failed } }: { documents: WorkOrder['documents'] }) {
  const t = useText();
  if (total === 0) return null;
  const done = total - reading;
  return (
    <>
      <span className={reading > 0 ? undefined : 'text-ink-2'}>{reading > 0 ? t('workOrder.list.readOf', { done, total }) : total}</span>
      {reading > 0 && (
        <span aria-hidden="true" className="h-1 w-8 overflow-hidden rounded-[2px] bg-bar-off">
          <span
            className="block h-full bg-accent-solid transition-[width] duration-300"
            style={{ width: `${Math.max(6, (done / total) * 100)}%` }}
          />
        </span>
      )}
      {failed > 0 && <span className="text-caption text-red">{t('workOrder.list.failed', { count: failed })}</span>}
    </>
  );
}
