import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import type { ShownValue } from '@tallyport/contracts/shipping-record/http';
import { clsx } from 'clsx';
import { useLocale } from '../../i18n/use-locale.js';
import { showFieldValue } from '../../lib/format/field-value.js';
import { markOf } from './mark-of.js';

interface ValueTextProps {
  readonly value: ShownValue | undefined;
  readonly form: FieldForm | null;
  /** Where its codes have words. */
  readonly field?: string;
  readonly failing?: boolean;
}

/** What the machine read is pencil, what a person wrote is ink; doubt is underlined, what was found on no page is framed. */
export function ValueText({ value, form, field, failing = false }: ValueTextProps) {
  const locale = useLocale();
  const mark = markOf(value);
  const raw = value?.value;
  if (raw === null || raw === undefined || raw === '') return null;
  return (
    <span
      lang={/\p{Script=Han}/u.test(String(raw)) ? 'zh-Hans' : undefined}
      className={clsx(
        mark === 'person' && 'font-semibold',
        mark === 'doubtful' && 'underline decoration-amber-solid decoration-dotted underline-offset-4',
        mark === 'unverified' && 'rounded-mark outline outline-violet-solid outline-dashed',
        (failing || mark === 'disagree') && 'text-red',
      )}
    >
      {showFieldValue(String(raw), form, locale, field)}
    </span>
  );
}
