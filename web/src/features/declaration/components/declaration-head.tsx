import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { RefreshCw } from 'lucide-react';
import { UndoRedo } from '../../../components/record/undo-redo.js';
import { Button, buttonLook } from '../../../components/ui/button.js';
import { Link } from '../../../components/ui/link.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';

interface DeclarationHeadProps {
  readonly declaration: ShippingRecord;
  readonly edits: RecordEdits | null;
  readonly onRecompile: (() => void) | null;
}

/** What this declaration is, and what can be done with the whole of it. */
export function DeclarationHead({ declaration: { fields, work_order_id: jobId }, edits, onRecompile }: DeclarationHeadProps) {
  const t = useText();
  const { org } = useDesk();
  return (
    <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-4">
      <h2 className="text-section">
        {t('declaration.title', {
          nature: String(fields.entry_nature?.value ?? ''),
          reference: String(fields.broker_reference?.value ?? ''),
        })}
      </h2>
      <span className="ml-auto" />
      <UndoRedo edits={edits} />
      <Link to={`/organization/${org.id}/jobs/${jobId}/n10`} className={buttonLook({ size: 'small' })}>
        {t('declaration.n10.open')}
      </Link>
      {onRecompile && (
        <Button size="small" icon={RefreshCw} onClick={onRecompile}>
          {t('declaration.recompile')}
        </Button>
      )}
    </header>
  );
}
