/** What the product is, for somebody who is not signed in. */
const landing = {
  what: '报关行的工作台',
  read: '识别提单、商业发票和装箱单，并指出每个值在页面上的位置。',
  declare: '据此编制进口报关单，进行校验，并说明每一分关税如何得出。',
  exchange: '与海关和货运系统交换作业，并说明每条报文的结果。',
  tariff: '查询税则',
} as const;

export const texts = { landing } as const;
