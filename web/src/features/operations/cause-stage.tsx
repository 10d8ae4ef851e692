import type { ExportSummary } from '@tallyport/contracts/freight-export/export-row';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { causeTitle } from '../../components/trade/cause-words.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { showCount } from '../../lib/format/figures.js';
import type { Address, ListTab } from './address.js';
import { type CauseEntry, causeEntries } from './cause-groups.js';
import { CauseList } from './cause-list.js';
import { ExportStage } from './export-stage.js';
import { type ExportFilter, exportQueries } from './queries.js';

interface CauseStageProps {
  readonly tab: Exclude<ListTab, 'done_today'>;
  readonly address: Address;
  readonly summary: ExportSummary | undefined;
  /** What the lists are narrowed to. */
  readonly filter: ExportFilter;
  readonly placeOf: (next: Partial<Address>) => string;
  readonly onBulk: (id: string) => void;
}

/** On the left why exports stand still, on the right those of the chosen cause. ↑ and ↓ lead through the causes until → leads to the exports. */
export function CauseStage({ tab, address, summary, filter, placeOf, onBulk }: CauseStageProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const navigate = useNavigate();
  const causes = useQuery(exportQueries.causes(org.id, tab));
  const [inRows, setInRows] = useState(false);
  const entries = causeEntries(causes.data?.results ?? []);
  const entry = address.cause === 'all' ? null : (entries.find((one) => isNamed(one, address.cause)) ?? entries[0] ?? null);
  const total = summary?.tabs[tab];
  const places = [...entries, null];
  const go = (by: number) => {
    const next = places[places.indexOf(entry) + by];
    if (next !== undefined)
      void navigate(placeOf({ cause: next === null ? 'all' : { code: next.cause.code, key: next.cause.key } }), { replace: true });
  };

  const keys = inRows
    ? [{ keys: 'arrowleft', label: t('operations.keys.back'), run: () => setInRows(false) }]
    : [
        { keys: 'arrowdown', label: t('operations.keys.cause'), run: () => go(1) },
        { keys: 'arrowup', label: t('operations.keys.cause'), run: () => go(-1), minor: true },
        { keys: 'arrowright', label: t('operations.keys.rows'), run: () => setInRows(true) },
      ];

  if (causes.isLoadingError) return <Failed error={causes.error} onRetry={() => void causes.refetch()} />;
  if (!causes.data) return <Loading rows={10} rowHeight={70} className="flex-1" />;
  const done = summary ? showCount(summary.tabs.done_today, locale) : t('common.unknown');
  const isQuiet = entries.length === 0 && total === 0 && summary?.tabs.parked === 0;
  if (isQuiet) {
    return (
      <div className="flex-1">
        <Empty title={tab === 'open' || tab === 'waiting' ? t('operations.nothingWaits', { done }) : t('operations.nothingHere')} />
      </div>
    );
  }
  return (
    <div className="flex min-h-0 flex-1">
      <CauseList
        entries={entries}
        chosen={entry}
        all={total}
        parked={tab === 'open' ? (summary?.tabs.parked ?? 0) : 0}
        months={summary?.months ?? []}
        placeOf={placeOf}
      />
      <ExportStage
        key={JSON.stringify([tab, entry?.cause.code, entry?.cause.key, filter])}
        entry={entry}
        title={entry ? causeTitle(t, entry.cause) : t(`operations.tabs.${tab}`)}
        filter={{ ...filter, ...(entry && { cause: entry.cause.code, cause_key: entry.cause.key }) }}
        emptyWords={t(filter.branch === undefined && filter.kind === undefined ? 'operations.nothingHere' : 'operations.nothingFiltered')}
        isActive={inRows}
        keys={keys}
        onBulk={onBulk}
      />
    </div>
  );
}

function isNamed({ cause }: CauseEntry, named: Address['cause']): boolean {
  return named !== null && named !== 'all' && cause.code === named.code && cause.key === named.key;
}
