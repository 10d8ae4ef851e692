import { Button } from '../../../components/ui/button.js';
import { Empty } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { isFiltered, type ListAddress } from './list-address.js';

interface NoShipmentsProps {
  readonly address: ListAddress;
  readonly onCreate: () => void;
  readonly onClear: () => void;
}

/** Nothing here: because nothing was made yet, or because the filters leave nothing. */
export function NoShipments({ address, onCreate, onClear }: NoShipmentsProps) {
  const t = useText();
  const { role } = useDesk();
  return (
    <div className="flex-1">
      {isFiltered(address) ? (
        <Empty title={t('workOrder.list.noResult')} hint={t('workOrder.list.noResultHint')}>
          <Button onClick={onClear}>{t('common.clearFilters')}</Button>
        </Empty>
      ) : (
        <Empty title={t('workOrder.list.empty')} hint={t('workOrder.list.emptyHint')}>
          {role !== null && (
            <Button keys="c" onClick={onCreate}>
              {t('shell.createShipment')}
            </Button>
          )}
        </Empty>
      )}
    </div>
  );
}
