import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { dayOf, showDayInRow } from '../../lib/format/dates.js';
import { deadlineDistance } from '../../lib/format/deadline.js';
import { useMinute } from '../../lib/format/use-minute.js';

interface DeadlineProps {
  readonly deadline: string | null;
  readonly status: JobStatus;
  readonly zone: string;
}

/** While a job is Available the time that is left, or over in red; at other statuses only the date. */
export function Deadline({ deadline, status, zone }: DeadlineProps) {
  const t = useText();
  const locale = useLocale();
  const now = useMinute();
  if (deadline === null) return null;
  if (status !== 'available')
    return (
      <time dateTime={deadline} className="text-ink-3">
        {showDayInRow(dayOf(deadline, zone), locale, now)}
      </time>
    );

  const distance = deadlineDistance(deadline, now);
  if (distance.kind === 'now')
    return (
      <time dateTime={deadline} className="font-semibold">
        {t('workOrder.justNow')}
      </time>
    );
  const { days, hours, minutes } = distance;
  const words = t('workOrder.timeLeft', { days, hours, minutes: String(minutes).padStart(2, '0') });
  return distance.kind === 'over' ? (
    <time dateTime={deadline} className="text-red">
      −{words}
    </time>
  ) : (
    <time dateTime={deadline}>{words}</time>
  );
}
