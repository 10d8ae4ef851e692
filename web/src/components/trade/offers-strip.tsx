import type { RecordEditInput, ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useText } from '../../i18n/use-text.js';
import { countsOf, keepingAll, takingAll } from '../../lib/records/offers.js';
import { Button } from '../ui/button.js';

interface OffersStripProps {
  readonly record: ShippingRecord;
  /** Null where nothing may be changed. */
  readonly onEdit: ((edits: RecordEditInput[]) => void) | null;
}

/**
 * A later reading differs from what people wrote, or what was taken over from a freight system from what stood: what stands now stays until
 * they say otherwise, for one value or for all.
 */
export function OffersStrip({ record, onEdit }: OffersStripProps) {
  const t = useText();
  const { read, stood } = countsOf(record);
  if (read + stood === 0) return null;
  return (
    <div role="status" className="flex h-8 shrink-0 items-center gap-2 border-b border-line bg-amber-bg px-4 text-caption text-amber">
      <span className="min-w-0 truncate">
        {[read > 0 && t('records.offers', { count: read }), stood > 0 && t('records.offersStood', { count: stood })]
          .filter(Boolean)
          .join(' ')}
      </span>
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
