/** Words that every screen uses. */
export const common = {
  product: 'Tallyport',
  tryAgain: '重试',
  cancel: '取消',
  reason: '原因',
  confirm: '确认',
  close: '关闭',
  saving: '正在保存…',
  stillLoading: '仍在加载，服务器响应较慢。',
  loading: '正在加载',
  nothingLost: '没有丢失任何内容。',
  empty: '空',
  unknown: '–',
  clearFilters: '清除筛选',
  create: '新建“{{name}}”',
  noMatch: '没有找到“{{term}}”。',
  typeToSearch: '输入以搜索',
  clearField: '清空{{field}}',
  closeLosesInput: '您输入的内容会丢失。再按一次Esc关闭。',
  allKeys: '全部快捷键',
  previousPage: '上一页',
  nextPage: '下一页',
  copy: '复制',
  copied: '已复制',
  copyByHand: '浏览器不允许复制。内容已选中，请按Ctrl C复制。',
} as const;

/** Default titles of toasts. */
export const toast = { success: '成功', error: '错误', warning: '警告', info: '提示' } as const;
