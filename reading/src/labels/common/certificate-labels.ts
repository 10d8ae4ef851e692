/** How certificates and declarations head what they state. */
export const CERTIFICATE_LABELS = {
  fumigant: `
    active ingredient
    chemical
    chemical used
    fumigant
    fumigant name
    fumigant used
    fumigante
    fumigation agent
    name of fumigant
    treatment
    treatment chemical
    treatment type
    type of fumigant
    type of treatment
    熏蒸剂
    熏蒸药剂
    药剂
    药剂名称
  `,
  dosage: `
    application rate
    applied dosage
    applied dose
    applied dose rate
    concentration
    dosage
    dosage applied
    dosage rate
    dosage rate of fumigant
    dose rate
    dose used
    dose:
    dosis
    fumigant concentration
    fumigant dose
    rate of dosage
    剂量
    用药量
    药剂剂量
  `,
  exposure: `
    duration
    duration and temperature
    duration of exposure
    duration of fumigation
    duration of treatment
    exposure
    exposure duration
    exposure period
    exposure time
    fumigation duration
    fumigation period
    fumigation time
    hours of exposure
    length of exposure
    period of exposure
    treatment duration
    密闭时间
    持续时间
    熏蒸时长
    熏蒸时间
  `,
  temperature: `
    ambient temperature
    average temperature
    forecast minimum temp
    forecast minimum temperature
    fumigation temperature
    min temp
    min temperature
    minimum air temperature
    minimum ambient temperature
    minimum temperature
    temp:
    temperatura
    temperature
    temperature during fumigation
    treatment temperature
    温度
    温度摄氏度
  `,
  completion_date: `
    completed on
    completion date
    date completed
    date fumigation completed
    date of completion
    date of completion of fumigation
    date of fumigation
    date of fumigation completed
    date of fumigation treatment
    date of treatment
    date treated
    fumigated on
    fumigation completed on
    fumigation completion date
    fumigation date
    treated on
    treatment completed
    treatment completion date
    treatment date
    处理日期
    完成日期
    熏蒸完成日期
    熏蒸日期
  `,
  fumigation_target: `
    fumigation target
    goods or packaging treated
    target of fumigation
    target of treatment
    treatment target
    熏蒸对象
  `,
  treatment_provider: `
    fumigated by
    fumigation company
    fumigation operator
    fumigator
    fumigator name
    name of company performing fumigation
    name of fumigation company
    name of fumigator
    name of treatment company
    name of treatment provider
    treated by
    treatment company
    treatment provider
    treatment provider name
    熏蒸单位
  `,
  signatory_name: `
    full name
    name block letters
    name in block letters
    name in capital letters
    name in print
    name of authorised signatory
    name of authorized signatory
    name of declarant
    name of person signing
    name of signatory
    name printed
    print name
    printed name
    signatory
    signatory name
    signer name
    姓名
    姓名正楷
    签字人
  `,
  expiry_date: `
    date of expiration
    date of expiry
    expiration date
    expires on
    expires:
    expiry date
    valid till
    valid to
    valid until
    validity:
    有效期至
  `,
};
