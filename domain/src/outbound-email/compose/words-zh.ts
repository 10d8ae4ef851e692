import type { EmailWords } from './email-words.js';

export const WORDS_ZH: EmailWords = {
  'password-reset': {
    subject: '重置您的 Tallyport 密码',
    before: ['有人请求重置使用此邮箱地址的 Tallyport 账户的密码。'],
    action: '设置新密码',
    after: [
      '此链接只能使用一次，60 分钟内有效。设置新密码后，您在其他设备上的登录都会退出。',
      '如果不是您本人操作，请忽略此邮件：您的密码不会改变。',
    ],
  },
  invitation: {
    subject: '{inviter} 邀请您加入 Tallyport 上的 {organisation}',
    before: ['{inviter} 邀请您加入 {organisation}，在报关行工作台 Tallyport 上协同工作。'],
    action: '加入 {organisation}',
    after: ['此链接只能使用一次，7 天内有效。', '如果您不认识对方，请忽略此邮件：不打开链接就不会有任何变化。'],
  },
  'password-changed': {
    subject: '您的 Tallyport 密码已更改',
    before: ['您的 Tallyport 账户密码已于 {day} {time}（UTC）更改，其他设备上的登录均已退出。'],
    action: null,
    after: ['如果不是您本人操作，请立即重置密码，并告知您所在机构的管理员。'],
  },
};
