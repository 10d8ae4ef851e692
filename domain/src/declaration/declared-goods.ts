import type { ByField, RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownLine, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { Decimal } from 'decimal.js';

/** What grouped lines add up: amounts, each beside the unit or currency in which they have to agree. */
const SUMMED: Readonly<Partial<Record<RecordField, RecordField | null>>> = {
  price: null,
  quantity: 'quantity_unit',
  second_quantity: 'unit_of_second_quantity',
  invoice_quantity: 'invoice_quantity_unit',
  net_weight: null,
  invoice_lines_price_adjustment: null,
  warehouse_reference_quantity: 'warehouse_reference_uq',
};
/** What tells the lines of a group apart without any harm. */
const FREE: ReadonlySet<string> = new Set(['line_group', 'product_code', 'goods_description', ...Object.keys(SUMMED)]);

/** A tariff line as it is declared: one line of the record, or several together. */
export interface DeclaredGoods {
  /** From 1, in the order of the record. */
  readonly number: number;
  readonly lines: readonly ShownLine[];
  readonly fields: ByField<ShownValue>;
}

/** The tariff lines of a declaration: its goods, those of a group as one whose amounts are the sums, to the last digit. */
export function declaredGoodsOf(declaration: Pick<ShippingRecord, 'lines'>): DeclaredGoods[] {
  const goods = declaration.lines.filter((line) => line.fields['line_type']?.value === 'goods');
  const groups = Map.groupBy(goods, (line) => groupOf(line) ?? line.line_id);
  return [...groups.values()].map((lines, index) => ({ number: index + 1, lines, fields: together(lines) }));
}

/** What has to be equal within a group, as text. */
export function remaining({ fields }: ShownLine): string {
  const said = Object.entries(fields).flatMap(([field, shown]) =>
    FREE.has(field) || shown === undefined || shown.value === null || shown.value === '' ? [] : [`${field}=${shown.value}`],
  );
  return said.toSorted().join('\n');
}

export function groupOf({ fields }: ShownLine): string | null {
  const group = fields['line_group']?.value ?? null;
  return group === null || group === '' ? null : String(group);
}

function together(lines: readonly ShownLine[]): ByField<ShownValue> {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0) return first?.fields ?? {};
  const sums = (Object.keys(SUMMED) as RecordField[]).flatMap((field) => {
    const values = lines.map((line) => line.fields[field]?.value ?? null);
    const shown = first.fields[field];
    if (shown === undefined || values.some((value) => value === null || value === '')) return [];
    const value = Decimal.sum(...values.map(String)).toFixed();
    return [[field, { ...shown, value, raw: null, place: null, method: 'compiled', confidence: 1 }] as const];
  });
  return { ...first.fields, ...Object.fromEntries(sums) };
}
