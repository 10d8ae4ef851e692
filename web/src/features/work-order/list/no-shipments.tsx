import { lazy, Suspense } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Empty } from '../../../components/ui/states.js';
import { addTexts } from '../../../i18n/i18n.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { isFiltered, type ListAddress } from './list-address.js';

const NoResult = lazy(async () => {
  const [{ NoResult }] = await Promise.all([import('./no-result.js'), addTexts('finding')]);
  return { default: NoResult };
});

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
        <Suspense fallback={null}>
          <NoResult address={address} onClear={onClear} />
        </Suspense>
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
