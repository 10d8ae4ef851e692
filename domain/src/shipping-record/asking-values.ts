import { FIELDS_ABOUT_OTHERS, namedEntries, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { type Asking, askOf } from './ask-of.js';

export interface AskingValue {
  readonly field: RecordField;
  readonly shown: ShownValue;
  readonly asking: Asking;
}

/**
 * The values of a header or of a line that ask for a look. Nobody is asked about what tells of other values, nor twice about what was
 * taken over from a paper: it is looked at there.
 */
export function askingValues(fields: ShippingRecord['fields']): AskingValue[] {
  return namedEntries(fields).flatMap(([field, shown]) => {
    const asking = FIELDS_ABOUT_OTHERS.has(field) ? null : askOf(shown);
    const isAskedElsewhere = shown.method === 'compiled' && asking !== 'disagree';
    return asking === null || isAskedElsewhere ? [] : [{ field, shown, asking }];
  });
}
