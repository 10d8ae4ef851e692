import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { Plus } from 'lucide-react';
import { UndoRedo } from '../../../components/record/undo-redo.js';
import { Button } from '../../../components/ui/button.js';
import { useText } from '../../../i18n/use-text.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';

interface ReportHeadProps {
  readonly report: ShippingRecord;
  /** All that stand, the oldest first. */
  readonly reports: readonly ShippingRecord[];
  readonly edits: RecordEdits | null;
  /** Null where no other one may be made. */
  readonly onAnother: (() => void) | null;
  onChoose(reportId: string): void;
}

/** Which cargo report this is, and what can be done with the whole of it. */
export function ReportHead({ report, reports, edits, onAnother, onChoose }: ReportHeadProps) {
  const t = useText();
  return (
    <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-4">
      <h2 className="text-section">{t('edi.title', { bill: billOf(report) })}</h2>
      {reports.length > 1 && (
        <select
          aria-label={t('edi.reports')}
          value={report.id}
          onChange={(event) => onChoose(event.target.value)}
          className="h-6 rounded-control border border-control bg-surface px-1 text-caption"
        >
          {reports.map((one) => (
            <option key={one.id} value={one.id}>
              {billOf(one)}
            </option>
          ))}
        </select>
      )}
      <span className="ml-auto" />
      <UndoRedo edits={edits} />
      {onAnother && (
        <Button size="small" icon={Plus} onClick={onAnother}>
          {t('edi.another')}
        </Button>
      )}
    </header>
  );
}

function billOf({ fields: { house_bill, master_bill, sender_reference } }: ShippingRecord): string {
  return String(house_bill?.value ?? master_bill?.value ?? sender_reference?.value ?? '');
}
