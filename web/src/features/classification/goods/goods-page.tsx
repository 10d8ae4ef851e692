import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { KeysStrip } from '../../../components/ui/keys-strip.js';
import { Empty, Failed, Loading } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { isAdmin, useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { useCursor } from '../../../lib/use-cursor.js';
import { ImportButton } from './import-button.js';
import { KEPT_TABLES, type KeptRow, type KeptTable, nameOf, PRODUCTS } from './kept-table.js';
import { ProductFetchButton, ProductFetchStrip } from './product-fetch.js';
import { goodsQueries, PAGE_SIZE } from './queries.js';
import { RemoveDialog } from './remove-dialog.js';
import { RowPanel } from './row-panel.js';
import { RowTable } from './row-table.js';
import { useProductFetch } from './use-product-fetch.js';

/** Product codes, tariff lookups and synonyms of the organisation: one screen each, alike. */
export function GoodsPage() {
  const { table: path = '' } = useParams();
  const table = KEPT_TABLES.find((one) => one.path === path);
  if (table === PRODUCTS) return <ProductScreen />;
  return table ? <TableScreen key={table.id} table={table} /> : <Navigate to={`../settings/${PRODUCTS.path}`} relative="path" replace />;
}

type Open = { readonly kind: 'row'; readonly row: KeptRow | null } | { readonly kind: 'remove'; readonly row: KeptRow } | null;

/** Products come from the freight system too. */
function ProductScreen() {
  const fetch = useProductFetch();
  return <TableScreen table={PRODUCTS} actions={<ProductFetchButton fetch={fetch} />} strip={<ProductFetchStrip fetch={fetch} />} />;
}

interface TableScreenProps {
  readonly table: KeptTable;
  readonly actions?: ReactNode;
  readonly strip?: ReactNode;
}

function TableScreen({ table, actions, strip }: TableScreenProps) {
  const t = useText();
  const { org, me, role } = useDesk();
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1);
  const list = useQuery(goodsQueries.list(org.id, table, q, page));
  const rows = list.data?.rows ?? [];
  const pages = Math.max(1, Math.ceil((list.data?.count ?? 0) / PAGE_SIZE));
  const cursor = useCursor(rows.length);
  const [open, setOpen] = useState<Open>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const mayKeep = role !== null || isAdmin({ me, org });
  const current = rows[cursor.at];

  const go = (next: { q?: string; page?: number }) => {
    const wanted = { q, page: 1, ...next };
    setSearch({ ...(wanted.q !== '' && { q: wanted.q }), ...(wanted.page > 1 && { page: String(wanted.page) }) }, { replace: true });
  };
  const turn = (to: number) => to >= 1 && to <= pages && go({ page: to });

  useShortcuts([
    { keys: 'j', label: t('goods.keys.next'), run: () => cursor.move(1) },
    { keys: 'k', label: t('goods.keys.previous'), run: () => cursor.move(-1) },
    { keys: 'arrowdown', label: t('goods.keys.next'), run: () => cursor.move(1), minor: true },
    { keys: 'arrowup', label: t('goods.keys.previous'), run: () => cursor.move(-1), minor: true },
    { keys: '/', label: t('goods.keys.search'), run: () => searchInput.current?.focus() },
    { keys: '[', label: t('common.previousPage'), run: () => turn(page - 1), minor: true },
    { keys: ']', label: t('common.nextPage'), run: () => turn(page + 1), minor: true },
    ...(mayKeep
      ? [
          { keys: 'enter', label: t('goods.keys.open'), run: () => current && setOpen({ kind: 'row', row: current }) },
          { keys: 'n', label: t('goods.keys.add'), run: () => setOpen({ kind: 'row', row: null }) },
          { keys: 'delete', label: t('goods.keys.remove'), run: () => current && setOpen({ kind: 'remove', row: current }) },
        ]
      : []),
  ]);

  return (
    <>
      <div className="flex h-11 shrink-0 items-center gap-3 border-b border-line px-5">
        <input
          ref={searchInput}
          type="search"
          aria-label={t('goods.search', { table: t(`goods.tables.${table.id}`) })}
          placeholder={t('goods.search', { table: t(`goods.tables.${table.id}`) })}
          defaultValue={q}
          maxLength={100}
          onChange={(event) => go({ q: event.target.value })}
          onKeyDown={(event) => (event.key === 'Escape' || event.key === 'Enter') && event.currentTarget.blur()}
          className="h-7 w-72 rounded-control border border-control bg-surface px-2"
        />
        <span className="text-caption text-ink-3">{list.data && t('goods.count', { count: list.data.count })}</span>
        <span className="min-w-0 flex-1 truncate text-caption text-ink-3">{t(`goods.hints.${table.id}`)}</span>
        {actions}
        {mayKeep && table === PRODUCTS && <ImportButton />}
        {mayKeep && (
          <Button icon={Plus} keys="n" onClick={() => setOpen({ kind: 'row', row: null })}>
            {t('goods.add')}
          </Button>
        )}
      </div>
      {strip}
      {list.isLoadingError ? (
        <Failed error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading rows={20} className="flex-1" />
      ) : rows.length === 0 ? (
        <div className="flex-1">
          <Empty
            title={q === '' ? t(`goods.none.${table.id}`) : t('goods.noneFound', { term: q })}
            {...(mayKeep && { hint: t('goods.noneHint') })}
          />
        </div>
      ) : (
        <RowTable table={table} rows={rows} cursor={cursor} onOpen={(row) => mayKeep && setOpen({ kind: 'row', row })} />
      )}
      {pages > 1 && (
        <p className="flex h-8 shrink-0 items-center border-t border-line px-5 text-caption text-ink-2">
          {t('goods.page', { page, pages })}
        </p>
      )}
      <KeysStrip />
      {open?.kind === 'row' && <RowPanel table={table} row={open.row} onClose={() => setOpen(null)} />}
      {open?.kind === 'remove' && (
        <RemoveDialog table={table} row={open.row} name={nameOf(table, open.row)} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
