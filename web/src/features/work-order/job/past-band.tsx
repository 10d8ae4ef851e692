import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { History } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Keys } from '../../../components/ui/keys.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { dayOf, showDay, showTimeWithSeconds } from '../../../lib/format/dates.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { withMoment } from './job-address.js';

/** No one may mistake an earlier moment for now: a band over the whole page, and the way back. */
export function PastBand({ job }: { job: WorkOrder }) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const [, setSearch] = useSearchParams();
  const zone = zoneOf(org, job.branch);
  const moment = `${showDay(dayOf(job.updated_at, zone), locale)}, ${showTimeWithSeconds(job.updated_at, locale, zone)}`;
  const backToNow = () => setSearch((current) => withMoment(current, null));
  useShortcuts([{ keys: 'escape', label: t('workOrder.past.back'), run: backToNow }]);

  return (
    <div
      role="status"
      className="flex h-10 shrink-0 items-center gap-3 bg-past px-5 text-past-ink"
      style={{ backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 8px, rgb(128 128 128 / 0.12) 8px 9px)' }}
    >
      <History className="icon" aria-hidden="true" />
      <strong className="font-semibold">{t('workOrder.past.asOf', { moment })}</strong>
      <span>{t('workOrder.past.readOnly')}</span>
      <button
        type="button"
        className="ml-auto flex h-7 items-center gap-2 rounded-control bg-surface px-2.5 font-medium text-ink"
        onClick={backToNow}
      >
        {t('workOrder.past.back')} <Keys keys="escape" />
      </button>
    </div>
  );
}
