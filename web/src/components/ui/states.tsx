import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { Button } from './button.js';

const NOTHING_BEFORE_MS = 150;
const SLOW_AFTER_MS = 5_000;

/** Whether this much time has passed since the component came. */
function useAfter(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

/** Nothing for a moment, then blocks at the true row height, after five seconds a sentence in place of the first. No shimmer. */
export function Loading({ rows = 8, rowHeight = 32, className }: { rows?: number; rowHeight?: number; className?: string }) {
  const t = useText();
  const shown = useAfter(NOTHING_BEFORE_MS);
  const slow = useAfter(SLOW_AFTER_MS);
  return (
    <div role="status" aria-label={t('common.loading')} className={clsx('overflow-hidden', className)}>
      {shown &&
        Array.from({ length: rows }, (_, index) => (
          <div key={index} className="flex items-center border-b border-line-soft px-5 text-ink-2" style={{ height: rowHeight }}>
            {slow && index === 0 ? (
              t('common.stillLoading')
            ) : (
              <span className="h-2.5 rounded-mark bg-line-soft" style={{ width: `${30 + ((index * 37) % 55)}%` }} />
            )}
          </div>
        ))}
    </div>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
}

/** One line what belongs here, one line how it gets here, one way to do it. No picture. */
export function Empty({ title, hint, children }: NoticeProps) {
  return (
    <div className="flex flex-col items-start gap-1 px-5 py-7">
      <p className="text-section">{title}</p>
      {hint !== undefined && <p className="text-ink-2">{hint}</p>}
      {children !== undefined && <div className="flex gap-2 pt-2">{children}</div>}
    </div>
  );
}

/** What stands alone on the stage: there is nothing to show here, why, and where to go from here. */
export function Standing({ title, hint, children }: NoticeProps) {
  return (
    <div className="grid min-h-0 flex-1 place-content-center justify-items-center gap-2 px-5 pb-24 text-center">
      <h1 className="text-title text-balance">{title}</h1>
      {hint !== undefined && <p className="max-w-[520px] text-ink-2">{hint}</p>}
      {children !== undefined && <div className="flex flex-wrap justify-center gap-2 pt-3">{children}</div>}
    </div>
  );
}

/** What failed, what was not lost, and the way to try again. The rest of the screen works. */
export function Failed({ error, onRetry, title }: { error: unknown; onRetry: () => void; title?: string }) {
  const t = useText();
  return (
    <div role="alert" className="flex flex-col items-start gap-1 px-5 py-7">
      <p className="text-section">{title ?? problemText(error)}</p>
      <p className="text-ink-2">{title === undefined ? t('common.nothingLost') : problemText(error)}</p>
      <Button className="mt-2" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}

/** A strip under the header: what is shown is not the newest. */
export function StaleStrip({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex h-7 shrink-0 items-center gap-2 bg-amber-bg px-5 text-caption text-amber">
      {children}
    </p>
  );
}
