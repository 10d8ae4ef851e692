import { OPTIONAL_FIELDS } from '@tallyport/contracts/declaration/optional-fields';
import { isRecordField, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { Check } from '../check.js';
import { declaredLines } from '../declared.js';
import { filledIn } from '../findings.js';

/** Fields of which one says nothing without the other, each pair once: an amount and its currency, a number and its type. */
const PAIRS: readonly (readonly [RecordField, RecordField])[] = Object.entries(OPTIONAL_FIELDS).flatMap(([field, rule]) => {
  const other = 'pair' in rule ? rule.pair : '';
  return isRecordField(field) && isRecordField(other) && field < other ? [[field, other] as const] : [];
});

/** Optional fields that belong together are both there or neither is (domain: optional line fields). */
export const fieldsInPairs: Check = {
  code: 'fields-in-pairs',
  version: 1,
  category: 'Value',
  severity: 'error',
  run: (papers) =>
    declaredLines(papers).flatMap(({ line }) =>
      PAIRS.flatMap((pair) => (line.missing(...pair).length === pair.length ? [] : [filledIn(line, ...pair)])),
    ),
};
