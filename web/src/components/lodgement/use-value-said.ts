import { isNamed } from '../../i18n/is-named.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { showFieldValue } from '../../lib/format/field-value.js';

/** Values that a message has as codes of customs and that are explained by words of ours: those are said in the reader's language. */
const EXPLAINED: ReadonlySet<string> = new Set([
  'action',
  'error_part',
  'line.action',
  'message_action',
  'outcome',
  'sending.function',
  'sending.step',
]);

/** What a value of a message says. */
export function useValueSaid(): (name: string, value: string) => string {
  const t = useText();
  const locale = useLocale();
  return (name, value) => {
    if (EXPLAINED.has(name) && isNamed('edi.said', value)) return t(`edi.said.${value}`);
    if (name === 'entry_status' && isNamed('lodgement.statuses', value)) return t(`lodgement.statuses.${value}`);
    return showFieldValue(value, null, locale, name.replace(/^(header|invoice)\./, ''));
  };
}
