import type { RowsCheck } from '@tallyport/domain/shipping-record/row-sums';
import { Mark } from '../../../components/trade/mark.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showDecimal } from '../../../lib/format/figures.js';

/** Under the rows of a record: whether they come to its totals, or that no total checks them. */
export function RowSums({ check: { outcome, fields, difference } }: { check: RowsCheck }) {
  const t = useText();
  const locale = useLocale();
  const names = fields.map((field) => t(`recordFields.${field}`)).join(t('common.comma'));
  return (
    <span role="gridcell" className="flex h-full items-center gap-2 text-caption text-ink-2">
      <Mark kind={outcome} label={t(`workOrder.marks.${outcome}`)} />
      {t(`review.rows.${outcome}`, { fields: names, difference: difference === null ? '' : showDecimal(difference, locale) })}
    </span>
  );
}
