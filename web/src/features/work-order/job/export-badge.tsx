import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { OctagonAlert } from 'lucide-react';
import { Link } from '../../../components/ui/link.js';
import { useText } from '../../../i18n/use-text.js';

/** That something of the job did not leave and waits for a person, on every tab; the way to where it is repaired. Else nothing. */
export function ExportBadge({ of }: { readonly of: WorkOrder['freight_export'] }) {
  const t = useText();
  if (of?.group !== 'waiting') return null;
  return (
    <Link
      to="?tab=exports"
      className="inline-flex h-5 shrink-0 items-center gap-1 rounded-mark bg-red-bg px-1.5 text-caption font-semibold text-red hover:underline"
    >
      <OctagonAlert className="size-3" strokeWidth={2} aria-hidden="true" />
      {t('workOrder.exportFailed')}
    </Link>
  );
}
