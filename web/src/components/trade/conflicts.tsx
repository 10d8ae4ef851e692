import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useText } from '../../i18n/use-text.js';
import { editsOf } from '../../lib/records/edits.js';
import type { RecordEdits } from '../../lib/records/use-record-edits.js';
import { Button } from '../ui/button.js';

/** Two people changed the same field: both values, and the choice. Nothing else is blocked. */
export function Conflicts({ record, edits }: { record: ShippingRecord; edits: RecordEdits }) {
  const t = useText();
  return (
    <section role="alert" className="flex flex-col gap-2 rounded-control bg-amber-bg p-2 text-amber">
      <h3 className="font-semibold">{t('records.conflict')}</h3>
      {edits.conflicts.map(({ field, line, yours, theirs }) => (
        <div key={`${line ?? ''} ${field}`}>
          <p className="text-caption">{t(`recordFields.${field}`)}</p>
          <p>{t('records.mine', { value: textOf(yours) || t('records.empty') })}</p>
          <p>{t('records.theirs', { value: textOf(theirs) || t('records.empty') })}</p>
          <div className="flex gap-1.5 pt-1">
            <Button
              size="small"
              onClick={() => edits.edit(editsOf(record, [{ line, field, next: yours === null ? null : textOf(yours) }]))}
            >
              {t('records.takeMine')}
            </Button>
            <Button size="small" onClick={edits.forgetConflicts}>
              {t('records.takeTheirs')}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
