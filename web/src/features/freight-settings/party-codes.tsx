import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PreviousNext } from '../../components/ui/previous-next.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useRested } from '../../lib/use-rested.js';
import { CodeCell } from './code-cell.js';
import { MappingBar } from './mapping-bar.js';
import { MappingTable } from './mapping-table.js';
import { freightQueries, PAGE_SIZE, type PartyFilter } from './queries.js';
import { usePutPartyCode } from './use-put-code.js';

const EVERYTHING: PartyFilter = { q: '', missing: false, page: 1 };

/** Which organisation of a freight system each party is. */
export function PartyCodes({ systemId, mayChange }: { readonly systemId: string; readonly mayChange: boolean }) {
  const t = useText();
  const { org } = useDesk();
  const [filter, setFilter] = useState(EVERYTHING);
  const list = useQuery(freightQueries.parties(org.id, systemId, useRested(filter)));
  const [typed, setTyped] = useState('');
  const known = useQuery(freightQueries.organisations(org.id, systemId, useRested(typed)));
  const put = usePutPartyCode(systemId);
  const { results = [], count = 0 } = list.data ?? {};
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const { page } = filter;
  const turn = (to: number) => (to >= 1 && to <= pages ? () => setFilter({ ...filter, page: to }) : null);
  const rows = results.map(({ party, code, full_name }) => ({
    id: party.id,
    cells: [
      party.name,
      <CodeCell
        key={`${party.id} ${code}`}
        label={t('freightSettings.codeOf', { name: party.name })}
        code={code}
        suggestions={known.data ?? []}
        mayChange={mayChange}
        onType={setTyped}
        onKeep={(next) => put.mutate({ party: party.id, code: next })}
      />,
      full_name ?? (code !== null && <span className="text-ink-3">{t('freightSettings.unknownThere')}</span>),
    ],
  }));
  return (
    <>
      <MappingBar
        label={t('freightSettings.filters.parties')}
        {...filter}
        count={list.data ? t('freightSettings.countParties', { count }) : ''}
        onFilter={(more) => setFilter({ ...filter, ...more, page: 1 })}
      />
      {list.isLoadingError ? (
        <Failed error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading rows={12} className="flex-1" />
      ) : rows.length === 0 ? (
        <None filter={filter} />
      ) : (
        <MappingTable
          label={t('freightSettings.parts.parties')}
          columns={[
            [t('freightSettings.party'), 380],
            [t('freightSettings.theirCode'), 220],
            [t('freightSettings.theirName'), 0],
          ]}
          rows={rows}
        />
      )}
      {pages > 1 && (
        <p className="flex h-9 shrink-0 items-center gap-3 border-t border-line px-5 text-caption text-ink-2">
          {t('freightSettings.page', { page, pages })}
          <PreviousNext
            along="pages"
            previous={{ label: t('common.previousPage'), go: turn(page - 1) }}
            next={{ label: t('common.nextPage'), go: turn(page + 1) }}
          />
        </p>
      )}
    </>
  );
}

function None({ filter: { q, missing } }: { readonly filter: PartyFilter }) {
  const t = useText();
  if (q !== '') return <Empty title={t('freightSettings.noneFound', { term: q })} />;
  if (missing) return <Empty title={t('freightSettings.noneMissing')} />;
  return <Empty title={t('freightSettings.noParties')} hint={t('freightSettings.noPartiesHint')} />;
}
