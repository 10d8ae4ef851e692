import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Keys } from '../../../components/ui/keys.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { dayOf, showDay, showTimeWithSeconds } from '../../../lib/format/dates.js';
import { jobTrackQuery, pointAt, positionOf } from '../../../lib/job-track.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { withComparison, withMoment } from './job-address.js';
import { jobPageQueries } from './queries.js';

interface PastBandProps {
  readonly job: WorkOrder;
  readonly asOf: string;
}

/** No one may mistake an earlier moment for now: a band over the whole page, how much came since, and the way back. */
export function PastBanner({ job, asOf }: PastBandProps) {
  const t = useText();
  const { org } = useDesk();
  const [, setSearch] = useSearchParams();
  const { data: since } = useQuery(jobPageQueries.changesSince(org.id, job.id, asOf));
  const moment = useMoment(job, asOf);
  const compare = () => setSearch(withComparison);
  const backToNow = () => setSearch((current) => withMoment(current, null));
  useShortcuts([
    { keys: '=', label: t('job.past.compare'), run: compare },
    { keys: 'escape', label: t('job.past.back'), run: backToNow },
  ]);

  return (
    <div
      role="status"
      className="flex h-10 shrink-0 items-center gap-3 bg-past px-5 text-past-ink"
      style={{ backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 8px, rgb(128 128 128 / 0.12) 8px 9px)' }}
    >
      <History className="icon" aria-hidden="true" />
      <strong className="font-semibold">{moment !== null && t('job.past.asOf', { moment })}</strong>
      <span>
        {t('job.past.readOnly')} {since !== undefined && t('job.past.since', { count: since })}
      </span>
      <button
        type="button"
        className="ml-auto flex h-7 items-center gap-2 rounded-control border border-current/40 px-2.5 font-medium hover:bg-current/10"
        onClick={compare}
      >
        {t('job.past.compare')} <Keys keys="=" onInk />
      </button>
      <button
        type="button"
        className="flex h-7 items-center gap-2 rounded-control bg-surface px-2.5 font-medium text-ink hover:bg-hover"
        onClick={backToNow}
      >
        {t('job.past.back')} <Keys keys="escape" />
      </button>
    </div>
  );
}

/** The day and time of the moment: that of the change which the address names, or the time that it names itself. */
function useMoment(job: WorkOrder, asOf: string): string | null {
  const locale = useLocale();
  const { org } = useDesk();
  const { data: track } = useQuery(jobTrackQuery(org.id, job.id));
  const zone = zoneOf(org, job.branch);
  const position = positionOf(asOf);
  const at = position === null ? asOf : track?.results[pointAt(track.results, position)]?.recorded_at;
  if (at === undefined || Number.isNaN(Date.parse(at))) return null;
  return `${showDay(dayOf(at, zone), locale)}, ${showTimeWithSeconds(at, locale, zone)}`;
}
