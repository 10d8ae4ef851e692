/** A row of a table of customs that an amount rests on. */
export const customsRows = {
  tables: {
    exchange_rate: '汇率',
    tariff_rate: '税则',
    treatment: '待遇',
    instrument: '文书',
    preference_scheme: '优惠',
    preference_rate: '优惠税率',
    additional_duty: '附加关税',
    dumping_notice: '反倾销公告',
    tax_rate: '税',
    lct_threshold: 'LCT起征点',
    tax_exemption: '豁免',
    charge: '费用',
    rounding: '舍入',
    segment: '布局',
  },
  validFrom: '自{{from}}起',
  validUntil: '{{from}}至{{to}}',
  demonstration: '演示',
} as const;
