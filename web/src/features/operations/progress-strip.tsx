import type { BulkResult } from '@tallyport/contracts/freight-export/bulk';
import { ProblemCode } from '@tallyport/contracts/problem';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Link } from '../../components/ui/link.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { showCount } from '../../lib/format/figures.js';
import type { Walk } from './one-by-one.js';
import type { Step } from './steps.js';

interface ProgressStripProps {
  readonly step: Step;
  readonly progress: Omit<Walk, 'results'>;
  readonly results: readonly BulkResult[];
  /** Null for who may not. */
  readonly onStop: (() => void) | null;
  readonly onClose: () => void;
}

/** How far a step for many is, with its stop, and what became of each export. */
export function ProgressStrip({ step, progress, results, onStop, onClose }: ProgressStripProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const [open, setOpen] = useState(false);
  const { state, count, done, refused } = progress;
  const figure = (value: number) => showCount(value, locale);
  const reached = done + refused;
  const isOver = state === 'finished' || state === 'stopped';
  const shown = results.toSorted((a, b) => Number(a.outcome === 'done') - Number(b.outcome === 'done'));
  return (
    <section aria-label={t('operations.progress.label')} className="shrink-0 border-b border-line bg-sunken">
      <div className="flex h-9 items-center gap-3 pr-3 pl-5">
        <span role="status" className="shrink-0">
          {t(`operations.progress.${state}`, { step: t(`operations.steps.${step}`), done: figure(reached), count: figure(count) })}
        </span>
        {refused > 0 && <span className="shrink-0 text-red">{t('operations.progress.refused', { count: figure(refused) })}</span>}
        <span aria-hidden="true" className="h-[3px] min-w-0 flex-1 overflow-hidden rounded-[2px] bg-bar-off">
          <span
            className="block h-full bg-accent-solid transition-[width] duration-300"
            style={{ width: `${count === 0 ? 100 : (reached / count) * 100}%` }}
          />
        </span>
        {results.length > 0 && (
          <Button variant="bare" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('operations.progress.results')}
          </Button>
        )}
        {!isOver && onStop && (
          <Button size="small" disabled={state === 'stopping'} onClick={onStop}>
            {t('operations.progress.stop')}
          </Button>
        )}
        {isOver && (
          <Button size="small" onClick={onClose}>
            {t('operations.progress.close')}
          </Button>
        )}
      </div>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        <ul className="max-h-44 overflow-y-auto border-t border-line-soft py-1 -outline-offset-2" tabIndex={0}>
          {shown.map(({ export_id, work_order, outcome, problem }) => (
            <li key={export_id} className="flex h-6 items-center gap-3 px-5 text-caption">
              <Link to={`/organization/${org.id}/jobs/${work_order.id}`} className="identifier w-24 shrink-0 font-medium hover:underline">
                {work_order.code}
              </Link>
              {outcome === 'done' ? (
                <span className="text-ink-2">{t('operations.progress.done')}</span>
              ) : (
                <span className="truncate text-red">{wordsOf(problem, t)}</span>
              )}
            </li>
          ))}
          {count > shown.length && isOver && reached > shown.length && (
            <li className="px-5 text-caption text-ink-3">
              {reached - shown.length === 1
                ? t('operations.progress.more.one')
                : t('operations.progress.more.other', { count: figure(reached - shown.length) })}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

/** A refusal by its code; what no code says, the network or a defect did. */
function wordsOf(problem: string | null, t: ReturnType<typeof useText>): string {
  const code = ProblemCode.safeParse(problem).data;
  if (code !== undefined) return t(`problems.${code}`);
  return t(problem === 'unreachable' ? 'problems.unreachable' : 'problems.defect');
}
