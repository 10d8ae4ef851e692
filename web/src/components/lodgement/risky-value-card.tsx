import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RiskyValue } from '@tallyport/domain/declaration/riskiest-values';
import { clsx } from 'clsx';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { showFieldValue } from '../../lib/format/field-value.js';
import { showCents } from '../../lib/format/figures.js';
import { useSource } from '../../lib/records/use-source.js';
import { Evidence } from '../trade/evidence.js';
import { Mark } from '../trade/mark.js';
import { WhereFrom } from '../trade/where-from.js';
import { Button } from '../ui/button.js';

interface RiskyValueCardProps {
  readonly record: ShippingRecord;
  readonly value: RiskyValue;
  readonly isConfirmed: boolean;
  /** The one that Enter confirms. */
  readonly isNext: boolean;
  onConfirm(): void;
}

/** One value with its evidence and the money that hangs on it. */
export function RiskyValueCard({ record, value, isConfirmed, isNext, onConfirm }: RiskyValueCardProps) {
  const t = useText();
  const locale = useLocale();
  const { field, shown, line_id, atStake } = value;
  const paper = useSource(record.work_order_id, shown.from);
  const line = record.lines.findIndex((one) => one.line_id === line_id);
  const form = fieldForm(record.kind, field, line_id !== null);
  return (
    <section className={clsx('rounded-panel border p-3', isNext ? 'border-accent-solid' : 'border-line', isConfirmed && 'bg-sunken')}>
      {shown.place && paper?.document_id != null && (
        <Evidence jobId={record.work_order_id} documentId={paper.document_id} place={shown.place} width={456} height={56} />
      )}
      <p className="flex items-baseline gap-2 pt-1">
        <span className="text-caption text-ink-2">
          {t(`recordFields.${field}`)}
          {line >= 0 &&
            `${t('common.comma')}${String(record.lines[line]?.fields.goods_description?.value ?? record.lines[line]?.fields.invoice_number?.value ?? '')}`}
        </span>
        <span className="ml-auto text-caption text-ink-2">{t('lodgement.sheet.atStake', { amount: showCents(atStake, locale) })}</span>
      </p>
      <p className="flex items-center gap-2">
        <b className="min-w-0 truncate text-check">{showFieldValue(String(shown.value), form, locale, field)}</b>
        <span className="ml-auto" />
        {isConfirmed ? (
          <span className="inline-flex items-center gap-1.5 text-ink-2">
            <Mark kind="holds" /> {t('lodgement.sheet.confirmed')}
          </span>
        ) : (
          <Button size="small" {...(isNext ? { keys: 'enter' } : {})} onClick={onConfirm}>
            {t('lodgement.sheet.confirm')}
          </Button>
        )}
      </p>
      <WhereFrom value={shown} />
    </section>
  );
}
