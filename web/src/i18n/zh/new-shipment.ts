/** The panel for a new shipment. */
export const newShipment = {
  submit: '新建货件',
  another: '再建一票',
  done: '{{code}}已创建。',
  portHint: 'UN/LOCODE，例如CNNGB',
  deadlineHint: '截止时间为当天17:00。',
  twin: '{{codes}}有同样的号码。',
  port: '国家两个字母，地点三个字母：CNNGB',
  day: '请输入有效日期。',
  order: '到达不能早于启运。',
  tooLong: '最多35个字符。',
  branchNeeded: '请选择分公司。',
} as const;

export const texts = { newShipment } as const;
