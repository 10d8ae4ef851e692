/** What corrections taught about the papers of an issuer. */
export const lessons = {
  title: '学习记录',
  hint: '在一份单证上的更正，有助于识别同一出具方的下一份。',
  all: '使用学习记录',
  allOff: '学习记录已关闭：识别单证时如同没有人更正过。',
  none: '还没有更正过。',
  noneHint: '更正单证的一个表头值，最好在页面上点选。更正会显示在这里。',
  papers: { one: '来自1份单证', other: '来自{{count}}份单证' },
  columns: { field: '字段', read: '识别为', value: '更正为', by: '更正人', use: '使用' },
  nothing: '无',
  pointed: '在页面上点选',
  use: '使用关于{{what}}的学习记录',
  turnedOff: '{{what}}不再使用。',
  turnedOn: '{{what}}重新使用。',
  undo: '撤销',
  everything: '全部',
  keys: { next: '下一条', previous: '上一条', turn: '开启或关闭', open: '打开单证' },
} as const;
