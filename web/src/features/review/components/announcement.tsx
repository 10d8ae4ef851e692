import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showFieldValue } from '../../../lib/format/field-value.js';
import type { Doubt } from '../model/queue.js';
import { isFilled, type ReadValue } from '../model/read-values.js';
import { useReason } from '../model/use-reason.js';

/** Says to those who listen what is looked at now, why, and how much is left. */
export function Announcement({ chosen, doubt, left }: { chosen: ReadValue | null; doubt: Doubt | null; left: number }) {
  const t = useText();
  const locale = useLocale();
  const reason = useReason();
  const value =
    chosen && (isFilled(chosen) ? showFieldValue(String(chosen.shown?.value), chosen.form, locale, chosen.field) : t('common.empty'));
  const name = chosen && t(`recordFields.${chosen.field}`);
  const parts = [
    chosen?.line != null && t('review.line', { line: chosen.line }),
    name,
    value,
    doubt && reason(doubt),
    left > 0 ? t('review.toCheck', { count: left }) : t('review.nothingLeft'),
  ];
  return (
    <p role="status" className="sr-only">
      {parts.filter(Boolean).join(t('common.comma'))}
    </p>
  );
}
