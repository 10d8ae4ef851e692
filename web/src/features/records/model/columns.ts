import { type ByField, type FieldForm, fieldForm, lineFieldsOf, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShownLine } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';

export interface Column {
  readonly field: RecordField;
  readonly form: FieldForm;
  /** In pixels; the one that grows takes what is left. */
  readonly width: number;
  readonly grows: boolean;
  readonly isRight: boolean;
  /** Stays in view while the others scroll. */
  readonly isPinned: boolean;
  /** The tick or the broken rule of the line stands behind it. */
  readonly isChecked: boolean;
}

// biome-ignore format: a table reads best in rows
const WIDTHS: Readonly<ByField<number>> = {
  product_code: 104, hs_code: 100, match_confidence: 56, quantity: 76, quantity_unit: 58, unit_price: 88, total_price: 100, net_weight: 80,
  net_weight_unit: 52, country_of_origin: 76, lookup_code: 92, cw1_quantity: 92, number: 140, seal: 120, size_type: 96, packages: 76, package_type: 96,
  gross_weight: 96, volume: 76, package_range: 104, container_number: 124, model: 96, dimensions: 112, description: 200,
};

/** The columns that are there even when nothing was read for them, in the order in which a person checks a line. */
// biome-ignore format: a table reads best in rows
const FIRST: Readonly<Record<RecordKind, readonly RecordField[]>> = {
  waybill: ['number', 'seal', 'size_type', 'packages', 'package_type', 'gross_weight', 'volume'],
  invoice: ['product_code', 'description', 'hs_code', 'quantity', 'quantity_unit', 'unit_price', 'total_price', 'country_of_origin'],
  'packing-list': ['package_range', 'product_code', 'description', 'quantity', 'quantity_unit', 'packages', 'net_weight', 'gross_weight', 'volume'],
  'certificate-of-origin': ['item', 'description', 'hs_code', 'origin_criterion', 'quantity', 'quantity_unit', 'invoice_number', 'invoice_date'],
  'packing-declaration': [],
  'fumigation-certificate': [],
  'china-export-declaration': ['item', 'hs_code', 'description', 'quantity', 'quantity_unit', 'unit_price', 'total_price', 'currency'],
};

/** Where the rule of a line is told: beside the value that it judges. */
const CHECKED: Readonly<Partial<Record<RecordKind, RecordField>>> = {
  waybill: 'number',
  invoice: 'total_price',
  'packing-list': 'container_number',
};

/** Every column of a record's lines in the order of the contract; the description takes the room that is left. */
export function columnsOf(kind: RecordKind): Column[] {
  const fields = lineFieldsOf(kind);
  const growing = fields.includes('description') ? 'description' : fields[0];
  return fields.map((field, index) => ({
    field,
    form: fieldForm(kind, field, true) ?? 'text',
    width: WIDTHS[field] ?? 100,
    grows: field === growing,
    isRight: fieldForm(kind, field, true) === 'decimal',
    isPinned: index === 0,
    isChecked: field === CHECKED[kind],
  }));
}

/** Whether a column is shown unasked: it is one of the first, or some line has a value for it. */
export function isShownUnasked(kind: RecordKind, field: RecordField, lines: readonly ShownLine[]): boolean {
  return FIRST[kind].includes(field) || lines.some(({ fields }) => (fields[field]?.value ?? null) !== null);
}
