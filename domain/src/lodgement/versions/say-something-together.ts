import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { Change } from './changes-between.js';

/** Values that say something only together: a claim with what it rests on, an amount in its currency, a quantity in its unit. */
const TOGETHER: readonly (readonly RecordField[])[] = [
  ['preference_origin', 'preference_scheme_type', 'preference_rule_type', 'preference_instrument_no', 'preference_instrument_type'],
  ['treatment_code', 'treatment_instrument_no', 'treatment_instrument_type'],
  ['invoice_total', 'goods_total', 'invoice_currency'],
  ['quantity', 'quantity_unit'],
  ['second_quantity', 'unit_of_second_quantity'],
  ['charge_amount', 'charge_currency'],
  ['t_i_override', 't_i_override_currency'],
  ['dumping_export_price', 'dumping_export_price_currency'],
];

/** Whether a change and the next one are of values that belong together, on the same line. */
export function saySomethingTogether(change: Change, next: Change | undefined): boolean {
  if (next === undefined || next.line_id !== change.line_id) return false;
  return TOGETHER.some((fields) => fields.some((field) => field === change.field) && fields.some((field) => field === next.field));
}
