import { EntryStatus } from '@tallyport/contracts/lodgement/entry-status';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KeysStrip } from '../../components/ui/keys-strip.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { addTexts } from '../../i18n/i18n.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { type ListedKind, summariesQuery } from './queries.js';
import { SummaryFilter } from './summary-filter.js';
import { SummaryTable } from './summary-table.js';

const WouldDiffer = lazy(async () => {
  const [{ WouldDiffer: page }] = await Promise.all([import('./would-differ.js'), addTexts('job')]);
  return { default: page };
});

/** All declarations, or all cargo reports, of the organisation: where each stands with customs, and since when; or what later imports would change. */
export function DeclarationsPage({ kind }: { readonly kind: ListedKind }) {
  const t = useText();
  const { org } = useDesk();
  const [search, setSearch] = useSearchParams();
  const filterInput = useRef<HTMLInputElement>(null);
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1);
  const status = EntryStatus.safeParse(search.get('status')).data ?? null;
  const q = search.get('q') ?? '';
  const hasDiffering = kind === 'declaration';
  const isDiffer = hasDiffering && search.get('differ') === 'yes';
  const list = useQuery({ ...summariesQuery(org.id, kind, { page, status, q }), enabled: !isDiffer });
  const set = (changes: Readonly<Record<string, string | null>>) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const toggleDiffer = () => set({ differ: isDiffer ? null : 'yes', status: null, q: null, page: null });

  useShortcuts([
    { keys: 'f', label: t('declarations.keys.filter'), run: () => filterInput.current?.focus() },
    ...(hasDiffering ? [{ keys: 'd', label: t('declarations.differ.toggle'), run: toggleDiffer }] : []),
  ]);

  if (list.isLoadingError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <>
      <h1 className="sr-only">{t(`declarations.title.${kind}`)}</h1>
      <SummaryFilter
        key={String(isDiffer)}
        inputRef={filterInput}
        status={status}
        q={q}
        count={isDiffer ? null : (list.data?.count ?? null)}
        isDiffer={hasDiffering ? isDiffer : null}
        onDiffer={toggleDiffer}
        onStatus={(next) => set({ status: next, page: null })}
        onText={(next) => set({ q: next, page: null })}
      />
      {isDiffer && (
        <Suspense fallback={<Loading rows={6} className="flex-1" />}>
          <WouldDiffer />
        </Suspense>
      )}
      {!isDiffer && !list.data && <Loading rows={16} className="flex-1" />}
      {!isDiffer && list.data && list.data.results.length === 0 && (
        <Empty
          title={t(status === null && q === '' ? `declarations.none.${kind}` : 'declarations.noneFound')}
          hint={t(`declarations.noneHint.${kind}`)}
        />
      )}
      {!isDiffer && list.data && list.data.results.length > 0 && (
        <SummaryTable
          kind={kind}
          rows={list.data.results}
          count={list.data.count}
          page={page}
          onPage={(to) => set({ page: to === 1 ? null : String(to) })}
        />
      )}
      <span className="flex-1" />
      <KeysStrip />
    </>
  );
}
