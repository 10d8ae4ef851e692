import { OPTIONAL_FIELDS, type OptionalField } from '@tallyport/contracts/declaration/optional-fields';
import { OPTIONAL_HELP } from '@tallyport/contracts/declaration/optional-help';
import { isRecordField, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { wordsOf } from '../../../lib/code-words.js';

/** What the field under the cursor is, when customs asks for it, and which form it has. The room is kept, so that nothing jumps. */
export function FieldHelp({ field }: { readonly field: RecordField | null }) {
  const t = useText();
  const locale = useLocale();
  const name = isOptional(field) ? field : null;
  const optional: OptionalField | null = name && OPTIONAL_FIELDS[name];
  return (
    <p className="h-14 shrink-0 overflow-y-auto border-t border-line-soft bg-sunken px-5 py-1.5 text-caption text-ink-2">
      {name === null || optional === null ? (
        t('declaration.fields.noHelp')
      ) : (
        <>
          <b className="font-semibold text-ink">{t(`recordFields.${name}`)}.</b> {wordsOf(OPTIONAL_HELP[name], locale)}{' '}
          {t(`declaration.forms.${optional.rule.kind}`, { ...optional.rule })}{' '}
          {optional.pair !== undefined &&
            isRecordField(optional.pair) &&
            t('declaration.fields.pair', { field: t(`recordFields.${optional.pair}`) })}
        </>
      )}
    </p>
  );
}

function isOptional(field: RecordField | null): field is keyof typeof OPTIONAL_FIELDS {
  return field !== null && field in OPTIONAL_FIELDS;
}
