import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import { isNamed } from '../../i18n/is-named.js';
import { useText } from '../../i18n/use-text.js';

/** What a value of a message is called: the field of the record that it is, or what messages say besides. */
export function useValueName(): (name: string) => string {
  const t = useText();
  return (name) => {
    if (isNamed('edi.values', name)) return t(`edi.values.${name}`);
    const field = name.replace(/^(header|invoice)\./, '');
    return isRecordField(field) ? t(`recordFields.${field}`) : name;
  };
}
