import type { ListColumn } from '@tallyport/contracts/work-order/list-columns';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Chevron } from '../../../components/ui/chevron.js';
import { addTexts } from '../../../i18n/i18n.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { showCount } from '../../../lib/format/figures.js';
import { workOrderQueries } from '../api/queries.js';
import { isBuiltIn, type ListAddress, VIEWS, type View } from './list-address.js';

const load = async () => {
  const [{ SavedViews }] = await Promise.all([import('../views/saved-views.js'), addTexts('finding')]);
  return { default: SavedViews };
};
const SavedViews = lazy(load);
/** How the counts of the server name the views. */
const COUNTED = { mine: 'mine', overdue: 'overdue', held: 'held', toCheck: 'to_check', unassigned: 'unassigned', all: 'all' } as const;

interface ViewsBarProps {
  readonly address: ListAddress;
  /** Those that were chosen, which a view keeps; null where nobody chose. */
  readonly columns: readonly ListColumn[] | null;
  /** Hears the columns of the saved view that is open. */
  readonly onColumns: (columns: readonly ListColumn[] | null) => void;
  readonly onChange: (next: Partial<ListAddress>) => void;
  readonly onCreate: () => void;
}

/** The title, the views with their counts, those that people saved, and the way to a new shipment. */
export function ViewsBar({ address, columns, onColumns, onChange, onCreate }: ViewsBarProps) {
  const t = useText();
  const { org, role } = useDesk();
  const [wanted, setWanted] = useState(false);
  const { data } = useQuery(workOrderQueries.counts(org.id));
  const isSaved = !isBuiltIn(address.view);
  const look = clsx('flex h-7 items-center gap-1.5 rounded-control px-2', isSaved ? 'bg-hover font-semibold' : 'text-ink-2 hover:bg-hover');
  const button = (
    <button type="button" aria-haspopup="menu" className={look} onPointerEnter={() => void load()} onClick={() => setWanted(true)}>
      {t('workOrder.list.saved')}
      <Chevron />
    </button>
  );
  return (
    <header className="flex h-[52px] shrink-0 items-center gap-4 px-5">
      <h1 className="text-title">{t('shell.shipments')}</h1>
      <nav aria-label={t('workOrder.list.views')} className="flex min-w-0 gap-1">
        {VIEWS.filter((view) => view !== 'mine' || role !== null).map((view) => (
          <ViewButton
            key={view}
            view={view}
            count={data?.built_in[COUNTED[view]]}
            chosen={view === address.view}
            onChoose={() => onChange({ view, status: [], filters: {}, sort: null })}
          />
        ))}
        {wanted || isSaved ? (
          <Suspense fallback={button}>
            <SavedViews
              address={address}
              columns={columns}
              counts={data?.saved ?? []}
              look={look}
              opens={wanted}
              onColumns={onColumns}
              onChange={onChange}
            />
          </Suspense>
        ) : (
          button
        )}
      </nav>
      {role !== null && (
        <Button variant="primary" keys="c" className="ml-auto" onClick={onCreate}>
          {t('shell.createShipment')}
        </Button>
      )}
    </header>
  );
}

interface ViewButtonProps {
  readonly view: View;
  readonly count: number | undefined;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function ViewButton({ view, count, chosen, onChoose }: ViewButtonProps) {
  const t = useText();
  const locale = useLocale();
  const urgent = (view === 'overdue' || view === 'held') && count !== undefined && count > 0;
  return (
    <button
      type="button"
      aria-current={chosen ? 'true' : undefined}
      className={clsx(
        'flex h-7 items-center gap-1.5 rounded-control px-2 whitespace-nowrap',
        chosen ? 'bg-hover font-semibold' : 'text-ink-2 hover:bg-hover',
      )}
      onClick={onChoose}
    >
      {t(`workOrder.list.view.${view}`)}
      <span className={clsx('font-normal', urgent ? 'font-semibold text-red' : 'text-ink-3')}>
        {count === undefined ? t('common.unknown') : showCount(count, locale)}
      </span>
    </button>
  );
}
