/** A row of a table of customs that an amount rests on. */
export const customsRows = {
  tables: {
    exchange_rate: 'Exchange rate',
    tariff_rate: 'Tariff',
    treatment: 'Treatment',
    instrument: 'Instrument',
    preference_scheme: 'Preference',
    preference_rate: 'Preferential rate',
    additional_duty: 'Additional duty',
    dumping_notice: 'Dumping notice',
    tax_rate: 'Tax',
    lct_threshold: 'LCT threshold',
    tax_exemption: 'Exemption',
    charge: 'Charge',
    rounding: 'Rounding',
    segment: 'Layout',
  },
  validFrom: 'from {{from}}',
  validUntil: '{{from}} to {{to}}',
  demonstration: 'demonstration',
} as const;
