import type { AnswerLine } from '@tallyport/contracts/freight-export/values';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Failed, Loading } from '../../components/ui/states.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { pointedRuns } from './pointed-runs.js';
import { exportQueries } from './queries.js';

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
  const scroller = useRef<HTMLElement>(null);
  const text = message.data?.text;

  useEffect(() => {
    const at = pointed.current?.offsetTop;
    if (at !== undefined) scroller.current?.scrollTo({ top: Math.max(0, at - 60) });
  }, [text, point]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <section ref={scroller} aria-label={title} className="relative min-w-0 overflow-auto py-2 -outline-offset-2" tabIndex={0}>
      <h3 className="sticky left-0 mb-1.5 flex justify-between gap-2.5 px-3.5 text-caption font-semibold text-ink-2">
        <span className="truncate">{title}</span>
        {message.data && <span className="shrink-0 font-normal text-ink-3">{kilobytes(message.data.bytes, locale)}</span>}
      </h3>
      {lines.length > 0 && (
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
        <pre className="px-3.5 font-mono text-[11.5px] leading-[19px] text-ink-2">
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
    </section>
  );
}

function kilobytes(bytes: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(bytes / 1_000);
}
