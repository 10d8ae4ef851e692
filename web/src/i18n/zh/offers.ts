/** What is offered beside what stands: to a job by its papers, to a record by a later reading or a freight system. */
export const offers = {
  title: '建议值',
  take: '采用',
  keep: '保留我的',
  takeAll: '全部采用',
  keepAll: '全部保留已填内容',
  takeNamed: '{{field}}：采用{{value}}',
  keepNamed: '{{field}}：保留我的',
  instead: '建议改为：',
  ofPapers_other: '单证有{{count}}个值与作业不同。',
  taken_other: '已采用{{count}}个值。',
  kept_other: '已保留{{count}}个值。',
  undo: '撤销',
  filled: '取自单证，第{{page}}页',
} as const;
