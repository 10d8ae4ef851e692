import type { OPTIONAL_FIELDS } from './optional-fields.js';

/** What a field is, and when customs asks for it, in the languages of the code lists. */
export interface FieldHelp {
  readonly en: string;
  readonly zh: string;
}

/** Help for each of the sixty optional fields (domain: optional line fields); a missing one does not compile. Its form follows from its rule. */
export const OPTIONAL_HELP = {
  dcx: {
    en: 'The country that the goods were exported from, for dumping. Asked for where it is not the country of origin and the goods stand in the dumping register.',
    zh: '倾销判定所用的出口国。货物列入倾销登记册且出口国与原产国不同时填写。',
  },
  dumping_duty: {
    en: 'Interim dumping duty worked out by hand. Leave it empty to have it computed from the notice; give it where the notice is confidential.',
    zh: '人工计算的临时反倾销税。留空则按公告计算；公告内容保密时填写。',
  },
  dumping_rate_of_exchange: {
    en: 'The rate that converts the dumping export price. Only where another than the rate of the valuation date holds.',
    zh: '换算倾销出口价格的汇率。仅在不适用估价日汇率时填写。',
  },
  dumping_exemption_type: {
    en: 'Why no dumping duty falls due. Given in place of the export price when goods of the register are exempt.',
    zh: '不征反倾销税的原因。登记册中的货物获豁免时填写，代替出口价格。',
  },
  dumping_specification_number: {
    en: 'The entry of the dumping commodities register that the goods fall under. Asked for whenever classification and country stand there.',
    zh: '货物所属的倾销商品登记册条目编号。税号和国家列入登记册时必填。',
  },
  dumping_export_price: {
    en: 'The export price of one unit, for the notice. Asked for with a specification number, unless an exemption is claimed.',
    zh: '公告所需的单位出口价格。填写规格编号且未申请豁免时必填。',
  },
  dumping_export_price_currency: {
    en: 'The currency of the dumping export price. Without it the price says nothing.',
    zh: '倾销出口价格的币种。缺少币种则价格无效。',
  },
  firm_order_date: {
    en: 'The day of a firm order. It decides which law or notice holds where that changed between order and entry.',
    zh: '确定订单日期。法规或公告在下单与报关之间变更时，据此确定适用哪一个。',
  },

  duty: {
    en: 'Duty of the line as somebody worked it out. It takes the place of the computed amount, and the tree says so.',
    zh: '人工给出的本行关税，取代计算结果，并在计算树中注明。',
  },
  standard_duty: {
    en: 'Duty at the normal rate, before any concession. Only where it cannot be computed.',
    zh: '未享受优惠前按普通税率的关税。仅在无法计算时填写。',
  },
  effective_duty_date: {
    en: 'The day whose rates hold for this line alone. Without it the duty date of the declaration holds.',
    zh: '仅适用于本行的税率日期。不填则用申报单的税率日期。',
  },
  other_duty_factor: {
    en: 'What a complex rate measures besides quantity, such as a declared content. Asked for only where the rate needs it.',
    zh: '复合税率除数量外所计量的系数，如成分含量。仅在税率需要时填写。',
  },
  tariff_class_rate_number: {
    en: 'Which of several rates of the classification is claimed. Asked for only where the tariff numbers them.',
    zh: '该税号多个税率中适用的税率编号。仅在税则列有编号时填写。',
  },
  invoice_lines_price_adjustment: {
    en: 'What is added to the price of the line, or with a minus taken off, to come to its customs value. In the currency of the invoice.',
    zh: '为得出完税价格而对本行价格的增减，减项加负号，以发票币种计。',
  },
  t_i_override: {
    en: 'Transport and insurance of this line in place of its share. Only where the papers say it for the line.',
    zh: '本行的运费和保险费，取代分摊额。仅在单证按行列明时填写。',
  },
  t_i_override_currency: {
    en: 'The currency of the transport and insurance of this line.',
    zh: '本行运费和保险费的币种。',
  },
  invoice_spirit_strength: {
    en: 'Alcohol by volume in percent. Asked for where the rate of duty is by litre of alcohol: beer and spirits.',
    zh: '酒精体积百分比。税率按酒精升数计征（啤酒、烈酒）时必填。',
  },

  country_of_origin: {
    en: 'Where the goods were made. Always asked for; it comes from the line of the invoice.',
    zh: '货物的原产国。始终必填，取自发票行。',
  },
  preference_origin: {
    en: 'The country whose preference is claimed. Asked for with every scheme except GEN.',
    zh: '申请优惠所依据的国家。除 GEN 外，凡填优惠方案必填。',
  },
  preference_scheme_type: {
    en: 'The agreement or scheme that the line claims, such as ChAFTA. Empty or GEN: the general rate.',
    zh: '本行申请的协定或优惠方案，如 ChAFTA。留空或 GEN 为普通税率。',
  },
  preference_rule_type: {
    en: 'The rule of origin that the goods meet, as the certificate names it: WO, PE, PSR. Asked for with every scheme except GEN.',
    zh: '货物符合的原产地规则，以证书为准：WO、PE、PSR。除 GEN 外必填。',
  },
  preference_instrument_no: {
    en: 'The instrument that grants the preference or a concession beside it. Only where the scheme names one.',
    zh: '授予优惠或相关减让的文件编号。仅在方案列明时填写。',
  },
  preference_instrument_type: {
    en: 'What kind of instrument that is. Without it the number says nothing.',
    zh: '该文件的种类。缺少种类则编号无效。',
  },
  local_content_percentage: {
    en: 'The share of qualifying content. Asked for where the rule of origin counts content.',
    zh: '符合条件的成分比例。原产地规则按成分计算时填写。',
  },

  second_tariff_item: {
    en: 'A second classification. Only for goods that need two, such as parts under a concession of another item.',
    zh: '第二税号。仅用于需要两个税号的货物。',
  },
  second_treatment: {
    en: 'The treatment claimed under the second classification.',
    zh: '第二税号下申请的待遇代码。',
  },
  second_treatment_instrument_no: {
    en: 'The instrument of the second treatment, where it rests on one.',
    zh: '第二待遇所依据的文件编号。',
  },
  second_treatment_instrument_type: {
    en: 'What kind of instrument the second treatment rests on.',
    zh: '第二待遇所依据文件的种类。',
  },
  second_tariff_concession_order: {
    en: 'The number of a second tariff concession order. It has to hold on the duty date and its words have to cover the goods.',
    zh: '第二项关税减让令编号，须在税率日期有效且文字涵盖该货物。',
  },
  second_ministerial_determination: {
    en: 'The number of a second ministerial determination, where the claim rests on one.',
    zh: '第二项部长决定编号，申请以其为依据时填写。',
  },
  tariff_classification_instrument_no: {
    en: 'The instrument by which the goods have this classification, where one decides it.',
    zh: '决定该税号归类的文件编号。',
  },
  tariff_classification_instrument_type: {
    en: 'What kind of instrument decides the classification.',
    zh: '决定归类的文件种类。',
  },
  treatment_rate_number: {
    en: 'Which of several rates of the treatment is claimed. Only where the treatment numbers them.',
    zh: '该待遇多个税率中适用的编号。仅在待遇列有编号时填写。',
  },
  tariff_advice_number: {
    en: 'The number of a tariff advice that customs gave for these goods. It binds customs for goods and importer that it names.',
    zh: '海关就该货物出具的归类预裁定编号，对所列货物和进口商具约束力。',
  },
  valuation_advice_number: {
    en: 'The number of a valuation advice of customs. Given where its method of valuation is used.',
    zh: '海关估价预裁定编号。采用其估价方法时填写。',
  },
  instrument_security_code: {
    en: 'The code that opens a confidential instrument. It is hidden here and never written to logs.',
    zh: '打开保密文件的代码。在此隐藏显示，且不写入日志。',
  },
  multiple_clearance_code: {
    en: 'Says that the goods are cleared in several parts. Only where customs gave the code.',
    zh: '表示货物分多批放行。仅在海关给出代码时填写。',
  },
  import_credit_number: {
    en: 'The number of an import credit that pays duty, under a scheme that still has them.',
    zh: '用于抵缴关税的进口抵免编号，仅适用于仍保留抵免的计划。',
  },

  gst_exemption_code: {
    en: 'Why no GST falls due on the line, such as food. Without it GST is computed.',
    zh: '本行免征 GST 的原因，如食品。不填则计征 GST。',
  },
  wine_equalisation_tax: {
    en: 'Wine equalisation tax as somebody worked it out, in place of the computed amount.',
    zh: '人工给出的葡萄酒均衡税，取代计算结果。',
  },
  wet_quoting_yn: {
    en: 'Y where the importer quotes its ABN for wine, so that no wine tax is due now. Not together with an exemption.',
    zh: '进口商就葡萄酒报送 ABN 时填 Y，此时暂不征税。不能与豁免同时使用。',
  },
  wet_exemptions: {
    en: 'Codes by which wine is free of the wine tax. Asked for on wine that claims it.',
    zh: '葡萄酒免征均衡税的代码。申请豁免的葡萄酒填写。',
  },
  luxury_car_tax_payable_ind_yn: {
    en: 'Y where luxury car tax falls due: a car above the threshold of the year. Asked for on every car of the tariff’s mark.',
    zh: '应征豪华汽车税时填 Y：汽车价值超过当年门槛。税则标记的汽车必填。',
  },
  lct_quoting_yn: {
    en: 'Y where the importer quotes its ABN for the car, so that no luxury car tax is due now.',
    zh: '进口商就汽车报送 ABN 时填 Y，此时暂不征豪华汽车税。',
  },
  lct_exemptions: {
    en: 'Codes by which a car is free of the tax, or fuel-efficient, which raises the threshold.',
    zh: '汽车免税代码，或节油车代码（提高门槛）。',
  },
  vehicle_ids: {
    en: 'The identification number of every vehicle of the line. Asked for on vehicles.',
    zh: '本行每辆车的车辆识别代号。车辆必填。',
  },

  warehouse_establishment_code: {
    en: 'The licensed warehouse in which the goods are or will be. Asked for on N20 and N30.',
    zh: '货物所在或将入的许可仓库。N20 和 N30 必填。',
  },
  warehouse_reference_number: {
    en: 'The N20 that put the goods into the warehouse. Asked for on N30.',
    zh: '货物入库的 N20 申报号。N30 必填。',
  },
  warehouse_reference_line: {
    en: 'The line of that N20. Asked for on N30.',
    zh: '该 N20 的行号。N30 必填。',
  },
  warehouse_reference_quantity: {
    en: 'How much is taken from that line. All N30 together take no more than the N20 put in.',
    zh: '从该行提取的数量。所有 N30 合计不得超过 N20 入库数量。',
  },
  warehouse_reference_uq: {
    en: 'The unit of that quantity, as the line of the N20 has it.',
    zh: '该数量的单位，与 N20 行一致。',
  },
  drawback_claim_id: {
    en: 'The drawback claim that belongs to these goods, where there is one.',
    zh: '与该货物相关的退税申请编号（如有）。',
  },
  security_number: {
    en: 'The security that is lodged instead of duty: a bond or an undertaking.',
    zh: '代替缴税的担保编号：保证金或承诺书。',
  },
  security_calculate_indicator_yn: {
    en: 'Y where duty is computed as security and not paid.',
    zh: '税款按担保计算而不缴纳时填 Y。',
  },

  second_quantity: {
    en: 'The quantity in the second unit of the classification. Asked for where the tariff counts the goods in two units.',
    zh: '该税号第二单位的数量。税则要求两个计量单位时必填。',
  },
  unit_of_second_quantity: {
    en: 'The unit of the second quantity, as the tariff has it.',
    zh: '第二数量的单位，与税则一致。',
  },
  amber_reason_type: {
    en: 'On which point you are unsure: class, value, origin. With its statement it protects against a penalty.',
    zh: '存疑之处：归类、价值、原产地。连同说明可免除虚假申报处罚。',
  },
  paid_under_protest_indicator_yn: {
    en: 'Y where duty of this line is paid under protest, which keeps the right to dispute it. Say why in the statement.',
    zh: '本行税款在异议下缴纳时填 Y，以保留争议权利，并在说明中写明理由。',
  },
  manual_line_processing_ind_yn: {
    en: 'Y where customs has to work out the duty of this line by hand.',
    zh: '须由海关人工计算本行税款时填 Y。',
  },
  elac_number: {
    en: 'An electronic approval number, for goods under a licence or approval that has one. Sent as it is written.',
    zh: '电子批准编号，适用于持有许可或批准的货物，按原样发送。',
  },
} as const satisfies Record<keyof typeof OPTIONAL_FIELDS, FieldHelp>;
