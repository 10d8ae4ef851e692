import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';

/** A value that was read, written as a record writes it: what papers tick or state as `YES` is `Y` of the code list. Null where it says nothing. */
export function recordValue(form: FieldForm, value: Reading['value']): Reading['value'] {
  if (form !== 'yes or no') return value;
  if (typeof value === 'boolean') return value ? 'Y' : 'N';
  const word = value?.trim().toUpperCase() ?? '';
  if (word === 'Y' || word === 'YES') return 'Y';
  return word === 'N' || word === 'NO' ? 'N' : null;
}
