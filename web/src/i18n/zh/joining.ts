/** Coming into an organisation: by an invitation, and choosing the first role there. */
const joining = {
  ask: '加入{{org}}？',
  as: '您以{{email}}登录。',
  join: '加入',
  joining: '正在加入…',
  notNow: '暂不',
  another: '用其他账户登录',
  home: '去首页',
  askForAnother: '请向邀请您的人索取新链接。',
  noLink: '请再打开一次邀请链接。',
  firstRole: '您在{{org}}以哪个角色工作？',
  firstRoleNote: '角色决定作业中的哪些步骤由您完成。以后可以在菜单中更改。',
  begin: '开始',
  createOrganisation: '创建机构',
  createNote: '您将成为管理员，并邀请其他人。',
  organisationName: '机构名称',
  firstBranch: '第一个分公司',
  firstBranchHint: '通常为城市。作业编号以它开头。',
  timeZone: '分公司时区',
} as const;

export const texts = { joining } as const;
