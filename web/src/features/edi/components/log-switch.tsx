import { clsx } from 'clsx';
import { useText } from '../../../i18n/use-text.js';
import type { LogOf } from '../model/address.js';

interface LogSwitchProps {
  readonly of: LogOf;
  /** Null until it is known. */
  readonly counts: Readonly<Record<LogOf, number | null>>;
  /** What is unmatched is known of now alone. */
  readonly isNow: boolean;
  onChoose(of: LogOf): void;
}

/** Whose messages are shown. What waits for a person is counted in amber. */
export function LogSwitch({ of, counts, isNow, onChoose }: LogSwitchProps) {
  const t = useText();
  const shown: readonly LogOf[] = isNow ? ['job', 'unmatched'] : ['job'];
  return (
    <div role="group" aria-label={t('edi.logs.label')} className="flex h-9 shrink-0 items-center gap-1 border-b border-line px-3">
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={of === one}
          onClick={() => onChoose(one)}
          className={clsx(
            'flex h-6 items-center gap-1.5 rounded-control px-2 whitespace-nowrap',
            of === one ? 'bg-select font-medium' : 'text-ink-2 hover:bg-hover',
          )}
        >
          {t(one === 'job' ? 'edi.logs.ofJob' : 'edi.logs.unmatched')}
          <span
            className={clsx(
              'min-w-4 rounded-mark px-1 text-count',
              one === 'unmatched' && counts.unmatched ? 'bg-amber-bg text-amber' : 'text-ink-3',
            )}
          >
            {counts[one] ?? '–'}
          </span>
        </button>
      ))}
    </div>
  );
}
