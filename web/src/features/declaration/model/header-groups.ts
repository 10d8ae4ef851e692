import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';

/** The header of a declaration in the order of a person's look, with its headings. */
export const HEADER_GROUPS = {
  who: [
    'declaration_type',
    'declaration_purpose',
    'entry_nature',
    'owner_name',
    'owner_id',
    'owner_cac',
    'owner_reference',
    'broker_reference',
    'branch_id',
  ],
  transport: [
    'transport_mode',
    'vessel',
    'vessel_id',
    'voyage',
    'airline_code',
    'flight',
    'loading_port',
    'first_arrival_port',
    'discharge_port',
    'destination_port',
    'first_arrival_date',
    'arrival_date',
    'gross_weight',
    'weight_unit',
  ],
  delivery: [
    'delivery_name',
    'delivery_address_1',
    'delivery_address_2',
    'delivery_suburb',
    'delivery_state',
    'delivery_postcode',
    'delivery_country',
    'delivery_phone',
  ],
  money: ['pay_duty', 'gst_deferred', 'eft_indicator', 'bank_owner_type', 'bank_account_name', 'bank_account_number', 'bank_bsb'],
  biosecurity: ['aqis_concern_type', 'aqis_inspection_location', 'aep_processing_type'],
  legal: ['paid_under_protest', 'amber_statement'],
} as const satisfies Record<string, readonly HeaderField<'declaration'>[]>;

export type HeaderGroup = keyof typeof HEADER_GROUPS;

/** What stands above the invoices: the days whose rates hold. */
export const VALUATION_FIELDS = [
  'valuation_date',
  'valuation_date_reason',
  'duty_date',
] as const satisfies readonly HeaderField<'declaration'>[];
