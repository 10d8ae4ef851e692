import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';

/** The header of a cargo report in the order of a person's look, with its headings; its parties stand apart. */
export const HEADER_GROUPS = {
  bills: ['house_bill', 'master_bill', 'parent_bill', 'sender_reference', 'payment_method'],
  voyage: ['vessel', 'vessel_id', 'voyage', 'arrival_date', 'loading_port', 'arrival_port', 'discharge_port', 'destination_port'],
  reporters: ['principal_agent_id', 'responsible_party_id'],
  goods: ['goods_description', 'cargo_type', 'country_of_origin', 'packages', 'package_type', 'gross_weight', 'weight_unit', 'volume'],
} as const satisfies Record<string, readonly HeaderField<'cargo-report'>[]>;

export type HeaderGroup = keyof typeof HEADER_GROUPS;
