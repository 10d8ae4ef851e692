import { type GroupingKey, USUAL_GROUPING_KEY } from '@tallyport/contracts/declaration/grouping-key';
import type { RecordEditInput, ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import { agreed, groupOf, isAlone } from './declared-goods.js';

/**
 * The edits that group the goods of a declaration by an organisation's key: lines that agree in it, and in everything else that does not
 * add up, get one group; a line alone gets none. No amount changes, so that every cent stays where it was. What was signed keeps its
 * groups, whatever the key becomes: they are values of its lines.
 */
export function groupingEdits({ lines }: Pick<ShippingRecord, 'lines'>, key: GroupingKey = USUAL_GROUPING_KEY): RecordEditInput[] {
  const goods = lines.filter((line) => line.fields['line_type']?.value === 'goods');
  const groups = [...Map.groupBy(goods, (line) => (isAlone(line) ? line.line_id : `${keyOf(line, key)}\n${agreed(line)}`)).values()];
  const shared = groups.filter((group) => group.length > 1);
  return groups.flatMap((group) => {
    const name = group.length > 1 ? String(shared.indexOf(group) + 1) : null;
    return group.flatMap((line) => regrouped(line, name));
  });
}

/** The edits that declare these lines, or all lines of groups, on their own again. */
export function ungroupingEdits({ lines }: Pick<ShippingRecord, 'lines'>, only?: ReadonlySet<string>): RecordEditInput[] {
  return lines.filter(({ line_id }) => only?.has(line_id) ?? true).flatMap((line) => regrouped(line, null));
}

function regrouped(line: ShownLine, next: string | null): RecordEditInput[] {
  const previous = groupOf(line);
  if (previous === next) return [];
  return [{ kind: 'amend-line', line_id: line.line_id, changes: [{ field: 'line_group', previous, next }] }];
}

function keyOf({ fields }: ShownLine, key: GroupingKey): string {
  return key.map((field) => String(fields[field]?.value ?? '').trim()).join('\n');
}
