import type { ExportCause, ExportSummary } from '@tallyport/contracts/freight-export/export-row';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { causeTitle } from '../../components/trade/cause-words.js';
import { Link } from '../../components/ui/link.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { showCount } from '../../lib/format/figures.js';
import type { Address } from './address.js';
import type { CauseEntry } from './cause-groups.js';
import { fieldName } from './field-place.js';
import { MonthSends } from './month-sends.js';
import { useAge } from './use-age.js';

interface CauseListProps {
  readonly entries: readonly CauseEntry[];
  /** Null where all exports of the tab are chosen. */
  readonly chosen: CauseEntry | null;
  readonly all: number | undefined;
  readonly parked: number;
  readonly months: ExportSummary['months'];
  readonly placeOf: (next: Partial<Address>) => string;
}

/** Why exports stand still: each cause in plain words, where it is repaired, how many, and since when. */
export function CauseList({ entries, chosen, all, parked, months, placeOf }: CauseListProps) {
  const t = useText();
  const age = useAge();
  return (
    <nav aria-label={t('operations.causes.label')} className="flex w-[372px] shrink-0 flex-col border-r border-line bg-sunken">
      <div className="flex h-[30px] shrink-0 items-center justify-between border-b border-line pr-4 pl-5 text-caption text-ink-3">
        <span>{t('operations.causes.cause')}</span>
        <span>{t('operations.causes.exports')}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <div className="min-h-0 flex-1 overflow-y-auto -outline-offset-2" tabIndex={0}>
        {entries.map(({ cause, group, count, oldest }) => (
          <Entry
            key={`${cause.code} ${cause.key}`}
            to={placeOf({ cause: { code: cause.code, key: cause.key } })}
            isChosen={chosen?.cause === cause}
            title={causeTitle(t, cause)}
            count={count}
          >
            <span className="flex justify-between gap-2.5 text-caption">
              <span className="truncate text-ink-2">{fieldWords(cause.field)}</span>
              <span className="shrink-0 text-ink-3">{t('operations.causes.oldest', { age: age(oldest) })}</span>
            </span>
            <span className="truncate text-caption text-ink-3">
              {t(`operations.causes.groups.${group}`)}
              {isAboutSystem(cause, causeTitle(t, cause)) && `${t('common.comma')}${cause.name}`}
            </span>
          </Entry>
        ))}
        {parked > 0 && (
          <Entry to={placeOf({ tab: 'parked', cause: null })} isChosen={false} title={t('operations.causes.parked')} count={parked}>
            <span className="truncate text-caption text-ink-3">{t('operations.causes.parkedHint')}</span>
          </Entry>
        )}
        {all !== undefined && all > 0 && (
          <Entry to={placeOf({ cause: 'all' })} isChosen={chosen === null} title={t('operations.causes.all')} count={all} />
        )}
      </div>
      <MonthSends months={months} />
    </nav>
  );

  function fieldWords(field: string | null): string | null {
    const name = field === null ? null : fieldName(field);
    return name === null ? field : t(`operations.fields.${name}`);
  }
}

/** A cause about a freight system as a whole, which its sentence does not name. */
function isAboutSystem({ key, name }: ExportCause, words: string): boolean {
  return name !== '' && name !== key && !words.includes(name);
}

interface EntryProps {
  readonly to: string;
  readonly isChosen: boolean;
  readonly title: string;
  readonly count: number;
  readonly children?: ReactNode;
}

function Entry({ to, isChosen, title, count, children }: EntryProps) {
  const locale = useLocale();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Link
      ref={link}
      to={to}
      aria-current={isChosen ? 'true' : undefined}
      className={clsx(
        'flex flex-col border-b border-line pt-2 pr-4 pb-2.5 pl-5 -outline-offset-2',
        isChosen ? 'bg-select shadow-[inset_3px_0_0_var(--accent-solid)]' : 'hover:bg-hover',
      )}
    >
      <span className="flex items-baseline gap-2">
        <span className={clsx('min-w-0 flex-1', isChosen ? 'font-semibold' : 'font-medium')}>{title}</span>
        <span className="text-section">{showCount(count, locale)}</span>
      </span>
      {children}
    </Link>
  );
}
