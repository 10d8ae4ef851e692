import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordEditInput, ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import { groupOf, remaining } from './declared-goods.js';

/** What lines have in common that are declared together, where an organisation has not set its own. */
const GROUPING_KEY: readonly RecordField[] = ['tariff_classification', 'country_of_origin', 'supplier_name', 'invoice_number'];

/**
 * The edits that group the goods of a declaration by a key: lines that agree in it, and in everything else that does not add up, get one
 * group; a line alone gets none. No amount changes, so that every cent stays where it was.
 */
export function groupingEdits({ lines }: ShippingRecord, key: readonly RecordField[] = GROUPING_KEY): RecordEditInput[] {
  const goods = lines.filter((line) => line.fields['line_type']?.value === 'goods');
  const groups = [...Map.groupBy(goods, (line) => `${keyOf(line, key)}\n${remaining(line)}`).values()];
  const shared = groups.filter((group) => group.length > 1);
  return groups.flatMap((group) => {
    const name = group.length > 1 ? String(shared.indexOf(group) + 1) : null;
    return group.flatMap((line) => regrouped(line, name));
  });
}

/** The edits that declare these lines, or all lines of groups, on their own again. */
export function ungroupingEdits({ lines }: ShippingRecord, only?: ReadonlySet<string>): RecordEditInput[] {
  return lines.filter(({ line_id }) => only?.has(line_id) ?? true).flatMap((line) => regrouped(line, null));
}

function regrouped(line: ShownLine, next: string | null): RecordEditInput[] {
  const previous = groupOf(line);
  if (previous === next) return [];
  return [{ kind: 'amend-line', line_id: line.line_id, changes: [{ field: 'line_group', previous, next }] }];
}

function keyOf({ fields }: ShownLine, key: readonly RecordField[]): string {
  return key.map((field) => fields[field]?.value ?? '').join('\n');
}
