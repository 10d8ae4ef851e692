import {
  CHARGE_FIELDS,
  DECLARATION_HEADER_FIELDS,
  type DeclarationField,
  GOODS_FIELDS,
  INVOICE_FIELDS,
  type LineType,
  TRANSPORT_FIELDS,
} from '@tallyport/contracts/declaration/line-fields';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';

const OF_LINES: Readonly<Record<LineType, Readonly<Record<string, DeclarationField>>>> = {
  goods: GOODS_FIELDS,
  invoice: INVOICE_FIELDS,
  charge: CHARGE_FIELDS,
  transport: TRANSPORT_FIELDS,
};

/** How many values are wanting before the declaration can be lodged, by where they stand. */
export interface MissingCounts {
  readonly header: ReadonlySet<string>;
  readonly lines: Readonly<Record<LineType, number>>;
}

export function missingIn(declaration: ShippingRecord): MissingCounts {
  const count = (type: LineType) =>
    declaration.lines
      .filter(({ fields }) => fields.line_type?.value === type)
      .reduce((sum, { fields }) => sum + wanting(OF_LINES[type], fields).length, 0);
  return {
    header: new Set(wanting(DECLARATION_HEADER_FIELDS, declaration.fields)),
    lines: { goods: count('goods'), invoice: count('invoice'), charge: count('charge'), transport: count('transport') },
  };
}

function wanting(table: Readonly<Record<string, DeclarationField>>, fields: Readonly<Record<string, ShownValue | undefined>>): string[] {
  return Object.entries(table).flatMap(([field, { isRequired }]) => (isRequired && (fields[field]?.value ?? '') === '' ? [field] : []));
}
