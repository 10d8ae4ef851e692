import { type ByField, fieldForm, lineFieldsOf, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
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
  gross_weight: 96, volume: 76, package_range: 104, goods_description: 220, tariff_classification: 88, statistical_code: 52, price: 96, related_transaction: 64,
  preference_scheme_type: 88, preference_origin: 64, preference_rule_type: 64, treatment_code: 80, container_number: 124, model: 96, dimensions: 112, description: 200,
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
  declaration: [
    'goods_description', 'tariff_classification', 'statistical_code', 'country_of_origin', 'quantity', 'quantity_unit', 'price', 'related_transaction',
    'preference_scheme_type', 'invoice_term', 'invoice_total', 'invoice_currency', 'charge', 'charge_amount', 'charge_currency', 'charge_included',
    'cargo_type', 'container_number', 'seal', 'house_bill', 'master_bill', 'packages',
  ],
  'cargo-report': ['container_number', 'seal', 'size_type', 'packages', 'package_type', 'gross_weight'],
};

/** Where the rule of a line is told: beside the value that it judges. */
const CHECKED: Readonly<Partial<Record<RecordKind, RecordField>>> = {
  waybill: 'number',
  invoice: 'total_price',
  'packing-list': 'container_number',
};

/** Takes the room that is left. */
const GROWING: readonly RecordField[] = ['description', 'goods_description', 'charge', 'house_bill'];

/** The columns of these fields of a record's lines, or of all in the order of the contract. */
export function columnsOf(kind: RecordKind, fields: readonly RecordField[] = lineFieldsOf(kind)): Column[] {
  const growing = GROWING.find((field) => fields.includes(field)) ?? fields[0];
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

/** Of a declaration nearly every line says the same here: shown when somebody asks. */
const SELDOM: ReadonlySet<string> = new Set([
  'invoice_number',
  'supplier_name',
  'valuation_method',
  'invoice_quantity',
  'invoice_quantity_unit',
  'net_weight',
  'line_group',
]);

/** Whether a column is shown unasked: it is one of the first, or some line has a value for it. */
export function isShownUnasked(kind: RecordKind, field: RecordField, lines: readonly ShownLine[]): boolean {
  if (FIRST[kind].includes(field)) return true;
  if (kind === 'declaration' && SELDOM.has(field)) return false;
  return lines.some(({ fields }) => (fields[field]?.value ?? null) !== null);
}
