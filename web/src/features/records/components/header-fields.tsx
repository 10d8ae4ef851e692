import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { clsx } from 'clsx';
import { useState } from 'react';
import { HeaderField } from '../../../components/record/header-field.js';
import { Button } from '../../../components/ui/button.js';
import { useText } from '../../../i18n/use-text.js';
import type { Spot } from '../../../lib/records/edits.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { EXTENTS, extentAtFirst, shownHeaderFields } from '../model/header-fields.js';

interface HeaderFieldsProps {
  readonly record: ShippingRecord;
  readonly spot: Spot | null;
  readonly edits: RecordEdits | null;
  /** The record has no lines that want the room below. */
  readonly isAlone: boolean;
  onSpot(spot: Spot): void;
}

/** The header as labels and values: the first of them, those that were read, or all. */
export function HeaderFields({ record, spot, edits, isAlone, onSpot }: HeaderFieldsProps) {
  const t = useText();
  const [extent, setExtent] = useState(() => extentAtFirst(record.kind));
  const next = EXTENTS[(EXTENTS.indexOf(extent) + 1) % EXTENTS.length] ?? 'first';
  return (
    <section
      aria-label={t('records.header')}
      className={clsx(
        'flex items-start gap-2 overflow-y-auto px-3 py-1.5',
        isAlone ? 'min-h-0 flex-1' : 'max-h-1/2 shrink-0 border-b border-line',
      )}
    >
      <dl className="grid min-w-0 flex-1 grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-x-0.5 gap-y-0.5">
        {shownHeaderFields(record, extent).map((field) => (
          <HeaderField key={field} record={record} field={field} spot={spot} edits={edits} onSpot={onSpot} />
        ))}
      </dl>
      <Button size="small" variant="bare" className="mt-2.5" onClick={() => setExtent(next)}>
        {t(`records.extents.${next}`)}
      </Button>
    </section>
  );
}
