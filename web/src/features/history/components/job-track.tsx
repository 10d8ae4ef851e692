import { HistoryLane } from '@tallyport/contracts/work-order/history-http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { JOB_STATUSES } from '@tallyport/contracts/work-order/job-status';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { dayOf, showDay, showTimeWithSeconds } from '../../../lib/format/dates.js';
import { pointAt, type TrackPoint } from '../../../lib/job-track.js';

interface JobTrackProps {
  readonly job: WorkOrder;
  readonly points: readonly TrackPoint[];
  readonly position: number | null;
  onMove(position: number | null): void;
}

/** The job's life by position, not by clock, since nights are empty: a lane each for people, reading, mail and exports, and one handle. */
export function JobTrack({ job, points, position, onMove }: JobTrackProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const zone = zoneOf(org, job.branch);
  const rail = useRef<HTMLDivElement>(null);
  const at = pointAt(points, position);
  const last = Math.max(1, points.length - 1);
  const share = (index: number) => `${(100 * Math.max(0, index)) / last}%`;
  const point = points[at];
  const moment = point && `${showDay(dayOf(point.recorded_at, zone), locale)}, ${showTimeWithSeconds(point.recorded_at, locale, zone)}`;
  const moveTo = (clientX: number) => {
    const box = rail.current?.getBoundingClientRect();
    if (!box) return;
    const index = Math.round(Math.min(1, Math.max(0, (clientX - box.left) / box.width)) * last);
    onMove(index >= points.length - 1 ? null : (points[index]?.position ?? null));
  };

  return (
    <div className="grid h-32 shrink-0 grid-cols-[88px_minmax(0,1fr)] border-t border-line bg-sunken px-5 pt-7 pb-3">
      <ul className="flex flex-col justify-between pt-0.5 pb-2 text-caption text-ink-3">
        {HistoryLane.options.map((lane) => (
          <li key={lane}>{t(`history.lanes.${lane}`)}</li>
        ))}
      </ul>
      <div
        ref={rail}
        role="slider"
        tabIndex={0}
        aria-label={t('history.track')}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={at + 1}
        aria-valuetext={position === null ? t('history.nowHere') : moment}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event.clientX);
        }}
        onPointerMove={(event) => event.buttons === 1 && moveTo(event.clientX)}
        className="relative cursor-ew-resize touch-none"
      >
        {position !== null && <span className="absolute inset-y-0 left-0 rounded-mark bg-hover" style={{ width: share(at) }} />}
        {points.map((mark, index) => (
          <span
            key={mark.position}
            className={clsx('absolute h-3 w-[3px] -translate-x-1/2 rounded-[1px]', index <= at ? 'bg-bar' : 'bg-bar-off')}
            style={{ left: share(index), top: `${4 + 22 * HistoryLane.options.indexOf(mark.lane)}%` }}
          />
        ))}
        {stationsOf(points).map(({ point: station, index, hasName }) => (
          <Station
            key={station.position}
            status={hasName ? station.status : null}
            left={share(index)}
            isAtEnd={index > last * NEAR_END}
            isLater={index > at}
          />
        ))}
        <span className="absolute -top-1 bottom-0 w-0.5 -translate-x-1/2 bg-past" style={{ left: share(at) }}>
          <span
            className={clsx(
              'absolute -top-5 rounded-control bg-past px-2 text-caption whitespace-nowrap text-past-ink',
              at > last / 2 ? 'right-0' : 'left-0',
            )}
          >
            {position === null ? t('history.nowHere') : moment}
          </span>
        </span>
      </div>
    </div>
  );
}

/** Past this share of the track a name stands left of its line. */
const NEAR_END = 0.9;
/** Names nearer to each other than this share of the track would cover each other: the later one stays a line. */
const APART = 0.09;

function stationsOf(points: readonly TrackPoint[]) {
  let named = Number.NEGATIVE_INFINITY;
  return points.flatMap((point, index) => {
    if (point.status === null) return [];
    const place = index / Math.max(1, points.length - 1);
    const hasName = place - named >= APART;
    if (hasName) named = place;
    return [{ point, index, hasName }];
  });
}

interface StationProps {
  /** Null for a line without a name. */
  readonly status: string | null;
  readonly left: string;
  readonly isAtEnd: boolean;
  readonly isLater: boolean;
}

/** A named moment: where the job reached a status. */
function Station({ status, left, isAtEnd, isLater }: StationProps) {
  const t = useText();
  const known = JOB_STATUSES.find((one) => one === status);
  return (
    <span className={clsx('pointer-events-none absolute inset-y-0 border-l border-line', isLater && 'opacity-60')} style={{ left }}>
      {known && (
        <span className={clsx('absolute -bottom-3 text-count whitespace-nowrap text-ink-3', isAtEnd ? 'right-1' : 'left-1')}>
          {t(`workOrder.status.${known}`)}
        </span>
      )}
    </span>
  );
}
