import type { ExportSummary } from '@tallyport/contracts/freight-export/export-row';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../../components/ui/link.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { showCount } from '../../lib/format/figures.js';
import type { Tab } from './address.js';

interface TabBarProps {
  readonly tabs: readonly Tab[];
  readonly counts: ExportSummary['tabs'] | undefined;
  readonly chosen: Tab;
  readonly placeOf: (tab: Tab) => string;
  readonly children: ReactNode;
}

/** Red is what needs a person; amber is what is not known yet. */
const COLOURS: Partial<Record<Tab, string>> = {
  waiting: 'text-red',
  parked: 'text-red',
  unmatched: 'text-red',
  unknown: 'text-amber',
  mails: 'text-amber',
};

/** The title and how many exports ask for what, each count a way to them. */
export function TabBar({ tabs, counts, chosen, placeOf, children }: TabBarProps) {
  const t = useText();
  const locale = useLocale();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // Which one is chosen is read with its count: what stands before it takes more room then.
    if (counts) row.current?.querySelector(`[data-tab=${chosen}]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen, counts]);
  return (
    <header className="flex h-[52px] shrink-0 items-center gap-4 px-5">
      <h1 className="text-title">{t('operations.title')}</h1>
      <nav ref={row} aria-label={t('operations.tabsLabel')} className="flex min-w-0 gap-0.5 overflow-x-auto">
        {tabs.map((tab) => (
          <Link
            key={tab}
            data-tab={tab}
            to={placeOf(tab)}
            aria-current={tab === chosen ? 'page' : undefined}
            className={clsx(
              'flex h-7 items-center gap-1.5 rounded-control px-1.5 whitespace-nowrap min-[1400px]:px-2 -outline-offset-2',
              tab === chosen ? 'bg-hover font-medium text-ink' : 'text-ink-2 hover:bg-hover',
            )}
          >
            <span className={clsx('font-semibold', counts && counts[tab] > 0 && COLOURS[tab])}>
              {counts ? showCount(counts[tab], locale) : t('common.unknown')}
            </span>
            {t(`operations.tabs.${tab}`)}
          </Link>
        ))}
      </nav>
      <div className="ml-auto flex shrink-0 items-center gap-2">{children}</div>
    </header>
  );
}
