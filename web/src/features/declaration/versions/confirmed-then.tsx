import type { LodgedVersion } from '@tallyport/contracts/lodgement/version-http';
import { fieldForm, isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { nameOfLine } from '@tallyport/domain/lodgement/versions/changes-between';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showFieldValue } from '../../../lib/format/field-value.js';

/** The values that the signer looked at one by one. */
export function ConfirmedThen({ version, record }: { readonly version: LodgedVersion; readonly record: ShippingRecord }) {
  const t = useText();
  const locale = useLocale();
  if (version.confirmed.length === 0) return <p className="text-ink-2">{t('versions.facts.noneConfirmed')}</p>;
  return (
    <ul>
      {version.confirmed.map(({ line_id, field, value }) => {
        const line = record.lines.find((one) => one.line_id === line_id);
        const form = fieldForm(record.kind, field, line_id !== null);
        return (
          <li key={`${line_id} ${field}`} className="flex items-baseline gap-3">
            <span className="w-40 shrink-0 truncate text-ink-2">{isRecordField(field) ? t(`recordFields.${field}`) : field}</span>
            <span className="font-medium">{showFieldValue(String(value ?? ''), form, locale, field)}</span>
            {line && <span className="min-w-0 truncate text-caption text-ink-2">{String(nameOfLine(line) ?? '')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
