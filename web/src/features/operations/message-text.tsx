import type { AnswerLine } from '@tallyport/contracts/freight-export/values';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Failed, Loading } from '../../components/ui/states.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { laidOut } from './laid-out.js';
import { pointedRuns } from './pointed-runs.js';
import { exportQueries } from './queries.js';

/** What stands above the line that is pointed at stays in sight. */
const ROOM_ABOVE = 60;

interface MessageTextProps {
  readonly exportId: string;
  readonly attempt: number;
  readonly side: 'request' | 'answer';
  readonly title: string;
  /** What the cause is about: the lines that hold it are pointed at. */
  readonly point: string;
  /** What was understood of it. */
  readonly lines?: readonly AnswerLine[];
}

/** A message as text and as nothing else: it comes from outside. */
export function MessageText({ exportId, attempt, side, title, point, lines = [] }: MessageTextProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const message = useQuery(exportQueries.text(org.id, exportId, attempt, side));
  const pointed = useRef<HTMLSpanElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const hasLines = lines.length > 0;
  const text = message.data && laidOut(message.data.text);

  useEffect(() => {
    // What was understood stands first, and is read first.
    const at = hasLines ? undefined : pointed.current?.offsetTop;
    if (at !== undefined && scroller.current) scroller.current.scrollTop = Math.max(0, at - ROOM_ABOVE);
  }, [text, point, hasLines]);

  return (
    <section aria-label={title} className="flex min-w-0 flex-col">
      <h3 className="flex shrink-0 flex-wrap justify-between gap-x-2.5 px-3.5 pt-2 pb-1.5 text-caption font-semibold text-ink-2">
        <span>{title}</span>
        {message.data && <span className="shrink-0 font-normal text-ink-3">{kilobytes(message.data.bytes, locale)}</span>}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <div ref={scroller} className="relative min-h-0 flex-1 overflow-auto pb-2 -outline-offset-2" tabIndex={0}>
        {hasLines && (
          <ul className="mb-1.5 px-3.5 text-caption">
            {lines.map(({ severity, text: line }, index) => (
              <li
                key={`${index} ${line}`}
                className={clsx('-mx-1 rounded-mark px-1', severity === 'error' ? 'bg-red-bg text-red' : 'text-ink-2')}
              >
                {t(`operations.severities.${severity}`)}: {line}
              </li>
            ))}
          </ul>
        )}
        {message.isLoadingError ? (
          <Failed error={message.error} onRetry={() => void message.refetch()} />
        ) : text === undefined ? (
          <Loading rows={4} rowHeight={19} />
        ) : (
          <pre className="w-max min-w-full px-3.5 font-mono text-[11.5px] leading-[19px] text-ink-2">
            {pointedRuns(text, point).map(({ run, isPointed }, index) =>
              isPointed ? (
                <span key={index} ref={pointed} className="-mx-1 block rounded-[2px] bg-red-bg px-1 text-red">
                  {run}
                </span>
              ) : (
                <span key={index} className="block">
                  {run}
                </span>
              ),
            )}
          </pre>
        )}
        {message.data?.is_cut && <p className="px-3.5 pt-1 text-caption text-ink-3">{t('operations.panel.cut')}</p>}
      </div>
    </section>
  );
}

function kilobytes(bytes: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(bytes / 1_000);
}
