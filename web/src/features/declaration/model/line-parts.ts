import { CHARGE_FIELDS, GOODS_FIELDS, INVOICE_FIELDS, type LineType, TRANSPORT_FIELDS } from '@tallyport/contracts/declaration/line-fields';
import { OPTIONAL_FIELDS, type OptionalFamily, type OptionalField } from '@tallyport/contracts/declaration/optional-fields';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { LinePart } from '../../../components/record/use-columns.js';

/** What a person looks at first, in this order; the others follow as the contract has them. */
const GOODS_FIRST = [
  'goods_description',
  'tariff_classification',
  'statistical_code',
  'country_of_origin',
  'quantity',
  'quantity_unit',
  'price',
  'related_transaction',
  'preference_scheme_type',
  'preference_origin',
  'preference_rule_type',
  'treatment_code',
] as const;

const FIELDS: Readonly<Record<LineType, readonly string[]>> = {
  goods: [...new Set([...GOODS_FIRST, ...Object.keys(GOODS_FIELDS), ...Object.keys(OPTIONAL_FIELDS)])],
  invoice: Object.keys(INVOICE_FIELDS),
  charge: [...new Set(['charge', 'charge_amount', 'charge_currency', 'charge_included', ...Object.keys(CHARGE_FIELDS)])],
  transport: Object.keys(TRANSPORT_FIELDS),
};

/** The lines of a declaration of each type, as a grid shows them. */
export const LINE_PARTS: Readonly<Record<LineType, LinePart>> = {
  goods: partOf('goods'),
  invoice: partOf('invoice'),
  charge: partOf('charge'),
  transport: partOf('transport'),
};

function partOf(name: LineType): LinePart {
  return { name, fields: FIELDS[name].filter(isRecordField) };
}

/** The family under which an optional field is found; null for the fields that every line has. */
export function familyOf(field: string): OptionalFamily | null {
  const fields: Readonly<Record<string, OptionalField | undefined>> = OPTIONAL_FIELDS;
  const isFirst = GOODS_FIRST.some((first) => first === field);
  return isFirst ? null : (fields[field]?.family ?? null);
}

/** The same declaration with nothing but its lines of one type: what a grid edits are still lines of the whole. */
export function ofType(declaration: ShippingRecord, type: LineType): ShippingRecord {
  return { ...declaration, lines: declaration.lines.filter(({ fields }) => fields.line_type?.value === type) };
}
