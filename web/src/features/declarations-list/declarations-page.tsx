import { EntryStatus } from '@tallyport/contracts/lodgement/entry-status';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { KeysStrip } from '../../components/ui/keys-strip.js';
import { PreviousNext } from '../../components/ui/previous-next.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useCursor } from '../../lib/use-cursor.js';
import { type ListedKind, summariesQuery } from './queries.js';
import { SummaryFilter } from './summary-filter.js';
import { SummaryRow } from './summary-row.js';

const PAGE_SIZE = 50;

/** All declarations, or all cargo reports, of the organisation: where each stands with customs, and since when. */
export function DeclarationsPage({ kind }: { readonly kind: ListedKind }) {
  const t = useText();
  const { org } = useDesk();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const filterInput = useRef<HTMLInputElement>(null);
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1);
  const status = EntryStatus.safeParse(search.get('status')).data ?? null;
  const q = search.get('q') ?? '';
  const list = useQuery(summariesQuery(org.id, kind, { page, status, q }));
  const rows = list.data?.results ?? [];
  const pages = Math.max(1, Math.ceil((list.data?.count ?? 0) / PAGE_SIZE));
  const cursor = useCursor(rows.length);
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
  const goTo = (to: number) => to >= 1 && to <= pages && set({ page: to === 1 ? null : String(to) });
  const open = (row = rows[cursor.at]) =>
    row &&
    void navigate(
      `/organization/${org.id}/jobs/${row.work_order_id}?${kind === 'declaration' ? 'tab=declaration' : `tab=edi&record=${row.id}`}`,
    );

  useShortcuts([
    { keys: 'j', label: t('declarations.keys.next'), run: () => cursor.move(1) },
    { keys: 'k', label: t('declarations.keys.previous'), run: () => cursor.move(-1) },
    { keys: 'arrowdown', label: t('declarations.keys.next'), run: () => cursor.move(1), minor: true },
    { keys: 'arrowup', label: t('declarations.keys.previous'), run: () => cursor.move(-1), minor: true },
    { keys: 'enter', label: t('declarations.keys.open'), run: () => open() },
    { keys: 'f', label: t('declarations.keys.filter'), run: () => filterInput.current?.focus() },
    { keys: '[', label: t('common.previousPage'), run: () => goTo(page - 1), minor: true },
    { keys: ']', label: t('common.nextPage'), run: () => goTo(page + 1), minor: true },
  ]);

  if (list.isLoadingError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <>
      <SummaryFilter
        inputRef={filterInput}
        status={status}
        q={q}
        count={list.data?.count ?? null}
        onStatus={(next) => set({ status: next, page: null })}
        onText={(next) => set({ q: next, page: null })}
      />
      {!list.data && <Loading rows={16} className="flex-1" />}
      {list.data && rows.length === 0 && (
        <Empty
          title={t(status === null && q === '' ? `declarations.none.${kind}` : 'declarations.noneFound')}
          hint={t(`declarations.noneHint.${kind}`)}
        />
      )}
      {rows.length > 0 && (
        <table className="w-full table-fixed">
          <thead>
            <tr className="h-[30px] border-b border-line text-left text-caption text-ink-2">
              {(['job', 'reference', 'party', 'vessel', 'arrival', 'status', 'since'] as const).map((column) => (
                <th key={column} scope="col" className="px-2 font-normal first:pl-5">
                  {t(`declarations.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <SummaryRow
                key={row.id}
                row={row}
                isCursor={index === cursor.at}
                onPoint={() => cursor.set(index)}
                onOpen={() => open(row)}
              />
            ))}
          </tbody>
        </table>
      )}
      <span className="flex-1" />
      {pages > 1 && (
        <div className="flex justify-end px-5 py-2">
          <PreviousNext
            along="pages"
            previous={{ label: t('common.previousPage'), keys: '[', go: page > 1 ? () => goTo(page - 1) : null }}
            next={{ label: t('common.nextPage'), keys: ']', go: page < pages ? () => goTo(page + 1) : null }}
          />
        </div>
      )}
      <KeysStrip />
    </>
  );
}
