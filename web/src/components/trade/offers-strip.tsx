import type { RecordEditInput, ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useText } from '../../i18n/use-text.js';
import { keepingAll, offersOf, takingAll } from '../../lib/records/offers.js';
import { Button } from '../ui/button.js';

interface OffersStripProps {
  readonly record: ShippingRecord;
  /** Null where nothing may be changed. */
  readonly onEdit: ((edits: RecordEditInput[]) => void) | null;
}

/** A later reading differs from what people wrote: what they wrote stands until they say otherwise, for one value or for all. */
export function OffersStrip({ record, onEdit }: OffersStripProps) {
  const t = useText();
  const { length: count } = offersOf(record);
  if (count === 0) return null;
  return (
    <div role="status" className="flex h-8 shrink-0 items-center gap-2 border-b border-line bg-amber-bg px-4 text-caption text-amber">
      <span className="min-w-0 truncate">{t('records.offers', { count })}</span>
      <span className="ml-auto" />
      {onEdit && (
        <>
          <Button size="small" onClick={() => onEdit(takingAll(record))}>
            {t('records.takeAll')}
          </Button>
          <Button size="small" onClick={() => onEdit(keepingAll(record))}>
            {t('records.keepAll')}
          </Button>
        </>
      )}
    </div>
  );
}
