import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Button } from '../../../components/ui/button.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { showCount } from '../../../lib/format/figures.js';
import { workOrderQueries } from '../api/queries.js';
import { type ListAddress, VIEWS, type View, viewQuery } from './list-address.js';

interface ViewsBarProps {
  readonly address: ListAddress;
  readonly onView: (view: View) => void;
  readonly onCreate: () => void;
}

/** The title, the saved views with their counts, and the way to a new shipment. */
export function ViewsBar({ address, onView, onCreate }: ViewsBarProps) {
  const t = useText();
  const { role } = useDesk();
  return (
    <header className="flex h-[52px] shrink-0 items-center gap-4 px-5">
      <h1 className="text-title">{t('shell.shipments')}</h1>
      <nav aria-label={t('workOrder.list.views')} className="flex gap-1">
        {VIEWS.filter((view) => view !== 'mine' || role !== null).map((view) => (
          <ViewButton key={view} view={view} chosen={view === address.view} onChoose={() => onView(view)} />
        ))}
      </nav>
      {role !== null && (
        <Button variant="primary" keys="c" className="ml-auto" onClick={onCreate}>
          {t('shell.createShipment')}
        </Button>
      )}
    </header>
  );
}

function ViewButton({ view, chosen, onChoose }: { view: View; chosen: boolean; onChoose: () => void }) {
  const t = useText();
  const locale = useLocale();
  const { org, me, role } = useDesk();
  const { data: count } = useQuery(workOrderQueries.count(org.id, viewQuery(view, { userId: me.id, role })));
  const urgent = (view === 'overdue' || view === 'held') && count !== undefined && count > 0;
  return (
    <button
      type="button"
      aria-current={chosen ? 'true' : undefined}
      className={clsx(
        'flex h-7 items-center gap-1.5 rounded-control px-2',
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
