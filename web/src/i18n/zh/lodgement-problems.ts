/** Problems that only who lodges meets: they come with the pages of a shipment and of declarations. */
export const lodgementProblems = {
  'lodgement.illegal-transition': '海关对此报关单的答复不允许这一步。',
  'lodgement.edi-ended': '此报关单已在海关系统中修改：不能再为它发送报文。',
  'lodgement.under-way': '报文正在发送，请等待海关答复。',
  'lodgement.reason-needed': '请为这一步填写原因。',
  'lodgement.unknown-question': '海关没有提出这个问题。',
  'lodgement.questions-open': '请先回答海关的所有问题。',
  'lodgement.pre-lodge-again': '预申报的内容须在当天申报。请重新预申报。',
  'lodgement.nothing-changed': '自海关接受的版本以来没有改动。',
  'lodgement.changed-since': '您查看之后内容有改动。签署前请再看一次。',
  'lodgement.job-status': '作业尚未到达可执行这一步的状态。',
  'lodgement.checks-fail': '有些校验失败。请改正这些值，或填写原因后豁免校验。',
  'lodgement.values-unconfirmed': '签署前请逐一核对并确认风险最大的值。',
  'lodgement.not-ready': '报文无法生成：有些值缺失或不符合要求。',
  'lodgement.licence-needed': '只有持有执照号的报关员可以执行此操作。',
  'lodgement.not-permitted': '本机构未设置向海关申报。',
  'lodgement.version-not-found': '没有这个版本。',
} as const;
