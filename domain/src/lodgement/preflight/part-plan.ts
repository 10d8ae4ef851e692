import type { MessagePart } from '@tallyport/contracts/customs-table/message-tables';
import { type Placeholder, placeholdersOf } from '@tallyport/contracts/customs-table/segment-template';
import type { ValueRule } from '@tallyport/contracts/declaration/value-rule';
import { isRecordField, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { DeclaredField } from '../declared-fields.js';
import { type Block, isBlock, type MessageLayout, type SegmentRow } from '../messages/layout.js';
import type { MessageItem } from '../messages/message-item.js';
import { conditionHolds } from '../messages/row-writer.js';
import { isOwn, written } from '../messages/written-value.js';

type Holds = (item: MessageItem) => boolean;

/** What a field of a part is held to, by its own rule and by the rows that send it. */
export interface FieldPlan {
  readonly name: RecordField;
  readonly rule: ValueRule;
  readonly isRequired: boolean;
  readonly pair: RecordField | null;
  readonly list: string | null;
  /** The longest text that a row takes. */
  readonly length: number | null;
  /** Values that customs has codes of its own for. */
  readonly codes: ReadonlySet<string> | null;
  /** Where it is sent; null where always. */
  readonly isSent: Holds | null;
}

/** Values that a segment has to have: always, or where it says anything. */
export interface NeededValues {
  readonly holds: Holds;
  readonly isMandatory: boolean;
  readonly needed: readonly { readonly name: string; readonly get: (item: MessageItem) => string }[];
  readonly saysAnything: Holds;
}

/** What an item of a part is held to: made once, so that thousands of lines are only looked at. */
export interface PartPlan {
  /** Only what a withdrawal says itself is held to anything. */
  readonly isWithdrawal: boolean;
  readonly fields: ReadonlyMap<string, FieldPlan>;
  readonly required: readonly RecordField[];
  readonly pairs: readonly (readonly [RecordField, RecordField])[];
  readonly needs: readonly NeededValues[];
}

/** The plan of a part with these fields; of a withdrawal only what it says itself. */
export function partPlan(
  layout: MessageLayout,
  part: MessagePart,
  fields: Readonly<Record<string, DeclaredField>>,
  isWithdrawal: boolean,
): PartPlan {
  const rows = layout.blocks.flatMap((block) => rowsOf(block, part)).filter((row) => !isWithdrawal || row.stays);
  const placed = rows.flatMap((row) => placeholdersOf(row).map((placeholder) => ({ row, placeholder })));
  const byName = Map.groupBy(placed, ({ placeholder }) => placeholder.name);
  const plans = Object.entries(fields).flatMap(([name, field]) => {
    const places = byName.get(name) ?? [];
    return !isRecordField(name) || (isWithdrawal && places.length === 0) ? [] : [fieldPlan(name, field, places)];
  });
  return {
    isWithdrawal,
    fields: new Map(plans.map((plan) => [plan.name, plan])),
    required: plans.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    pairs: plans.flatMap(({ name, pair }) => (pair === null ? [] : [[name, pair] as const])),
    needs: rows.flatMap(neededBy),
  };
}

function rowsOf(block: Block, part: MessagePart): SegmentRow[] {
  return block.entries.flatMap((entry) => (isBlock(entry) ? rowsOf(entry, part) : block.part === part ? [entry] : []));
}

interface Placed {
  readonly row: SegmentRow;
  readonly placeholder: Placeholder;
}

function fieldPlan(name: RecordField, { rule, isRequired, pair }: DeclaredField, places: readonly Placed[]): FieldPlan {
  const codes = places.flatMap(({ placeholder }) => [...(placeholder.codes?.keys() ?? [])]);
  // Where customs has codes of its own, the length is theirs.
  const lengths = places.flatMap(({ placeholder }) => (placeholder.codes === null ? (placeholder.length ?? []) : []));
  const isConditional = places.length > 0 && places.every(({ row }) => row.conditions.some(isOfTheRecord));
  const holds = places.map(({ row }) => holdsOf(row.conditions.filter(isOfTheRecord)));
  return {
    name,
    rule,
    isRequired: isRequired === true,
    pair: pair !== undefined && isRecordField(pair) ? pair : null,
    list: ('list' in rule && rule.list) || null,
    length: lengths.length === 0 ? null : Math.max(...lengths),
    codes: codes.length === 0 ? null : new Set(codes),
    isSent: isConditional ? (item) => holds.some((one) => one(item)) : null,
  };
}

function neededBy(row: SegmentRow): NeededValues[] {
  const placeholders = placeholdersOf(row);
  // What the header or an invoice lacks is said there.
  const own = placeholders.filter(({ name }) => isOwn(name));
  const needed = own.filter(({ isRequired }) => isRequired).map((placeholder) => ({ name: placeholder.name, get: written(placeholder) }));
  if (needed.length === 0 || (!row.isMandatory && placeholders.length === 1)) return [];
  const said = own.map(written);
  return [
    { holds: holdsOf(row.conditions), isMandatory: row.isMandatory, needed, saysAnything: (item) => said.some((get) => get(item) !== '') },
  ];
}

/** What depends on the sending is no matter of the record: what an original leaves out, a change sends. */
function isOfTheRecord({ name }: { readonly name: string }): boolean {
  return !name.startsWith('sending.');
}

function holdsOf(conditions: SegmentRow['conditions']): Holds {
  const holds = conditions.map(conditionHolds);
  return (item) => holds.every((one) => one(item));
}
