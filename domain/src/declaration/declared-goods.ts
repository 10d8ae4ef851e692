import { GROUPING_FIELDS } from '@tallyport/contracts/declaration/grouping-key';
import type { ByField, RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownLine, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { Decimal } from 'decimal.js';

/** What lines that are declared as one add up; their units have to agree. */
const SUMMED = ['price', 'quantity', 'second_quantity', 'invoice_quantity', 'net_weight', 'warehouse_reference_quantity'] as const;
/** Of these they say all. */
const UNITED = ['container_numbers', 'permit_numbers'] as const satisfies readonly RecordField[];
/** Amounts that a person gave for one line: each is converted and rounded by itself, so that no sum of them is the same to the cent. */
export const ALONE = [
  'duty',
  'standard_duty',
  'dumping_duty',
  'wine_equalisation_tax',
  't_i_override',
  'invoice_lines_price_adjustment',
] as const satisfies readonly RecordField[];
/** What may differ between lines that are declared as one. */
const FREE: ReadonlySet<string> = new Set(['line_group', ...GROUPING_FIELDS, ...SUMMED]);

/** Whether grouped lines add this field up, so that each has its part of what is declared. */
export function isSummed(field: string): boolean {
  return SUMMED.some((one) => one === field);
}

/** A tariff line as it is declared: one line of the record, or several together. */
export interface DeclaredGoods {
  /** From 1, in the order of the record. */
  readonly number: number;
  readonly lines: readonly ShownLine[];
  readonly fields: ByField<ShownValue>;
}

/**
 * The tariff lines of a declaration: its goods, those of a group as one whose amounts are the sums, to the last digit. A line of a group
 * that was edited since, so that it agrees with the others no more, is declared apart.
 */
export function declaredGoodsOf(declaration: Pick<ShippingRecord, 'lines'>): DeclaredGoods[] {
  const goods = declaration.lines.filter((line) => line.fields['line_type']?.value === 'goods');
  const groups = Map.groupBy(goods, (line) => {
    const group = groupOf(line);
    return group === null || isAlone(line) ? line.line_id : `${group}\n${agreed(line)}`;
  });
  return [...groups.values()].map((lines, index) => ({ number: index + 1, lines, fields: together(lines) }));
}

/** What has to be equal within a group, as text; of what is summed, whether it is there. */
export function agreed({ fields }: ShownLine): string {
  const said = Object.entries(fields).flatMap(([field, shown]) => (FREE.has(field) || isEmpty(shown) ? [] : [`${field}=${shown?.value}`]));
  const summed = SUMMED.filter((field) => !isEmpty(fields[field]));
  return [...said.toSorted(), ...summed].join('\n');
}

/** Whether a line has amounts of its own, and can be declared with no other. */
export function isAlone({ fields }: ShownLine): boolean {
  return ALONE.some((field) => !isEmpty(fields[field]));
}

export function groupOf({ fields }: ShownLine): string | null {
  const group = fields['line_group'];
  return isEmpty(group) ? null : String(group?.value);
}

function together(lines: readonly ShownLine[]): ByField<ShownValue> {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0) return first?.fields ?? {};
  const sums = SUMMED.map((field) => merged(field, lines, (values) => Decimal.sum(...values).toFixed()));
  const unions = UNITED.map((field) =>
    merged(field, lines, (values) => [...new Set(values.flatMap((value) => value.split(/\s+/)))].join(' ')),
  );
  return Object.assign({}, first.fields, ...sums, ...unions) as ByField<ShownValue>;
}

/** One value of those that are there. */
function merged(field: RecordField, lines: readonly ShownLine[], merge: (values: readonly string[]) => string): ByField<ShownValue> {
  const shown = lines.flatMap(({ fields }) => fields[field] ?? []).filter((one) => !isEmpty(one));
  const [first] = shown;
  if (first === undefined) return {};
  const value = merge(shown.map((one) => String(one.value).trim()));
  return { [field]: value === first.value ? first : { ...first, value, raw: null, place: null, method: 'compiled', confidence: 1 } };
}

function isEmpty(shown: ShownValue | undefined): boolean {
  return shown === undefined || shown.value === null || shown.value === '';
}
