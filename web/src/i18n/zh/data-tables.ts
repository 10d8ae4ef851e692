/** Data Tables: what stands in tables on the pages. */
export const dataTables = {
  none: '还没有识别过页面。',
  noneHint: '识别单证时会找出表格。',
  notRead: '此页尚未识别。',
  noTable: '此页没有表格。',
  onPage: '本页的表格',
  table: '表{{number}}',
  size: '{{rows}}行，{{columns}}列',
  copy: '复制',
  copied_other: '已复制{{count}}行。',
  notCopied: '浏览器不允许复制，请改为导出表格。',
  export: '导出CSV',
  keys: { next: '下一份单证', previous: '上一份单证', copy: '复制第一个表', export: '导出第一个表' },
} as const;
