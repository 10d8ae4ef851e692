import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { StepName } from '../../duty/computation-step.js';

/** What an amount of a line follows from: fields by where they stand, and the steps of its computation whose rows decide it. */
export interface ComputedFrom {
  readonly header: readonly RecordField[];
  readonly invoice: readonly RecordField[];
  readonly charge: readonly RecordField[];
  readonly goods: readonly RecordField[];
  readonly steps: readonly StepName[];
}

const NOTHING: ComputedFrom = { header: [], invoice: [], charge: [], goods: [], steps: [] };

function together(...parts: readonly Partial<ComputedFrom>[]): ComputedFrom {
  const all = [NOTHING, ...parts];
  const of = <Name extends keyof ComputedFrom>(name: Name) => [...new Set(all.flatMap((part) => part[name] ?? []))];
  return {
    header: of('header') as RecordField[],
    invoice: of('invoice') as RecordField[],
    charge: of('charge') as RecordField[],
    goods: of('goods') as RecordField[],
    steps: of('steps') as StepName[],
  };
}

const customsValue = together({
  header: ['valuation_date', 'duty_date'],
  invoice: ['invoice_total', 'goods_total', 'invoice_currency', 'invoice_term'],
  charge: ['charge', 'charge_amount', 'charge_currency', 'charge_included'],
  goods: ['price', 'invoice_lines_price_adjustment'],
  steps: ['exchange-rate', 'fob', 'customs-value'],
});
const transport = together(customsValue, { goods: ['t_i_override', 't_i_override_currency'], steps: ['transport-and-insurance'] });
const duty = together(customsValue, {
  goods: [
    'tariff_classification',
    'tariff_class_rate_number',
    'country_of_origin',
    'preference_scheme_type',
    'preference_origin',
    'treatment_code',
    'quantity',
    'quantity_unit',
    'second_quantity',
    'unit_of_second_quantity',
    'invoice_spirit_strength',
    'other_duty_factor',
    'effective_duty_date',
    'duty',
  ],
  steps: ['duty', 'additional-duty'],
});
const dumping = together({
  header: ['valuation_date', 'duty_date'],
  goods: [
    'dumping_specification_number',
    'dumping_export_price',
    'dumping_export_price_currency',
    'dumping_rate_of_exchange',
    'dumping_exemption_type',
    'quantity',
    'effective_duty_date',
    'dumping_duty',
  ],
  steps: ['dumping-duty'],
});
const wet = together(transport, duty, dumping, {
  goods: ['wet_quoting_yn', 'wet_exemptions', 'wine_equalisation_tax'],
  steps: ['wet'],
});
const gst = together(wet, {
  header: ['gst_deferred', 'entry_nature'],
  goods: ['gst_exemption_code'],
  steps: ['taxable-importation', 'gst'],
});
const lct = together(gst, { goods: ['luxury_car_tax_payable_ind_yn', 'lct_quoting_yn', 'lct_exemptions'], steps: ['lct'] });

/** By the names of amounts in messages (domain: money, §7). A field is named whether or not a declaration says it. */
export const COMPUTED_FROM: Readonly<Record<string, ComputedFrom>> = {
  customs_value: customsValue,
  transport_and_insurance: transport,
  duty,
  dumping_duty: dumping,
  wet,
  gst_payable: gst,
  gst_deferred: gst,
  lct,
};

/** What decides the charges of a declaration, besides the customs value. */
export const CHARGES_FROM: readonly RecordField[] = ['entry_nature', 'transport_mode', 'duty_date'];
/** What has to be paid is the sum of these; of goods that go into a warehouse of the last alone. */
export const DUE_ADDS_UP = ['duty', 'dumping_duty', 'wet', 'gst_payable', 'lct', 'charges'] as const;
