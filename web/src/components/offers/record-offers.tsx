import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import type { RecordEditInput, ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { showFieldValue } from '../../lib/format/field-value.js';
import { editsOf, refusalOf, valueAt, type WantedValue } from '../../lib/records/edits.js';
import { countsOf, keepingAll, offersOf, takingAll } from '../../lib/records/offers.js';
import { pageOfValue } from '../record/address.js';
import { Offers } from './offers.js';

interface RecordOffersProps {
  readonly record: ShippingRecord;
  /** Null where nothing may be changed. */
  readonly onEdit: ((edits: RecordEditInput[]) => void) | null;
}

/** A later reading differs from what people wrote, or what was taken over from a freight system from what stood. */
export function RecordOffers({ record, onEdit }: RecordOffersProps) {
  const t = useText();
  const locale = useLocale();
  const [search] = useSearchParams();
  const { read, stood } = countsOf(record);
  const sentence = [read > 0 && t('records.offers', { count: read }), stood > 0 && t('records.offersStood', { count: stood })];
  const show = ({ line, field }: WantedValue, value: unknown) =>
    showFieldValue(String(value), fieldForm(record.kind, field, line !== null), locale, field);
  const nameOf = ({ line, field }: WantedValue) => {
    const row = record.lines.findIndex(({ line_id }) => line_id === line);
    return line === null
      ? t(`recordFields.${field}`)
      : `${t('job.overview.line', { line: row + 1 })}${t('common.comma')}${t(`recordFields.${field}`)}`;
  };
  const offers = offersOf(record).map((wanted) => {
    const { line, field, next, place } = wanted;
    const current = valueAt(record, wanted);
    const hasPage = place != null && record.document_id !== null;
    return {
      key: `${line} ${field}`,
      label: nameOf(wanted),
      current: current === null ? null : show(wanted, current),
      offered: next === null ? t('common.empty') : show(wanted, next),
      evidence: hasPage ? { page: place.page, search: `?${pageOfValue(search, record, wanted, place.page)}` } : null,
      onTake: () => onEdit?.(editsOf(record, [wanted])),
      onKeep: () => onEdit?.([refusalOf(wanted, next)]),
    };
  });
  return (
    <Offers
      sentence={sentence.filter(Boolean).join(' ')}
      offers={offers}
      mayAnswer={onEdit !== null}
      onTakeAll={() => onEdit?.(takingAll(record))}
      onKeepAll={() => onEdit?.(keepingAll(record))}
    />
  );
}
