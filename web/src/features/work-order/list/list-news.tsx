import { Keys } from '../../../components/ui/keys.js';
import { StaleStrip } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';

interface ListNewsProps {
  readonly arrived: number;
  readonly reordered: boolean;
  readonly stale: boolean;
  /** The last refresh failed: what is shown is older. */
  readonly outdated: boolean;
  readonly onSort: () => void;
}

/** What waits behind the rows on the screen: new ones, another order, newer values. */
export function ListNews({ arrived, reordered, stale, outdated, onSort }: ListNewsProps) {
  const t = useText();
  return (
    <>
      {outdated && <StaleStrip>{t('workOrder.list.outdated')}</StaleStrip>}
      {stale && <StaleStrip>{t('workOrder.list.stale')}</StaleStrip>}
      {(arrived > 0 || reordered) && (
        <button
          type="button"
          className="flex h-7 shrink-0 items-center gap-2 border-b border-line-soft bg-select px-5 text-caption text-accent -outline-offset-2"
          onClick={onSort}
        >
          {arrived > 0 ? t('workOrder.list.arrived', { count: arrived }) : t('workOrder.list.orderChanged')} <Keys keys="." />
        </button>
      )}
    </>
  );
}
