import { type FieldForm, LINE_FIELDS } from '@tallyport/contracts/shipping-record/fields';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';

export interface Column {
  readonly field: string;
  readonly form: FieldForm;
  /** In pixels; the one that grows takes what is left. */
  readonly width: number;
  readonly grows: boolean;
  readonly isRight: boolean;
}

// biome-ignore format: a table reads best in rows
const WIDTHS: Readonly<Record<string, number>> = {
  product_code: 104, hs_code: 112, match_confidence: 56, quantity: 76, quantity_unit: 58, unit_price: 92, total_price: 104, net_weight: 84,
  net_weight_unit: 52, country_of_origin: 96, lookup_code: 92, cw1_quantity: 92, number: 140, seal: 120, size_type: 96, packages: 84, package_type: 104,
  gross_weight: 96, volume: 84, package_range: 104, container_number: 124, model: 96, dimensions: 120, description: 260,
};

/** The columns of a record's lines in the order of the contract; the description takes the room that is left. */
export function columnsOf(kind: RecordKind): Column[] {
  const fields: [string, FieldForm][] = Object.entries(LINE_FIELDS[kind]);
  const growing = fields.find(([field]) => field === 'description')?.[0] ?? fields[0]?.[0];
  return fields.map(([field, form]) => ({
    field,
    form,
    width: WIDTHS[field] ?? 100,
    grows: field === growing,
    isRight: form === 'decimal',
  }));
}
