import { fieldForm, LINE_FIELDS, type LineField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';

type AnyLineField = { [Kind in RecordKind]: LineField<Kind> }[RecordKind];

export interface LineColumn {
  readonly field: AnyLineField;
  readonly width: number;
  readonly grows: boolean;
  readonly isRight: boolean;
}

/** What tells a line apart, the first that have a value; five fit beside the page. */
// biome-ignore format: a table reads best in rows
const TELLING: Readonly<Record<RecordKind, readonly AnyLineField[]>> = {
  waybill: ['number', 'seal', 'size_type', 'packages', 'gross_weight'],
  invoice: ['product_code', 'description', 'quantity', 'unit_price', 'total_price', 'description_zh', 'quantity_unit'],
  'packing-list': ['package_range', 'product_code', 'description', 'quantity', 'packages', 'net_weight', 'gross_weight'],
  'certificate-of-origin': ['item', 'description', 'hs_code', 'origin_criterion', 'quantity'],
  'packing-declaration': [],
  'fumigation-certificate': [],
  'china-export-declaration': ['item', 'hs_code', 'description', 'quantity', 'total_price'],
  declaration: [],
  'cargo-report': [],
};
const MOST = 5;
const GROWING: readonly AnyLineField[] = ['description', 'description_zh', 'number'];
const WIDTHS: Partial<Record<AnyLineField, number>> = { item: 24, quantity_unit: 36, product_code: 72, quantity: 56, hs_code: 72 };

/** The columns of a record's lines beside the page. */
export function lineColumns({ kind, lines }: ShippingRecord): readonly LineColumn[] {
  const filled = TELLING[kind].filter((field) => lines.some(({ fields }) => (fields[field]?.value ?? null) !== null));
  const others = (Object.keys(LINE_FIELDS[kind]) as AnyLineField[]).filter((field) => !TELLING[kind].includes(field));
  const fields = (filled.length > 0 ? filled : others).slice(0, MOST);
  const growing = GROWING.find((field) => fields.includes(field)) ?? fields[0];
  return fields.map((field) => ({
    field,
    width: WIDTHS[field] ?? 72,
    grows: field === growing,
    isRight: fieldForm(kind, field, true) === 'decimal',
  }));
}
