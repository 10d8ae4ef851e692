import type { ExportAttempt } from '@tallyport/contracts/freight-export/export';
import { clsx } from 'clsx';
import { nameOf } from '../../components/trade/person.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { showTimeWithSeconds } from '../../lib/format/dates.js';
import { usePeople } from '../../lib/people.js';

type Attempt = ExportAttempt;

interface AttemptListProps {
  /** The newest first. */
  readonly attempts: readonly Attempt[];
  readonly chosen: number | null;
  readonly zone: string;
  /** The last refusal of an export that waits for a person. */
  readonly isRed: boolean;
  readonly onChoose: (attempt: number) => void;
}

/** Each call that left: how it ended, how long it took, when, and by whom. */
export function AttemptList({ attempts, chosen, zone, isRed, onChoose }: AttemptListProps) {
  const t = useText();
  const locale = useLocale();
  const personOf = usePeople();
  const byWhom = ({ by }: Attempt) => {
    const person = by === null ? null : personOf(by);
    return person ? nameOf(person) : by === null ? t('operations.itself') : t('operations.nobody');
  };
  if (attempts.length === 0) return <p className="px-5 py-2 text-caption text-ink-3">{t('operations.panel.noAttempts')}</p>;
  return (
    <ol aria-label={t('operations.panel.attempts')}>
      {attempts.map((attempt, index) => {
        const isChosen = attempt.attempt === chosen;
        return (
          <li key={attempt.attempt}>
            <button
              type="button"
              aria-pressed={isChosen}
              data-tip={attempt.reason ?? undefined}
              className={clsx(
                'flex w-full gap-2.5 py-1.5 pr-3 pl-5 text-left leading-[17px] -outline-offset-2',
                isChosen ? 'bg-surface' : 'hover:bg-hover',
              )}
              onClick={() => onChoose(attempt.attempt)}
            >
              <span
                className={clsx(
                  'grid size-[18px] shrink-0 place-items-center rounded-full text-count font-semibold',
                  isRed && index === 0 ? 'bg-red text-surface' : isChosen ? 'bg-ink text-on-ink' : 'bg-hover text-ink-2',
                )}
              >
                {attempt.attempt}
              </span>
              <span className="min-w-0 flex-1">
                <span className="flex justify-between gap-2">
                  <span className={clsx('truncate', !isChosen && 'text-ink-2')}>{t(`operations.outcomes.${attempt.outcome}`)}</span>
                  {attempt.milliseconds !== null && (
                    <span className="shrink-0 text-caption text-ink-3">
                      {t('operations.panel.seconds', { count: seconds(attempt.milliseconds, locale) })}
                    </span>
                  )}
                </span>
                <span className="block truncate text-caption text-ink-3">
                  {[showTimeWithSeconds(attempt.begun_at, locale, zone), byWhom(attempt)].join(t('common.comma'))}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function seconds(milliseconds: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(milliseconds / 1_000);
}
