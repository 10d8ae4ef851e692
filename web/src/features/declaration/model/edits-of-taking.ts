import type { Conflict, ConflictValue } from '@tallyport/contracts/check/conflicts-http';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordEditInput, ShippingRecord } from '@tallyport/contracts/shipping-record/http';

/** The edits by which a declaration takes what one paper says, with the place where it says so and the reason why this one. */
export function editsOfTaking(declaration: ShippingRecord, { targets }: Conflict, value: ConflictValue, reason: string): RecordEditInput[] {
  const { declarable: next, place } = value;
  const { field: fromField, ...source } = value.from;
  if (!isRecordField(fromField)) return [];
  const from = { ...source, field: fromField };
  return targets
    .filter(({ record_id, value: held }) => record_id === declaration.id && held !== next)
    .map(({ line_id, field, value: previous }): RecordEditInput => {
      const changes = [{ field, previous, next, ...(place && { place }), from, reason }];
      return line_id === null ? { kind: 'amend', changes } : { kind: 'amend-line', line_id, changes };
    });
}
