import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { ValueNotes } from '../../../components/lodgement/use-value-notes.js';
import { HeaderField } from '../../../components/record/header-field.js';
import { useText } from '../../../i18n/use-text.js';
import type { Spot } from '../../../lib/records/edits.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { VALUATION_FIELDS } from '../model/header-groups.js';
import { LinesOfType } from './lines-of-type.js';

interface ValuationProps {
  readonly declaration: ShippingRecord;
  readonly spot: Spot | null;
  readonly notes: ValueNotes;
  readonly edits: RecordEdits | null;
  onSpot(spot: Spot): void;
}

/** The days whose rates hold, the invoices with their terms, and what stands on them besides goods. */
export function Valuation({ declaration, spot, notes, edits, onSpot }: ValuationProps) {
  const t = useText();
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto">
      <dl aria-label={t('declaration.sections.valuation')} className="grid grid-cols-4 gap-x-0.5 border-b border-line-soft px-3 py-2">
        {VALUATION_FIELDS.map((field) => (
          <HeaderField
            key={field}
            record={declaration}
            field={field}
            spot={spot}
            edits={edits}
            note={notes.noteOf({ line: null, field })}
            check={notes.check}
            onSpot={onSpot}
          />
        ))}
      </dl>
      <LinesOfType declaration={declaration} type="invoice" {...{ spot, notes, edits, onSpot }} />
      <LinesOfType declaration={declaration} type="charge" {...{ spot, notes, edits, onSpot }} />
    </div>
  );
}
