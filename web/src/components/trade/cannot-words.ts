import type { CannotSay } from '@tallyport/contracts/declaration/cannot-compute';
import { isNamed } from '../../i18n/is-named.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { showFieldValue } from '../../lib/format/field-value.js';

/** Why an amount cannot be computed, in a sentence: tables and parts of goods by their names, days as everywhere. */
export function useCannotWords(): (reason: CannotSay) => string {
  const t = useText();
  const locale = useLocale();
  return ({ code, values }) => {
    const { table = '', part = '', day = '' } = values;
    return t(`cannotCompute.words.${code}`, {
      ...values,
      table: isNamed('customsRows.tables', table) ? t(`customsRows.tables.${table}`) : table,
      part: isNamed('cannotCompute.parts', part) ? t(`cannotCompute.parts.${part}`) : part,
      day: showFieldValue(day, 'day', locale),
    });
  };
}
